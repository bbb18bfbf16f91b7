import { deferred } from '@storefront/shared/testing/deferred';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { messageStore } from '../messages/message-store';
import { newQuoteReference } from '../messages/quote-reference';
import { type FakeTime, fakeTime } from '../testing/fake-time';
import { company } from '../testing/mail-for-test';
import { quietPort } from '../testing/quiet-port';
import {
  type SmtpBehaviour,
  type SmtpServerForTest,
  smtpServerForTest,
} from '../testing/smtp-server-for-test';
import { openInMemory } from '../testing/test-database';
import { watchedQueue } from '../testing/watched-queue';
import type { Email } from './email';
import { lease, mailQueue } from './mail-queue';
import { type Sender, startSender } from './sender';
import { smtpTransport } from './smtp-transport';
import type { MailTransport } from './transport';

let database: Database;
let time: FakeTime;
let watched: ReturnType<typeof watchedQueue>;
const servers: SmtpServerForTest[] = [];
const senders: Sender[] = [];
const logged: string[] = [];

beforeAll(async () => {
  database = await openInMemory();
  await migrate(database);
});

beforeEach(async () => {
  await database.script('truncate message cascade');
  logged.length = 0;
  time = fakeTime();
  watched = watchedQueue(mailQueue(database, 'meridian.example', time.now));
});

