import PostalMime from 'postal-mime';
import { company } from '../testing/mail-for-test';
import type { QueuedMail } from './mail-queue';
import { composeMessage } from './mime-message';

const mail: QueuedMail = {
  id: '1',
  messageId: '<1f0c@meridian.example>',
  queuedAt: new Date('2026-01-05T00:00:00Z'),
  attempt: 1,
  to: { name: '', address: 'ada@example.com' },
  replyTo: null,
  subject: 'Hello',
  text: 'Hello\n',
  html: '<p>Hello</p>\n',
};

/** What somebody may type as a name to have it read as something else. */
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

const headerNames = [
  'from',
  'to',
  'reply-to',
  'subject',
  'message-id',
  'date',
  'auto-submitted',
  'mime-version',
  'content-type',
];

test.each(names)('%s is read as it was typed, wherever it stands', async (name) => {
  const from = { name, address: 'shop@meridian.example' };
  const to = { name, address: 'ada@example.com' };
  const replyTo = { name, address: 'bob@example.com' };
  const subject = `Quote request from ${name}, ${name}`;
  const { envelope, raw } = await composeMessage({ ...mail, to, replyTo, subject }, from);
  const parsed = await PostalMime.parse(new Uint8Array(raw));
  expect(parsed).toMatchObject({ from, to: [to], replyTo: [replyTo], subject });
  expect(parsed.headers.map(({ key }) => key).sort()).toEqual([...headerNames].sort());
  expect(envelope).toEqual({ from: from.address, to: to.address });
  const head = raw.toString('latin1').split('\r\n\r\n')[0] ?? '';
  expect(head).toMatch(/^[\r\n\x20-\x7e]+$/);
  expect(head.split('\r\n').every((line) => line.length <= 998)).toBe(true);
});

test('a line break in a name or a subject adds no header and no address', async () => {
  const name = 'a\r\nBcc: eve@example.com';
  const { raw } = await composeMessage(
    { ...mail, replyTo: { name, address: 'a@example.com' }, subject: name },
    company,
  );
  const { headers, replyTo } = await PostalMime.parse(new Uint8Array(raw));
  expect(headers.map(({ key }) => key).sort()).toEqual([...headerNames].sort());
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
