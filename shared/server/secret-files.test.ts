import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { secretVariables, withSecretFiles } from './secret-files';

const folder = temporaryFolder();
const file = join(folder, 'secret');

beforeEach(() => mkdirSync(folder, { recursive: true }));

test.each(secretVariables)('%s may be in a file, whose name nobody sees afterwards', (name) => {
  writeFileSync(file, 'a secret');
  const given = { [`${name}_FILE`]: file, PORT: '3000' };
  expect(withSecretFiles(given)).toEqual({ [name]: 'a secret', PORT: '3000' });
  expect(withSecretFiles({ ...given, [name]: '' })).toEqual({ [name]: 'a secret', PORT: '3000' });
});

test.each([
  ['one', 'one'],
  ['one\n', 'one'],
  ['one\r\n', 'one'],
  ['one\n\n', 'one\n'],
  ['one\ntwo\n', 'one\ntwo'],
  [' one ', ' one '],
  ['x'.repeat(16_384), 'x'.repeat(16_384)],
])('of the file %j one newline at the end is dropped', (text, secret) => {
  writeFileSync(file, text);
  expect(withSecretFiles({ SMTP_URL_FILE: file })).toEqual({ SMTP_URL: secret });
});

test('other variables stay as they are, whatever they are called', () => {
  const given = { PORT: '3000', PROBLEMS_FILE: 'none', SMTP_URL: 'smtp://localhost', DATABASE_URL_FILE: '' };
  const { DATABASE_URL_FILE: _, ...kept } = given;
  expect(withSecretFiles(given)).toEqual(kept);
});

test.each([
  ['missing', null, 'cannot be read (ENOENT)'],
  ['empty', '', 'is empty'],
  ['a newline', '\n', 'is empty'],
  ['blank', ' \n\t\n', 'is empty'],
  ['too large', 'hidden'.repeat(2_731), 'cannot be read (EFBIG)'],
])('a file that is %s is refused in one sentence without its content', (name, text, problem) => {
  const wrong = join(folder, name);
  if (text !== null) writeFileSync(wrong, text);
  expect(() => withSecretFiles({ SMTP_URL_FILE: wrong })).toThrow(
    new Error(`SMTP_URL_FILE is '${wrong}', which ${problem}.`),
  );
});

test('a folder is refused', () => {
  expect(() => withSecretFiles({ SMTP_URL_FILE: folder })).toThrow(/^SMTP_URL_FILE is .* \(EISDIR\)\.$/);
});

test('two values are refused in a sentence that names both variables, and neither value', () => {
  expect(() => withSecretFiles({ SMTP_URL_FILE: '/hidden', SMTP_URL: 'hidden' })).toThrow(
    new Error('SMTP_URL and SMTP_URL_FILE are both set: keep one of them.'),
  );
});
