import PostalMime from 'postal-mime';
import { company, mail } from '../testing/mail-for-test';
import { composeMessage } from './mime-message';

/** Names that try to be read as something else. */
const names = [
  'Ada Lovelace',
  '=?utf-8?Q?=0D=0ABcc:_eve=40evil.example?=',
  '=?UTF-8?B?DQpCY2M6IGV2ZUBldmlsLmV4YW1wbGU=?=',
  'Ada =?utf-8?q?x?= =?utf-8?q?y?= Lovelace',
  'Zoë =?iso-8859-1?Q?=0ASubject:_x?= Müller',
  '=?utf-8?Q?a b?= =?utf-8?X?c?=',
  '"=?utf-8?Q?x?=" <eve@evil.example>',
  '=?utf-8?Q?eve=40evil.example=2C?=',
  'Ada, "the first" <eve@evil.example>, Bob',
  'Ada (eve@evil.example) \\',
  'friends: eve@evil.example;',
  '=?',
  '?=',
  'שלום עולם =?utf-8?B?eA==?=',
  '😀'.repeat(33),
  '=?utf-8?Q?'.repeat(10).slice(0, 100),
];

const headerNames = 'auto-submitted content-type date from message-id mime-version reply-to subject to'.split(
  ' ',
);

test.each(names)('%s is read as it was typed, wherever it stands', async (name) => {
  const from = { name, address: 'shop@meridian.example' };
  const to = { name, address: 'ada@example.com' };
  const replyTo = { name, address: 'bob@example.com' };
  const subject = `Quote request from ${name}, ${name}`;
  const { envelope, raw } = await composeMessage({ ...mail, to, replyTo, subject }, from);
  const parsed = await PostalMime.parse(new Uint8Array(raw));
  expect(parsed).toMatchObject({ from, to: [to], replyTo: [replyTo], subject });
  expect(parsed.headers.map(({ key }) => key).sort()).toEqual(headerNames);
  expect(envelope).toEqual({ from: from.address, to: to.address });
  const head = raw.toString('latin1').split('\r\n\r\n')[0] ?? '';
  expect(head).toMatch(/^[\r\n\x20-\x7e]+$/);
  expect(head.split('\r\n').every((line) => line.length <= 998)).toBe(true);
});

test('a sender’s name stands before the configured address', async () => {
  const { envelope, raw } = await composeMessage({ ...mail, sender: 'Zähne & Co' }, company);
  const { from } = await PostalMime.parse(new Uint8Array(raw));
  expect([from, envelope.from]).toEqual([{ name: 'Zähne & Co', address: company.address }, company.address]);
  expect((await composeMessage({ ...mail, sender: '' }, company)).raw.toString()).toContain(
    'From: Meridian <',
  );
});

test('a line break in a name or a subject adds no header and no address', async () => {
  const name = 'a\r\nBcc: eve@example.com';
  const { raw } = await composeMessage(
    { ...mail, replyTo: { name, address: 'a@example.com' }, subject: name },
    company,
  );
  const { headers, replyTo } = await PostalMime.parse(new Uint8Array(raw));
  expect(headers.map(({ key }) => key).sort()).toEqual(headerNames);
  expect(replyTo?.map(({ address }) => address)).toEqual(['a@example.com']);
});

test('an e-mail without a name or an answer has plain headers', async () => {
  const { raw } = await composeMessage(mail, company);
  const head = raw.toString('latin1').split('\r\n\r\n')[0] ?? '';
  expect(head.split('\r\n').slice(0, 4)).toEqual([
    'Auto-Submitted: auto-generated',
    'From: Meridian <quotes@meridian.example>',
    'To: ada@example.com',
    'Subject: Hello',
  ]);
});

test('a text of long lines, emoji and right-to-left words arrives as it is, in lines of 998 characters', async () => {
  const text = `${'😀'.repeat(500)}\n.\nمرحبا بالعالم שלום\n${'x'.repeat(10_000)}\n`;
  const { raw } = await composeMessage({ ...mail, text }, company);
  expect((await PostalMime.parse(new Uint8Array(raw))).text).toBe(`${text}\n`);
  const lines = raw.toString('latin1').split('\r\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(998);
  expect(lines.filter((line) => line.includes('\n'))).toEqual([]);
});

test('an e-mail to a subscriber lets mail programs unsubscribe by one press', async () => {
  const unsubscribe = 'https://shop.example/newsletter/unsubscribe?token=1f0c';
  const { raw } = await composeMessage({ ...mail, unsubscribe }, company);
  const { headers } = await PostalMime.parse(new Uint8Array(raw));
  expect(headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value])).toEqual([
    ['list-unsubscribe', `<${unsubscribe}>`],
    ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
  ]);
});
