import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import PostalMime from 'postal-mime';
import { company, mail as hello } from '../testing/mail-for-test';
import { clearOutbox, outboxTransport } from './outbox-transport';

const folders = temporaryFolder();
let parent: string;
const { signal } = new AbortController();

const mail = { ...hello, subject: 'Grüße', text: 'Hello 😀\n', html: '<p>Hello 😀</p>\n' };

beforeEach(async () => {
  parent = await mkdtemp(join(folders, 'outbox-'));
});

test('an e-mail is one file that a mail program reads, in a folder that is made', async () => {
  const folder = join(parent, 'a/b');
  await outboxTransport(folder, company).send(mail, signal);
  expect(await readdir(folder)).toEqual(['1f0c@meridian.example.eml']);
  const parsed = await PostalMime.parse(await readFile(join(folder, '1f0c@meridian.example.eml'), 'utf8'));
  expect(parsed).toMatchObject({
    from: company,
    to: [{ address: 'ada@example.com' }],
    subject: 'Grüße',
    messageId: mail.messageId,
    date: '2026-01-05T00:00:00.000Z',
  });
  expect(parsed.text?.trim()).toBe('Hello 😀');
  expect(parsed.html?.trim()).toBe('<p>Hello 😀</p>');
});

test('sent again it is the same file', async () => {
  const transport = outboxTransport(parent, company);
  await transport.send(mail, signal);
  await transport.send({ ...mail, attempt: 2 }, signal);
  expect(await readdir(parent)).toEqual(['1f0c@meridian.example.eml']);
});

test('a name cannot leave the folder', async () => {
  await outboxTransport(parent, company).send({ ...mail, messageId: '<../../a/b@x>' }, signal);
  expect(await readdir(parent)).toEqual(['....ab@x.eml']);
});

test('a folder that cannot be made is a passing failure', async () => {
  await writeFile(join(parent, 'file'), '');
  await expect(outboxTransport(join(parent, 'file'), company).send(mail, signal)).rejects.toMatchObject({
    code: 'EEXIST',
  });
});

test('removes only unfinished files of killed processes', async () => {
  const killed = spawn(process.execPath, ['-e', '']);
  await once(killed, 'exit');
  const ours = [`.1@x.${killed.pid}`, `.2@x.${process.pid}`];
  const others = [
    `.3@x.${process.ppid}`,
    '.gitignore',
    '.4@x.eml',
    '5@x.eml',
    `6@x.${killed.pid}`,
    `.ICEauthority.${killed.pid}`,
  ];
  for (const file of [...ours, ...others]) await writeFile(join(parent, file), '');
  await clearOutbox(parent);
  expect((await readdir(parent)).sort()).toEqual(others.sort());
});

test('a missing outbox needs no cleaning', async () => {
  await expect(clearOutbox(join(parent, 'none'))).resolves.toBeUndefined();
});