afterEach(async () => {
  await Promise.all(senders.splice(0).map((sender) => sender.stop()));
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

afterAll(() => database.close());

async function serve(behaviour: SmtpBehaviour = {}) {
  const server = await smtpServerForTest(behaviour);
  servers.push(server);
  return server;
}

function start(transport: MailTransport) {
  const sender = startSender({
    queue: watched.queue,
    transport,
    isOurs: ({ to }) => to.address === 'company@shop.example',
    now: time.now,
    schedule: time.schedule,
    log: (line) => logged.push(line),
  });
  senders.push(sender);
  return sender;
}

const emailTo = (address: string, changes: Partial<Email> = {}): Email => ({
  to: { name: '', address },
  replyTo: null,
  subject: 'Hello',
  text: 'Hello\n',
  html: '<p>Hello</p>\n',
  ...changes,
});

const enqueue = (...emails: Email[]) =>
  messageStore(database, watched.queue, newQuoteReference, Date.now).store({
    kind: 'general',
    payload: {},
    digest: '',
    subscriber: null,
    key: null,
    emails: async () => emails,
  });

const states = () =>
  database.query<{ to: string; state: string; attempts: number; reason: string | null }>(
    `select letter->'to'->>'address' as to, state, attempts, reason from email order by 1`,
  );

test('sends a queued e-mail once, with a Message-ID of our domain', async () => {
  const server = await serve();
  const sender = start(smtpTransport(server.url, company));
  const replyTo = { name: 'Ada, "A"', address: 'a@example.com' };
  await enqueue(emailTo('ada@example.com', { replyTo, text: 'Hello\n.\nAda\n' }));
  sender.wake();
  await watched.noted('sent', 1);
  const [mail] = server.mails;
  expect(mail).toMatchObject({ from: company.address, to: ['ada@example.com'] });
  expect(mail?.parsed).toMatchObject({
    from: { name: 'Meridian', address: 'quotes@meridian.example' },
    to: [{ address: 'ada@example.com' }],
    replyTo: [{ name: 'Ada, "A"', address: 'a@example.com' }],
    subject: 'Hello',
    text: 'Hello\n.\nAda\n\n',
    messageId: expect.stringMatching(/^<[0-9a-f-]{36}@meridian\.example>$/),
    date: '2026-01-05T00:00:00.000Z',
  });
  expect(mail?.parsed.html).toContain('<p>Hello</p>');
  sender.wake();
  await time.scheduled(60_000);
  await sender.stop();
  expect(server.mails).toHaveLength(1);
  expect(await states()).toEqual([{ to: 'ada@example.com', state: 'sent', attempts: 1, reason: null }]);
});

test('sends everything once a server is up again, retrying less and less often', async () => {
  const port = await quietPort();
  const sender = start(smtpTransport(`smtp://127.0.0.1:${port}`, company));
  await enqueue(emailTo('ada@example.com'), emailTo('bob@example.com'));
  sender.wake();
  for (const [failures, delay] of [1_000, 2_000, 4_000, 8_000, 16_000, 32_000].entries()) {
    await watched.noted('postpone', 2 * (failures + 1));
    await time.scheduled(delay);
    time.advance(delay);
  }
  await watched.noted('postpone', 14);
  expect(logged).toEqual([expect.stringMatching(/^e-mails are kept until they can be sent: .*ECONNREFUSED/)]);
  const server = await serve({ port });
  time.advance(60_000);
  await watched.noted('sent', 2);
  expect(server.mails.flatMap(({ to }) => to).sort()).toEqual(['ada@example.com', 'bob@example.com']);
  expect(logged.at(-1)).toBe('e-mails are sent again');
});

test('a permanent refusal delays no other e-mail', async () => {
  const server = await serve({
    refuse: (address) =>
      address.startsWith('eve') ? { code: 550, text: 'No such user eve@example.com' } : null,
  });
  const sender = start(smtpTransport(server.url, company));
  await enqueue(emailTo('eve@example.com'), emailTo('ada@example.com'));
  sender.wake();
  await Promise.all([watched.noted('refused', 1), watched.noted('sent', 1)]);
  await time.scheduled(60_000);
  time.advance(600_000);
  await time.scheduled(60_000);
  expect(await states()).toEqual([
    { to: 'ada@example.com', state: 'sent', attempts: 1, reason: null },
    {
      to: 'eve@example.com',
      state: 'refused',
      attempts: 1,
      reason: expect.stringContaining('No such user eve@example.com'),
    },
  ]);
  expect(logged).toEqual([expect.stringMatching(/^e-mail <.*> was refused for good: .*No such user …$/)]);
});

test('retries an e-mail to ourselves although our mailbox refused it', async () => {
  let refused = true;
  const server = await serve({ refuse: () => (refused ? { code: 554, text: 'Relay access denied' } : null) });
  const sender = start(smtpTransport(server.url, company));
  await enqueue(emailTo('company@shop.example'));
  sender.wake();
  await watched.noted('postpone', 1);
  await time.scheduled(60_000);
  refused = false;
  time.advance(15 * 60_000);
  await watched.noted('sent', 1);
  expect(server.mails.flatMap(({ to }) => to)).toEqual(['company@shop.example']);
});

test.each([
  [450, 'Mailbox busy'],
  [530, 'Authentication required'],
])('retries after a refusal with %i', async (code, text) => {
  let busy = true;
  const server = await serve({ refuse: () => (busy ? { code, text } : null) });
  const sender = start(smtpTransport(server.url, company));
  await enqueue(emailTo('ada@example.com'));
  sender.wake();
  await watched.noted('postpone', 1);
  await time.scheduled(1_000);
  busy = false;
  time.advance(1_000);
  await watched.noted('sent', 1);
  expect(server.mails).toHaveLength(1);
});

test('an e-mail that hangs delays no other, times out, and is the same at the next attempt', async () => {
  let patient = false;
  const seen: string[] = [];
  const reached = deferred();
  const server = await serve({
    beforeAccepting: async ({ to, parsed }) => {
      if (!to.includes('slow@example.com')) return;
      seen.push(parsed.messageId ?? '');
      reached.resolve();
      if (!patient) await new Promise(() => {});
    },
  });
  const sender = start(smtpTransport(server.url, company));
  await enqueue(emailTo('slow@example.com'));
  sender.wake();
  await reached.promise;
  await enqueue(...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => emailTo(`${name}@example.com`)));
  sender.wake();
  await watched.noted('sent', 6);
  patient = true;
  time.advance(60_000);
  await watched.noted('postpone', 1);
  await time.scheduled(1_000);
  time.advance(1_000);
  await watched.noted('sent', 7);
  expect(seen).toHaveLength(2);
  expect(new Set(seen).size).toBe(1);
});

test('sends four at a time', async () => {
  let underWay = 0;
  let most = 0;
  const four = deferred();
  const server = await serve({
    beforeAccepting: async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      if (underWay === 4) four.resolve();
      await four.promise;
      underWay -= 1;
    },
  });
  await enqueue(...Array.from({ length: 12 }, (_, number) => emailTo(`v${number}@example.com`)));
  start(smtpTransport(server.url, company));
  await watched.noted('sent', 12);
  expect(most).toBe(4);
});

test('two senders on one database send each e-mail once', async () => {
  const server = await serve();
  await enqueue(...Array.from({ length: 40 }, (_, number) => emailTo(`v${number}@example.com`)));
  start(smtpTransport(server.url, company));
  start(smtpTransport(server.url, company));
  await watched.noted('sent', 40);
  expect(new Set(server.mails.flatMap(({ to }) => to)).size).toBe(40);
  expect(server.mails).toHaveLength(40);
  expect((await states()).every(({ attempts }) => attempts === 1)).toBe(true);
});

test('another sender takes over from a killed one after its lease', async () => {
  const server = await serve();
  await enqueue(emailTo('ada@example.com'));
  expect(await watched.queue.claim()).not.toBeNull();
  const sender = start(smtpTransport(server.url, company));
  await time.scheduled(60_000);
  sender.wake();
  expect(await watched.queue.claim()).toBeNull();
  time.advance(lease / 2);
  await time.scheduled(60_000);
  expect(server.mails).toHaveLength(0);
  time.advance(lease / 2);
  await watched.noted('sent', 1);
});

test('a process alone on its database sends the e-mails of a killed one at its start', async () => {
  const server = await serve();
  await enqueue(emailTo('ada@example.com'));
  await watched.queue.claim();
  await watched.queue.releaseAll();
  start(smtpTransport(server.url, company));
  await watched.noted('sent', 1);
  expect(server.mails).toHaveLength(1);
});

test("a sender past its lease does not postpone the next sender's e-mail", async () => {
  await enqueue(emailTo('ada@example.com'));
  const first = await watched.queue.claim();
  time.advance(lease);
  const second = await watched.queue.claim();
  expect(second?.messageId).toBe(first?.messageId);
  if (first) await watched.queue.postpone(first, time.now(), 'late');
  expect(await watched.queue.claim()).toBeNull();
});

test('stopping waits for e-mails under way, then aborts and keeps them', async () => {
  const reached = deferred();
  const server = await serve({
    beforeAccepting: async () => {
      reached.resolve();
      await new Promise(() => {});
    },
  });
  const sender = start(smtpTransport(server.url, company));
  await enqueue(emailTo('ada@example.com'));
  sender.wake();
  await reached.promise;
  const stopped = sender.stop();
  await time.scheduled(3_000);
  time.advance(3_000);
  await stopped;
  expect(await states()).toEqual([
    { to: 'ada@example.com', state: 'queued', attempts: 1, reason: 'the backend was stopped' },
  ]);
  expect(await watched.queue.nextDue()).toBe(time.now());
});

test('retries a database that does not answer', async () => {
  const server = await serve();
  await enqueue(emailTo('ada@example.com'));
  const { claim } = watched.queue;
  jest
    .spyOn(watched.queue, 'claim')
    .mockRejectedValueOnce(new Error('connection lost'))
    .mockImplementation(claim);
  start(smtpTransport(server.url, company));
  await time.scheduled(5_000);
  expect(logged).toEqual(['the queue of e-mails cannot be read: connection lost']);
  time.advance(5_000);
  await watched.noted('sent', 1);
});
