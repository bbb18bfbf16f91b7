import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { quoteForTest } from '../testing/quote-for-test';
import { serverForTest } from '../testing/server-for-test';
import { openInMemory } from '../testing/test-database';
import { deleteMessages, exportMessages } from './kept-messages';

let database: Database;
let server: FastifyInstance;

beforeAll(async () => {
  database = await openInMemory();
  await migrate(database);
  server = await serverForTest(database, { now: () => Date.parse('2024-01-01T00:00:00Z') });
});

beforeEach(async () => {
  await database.script('delete from email; delete from message; delete from confirmed_mailbox');
  await send('/quote', quoteForTest({ email: 'Ada@Example.com' }));
  await send('', { email: 'mailto:ada@example.com', message: 'Hi', more: '\0' });
  await send('/subscribe', { email: 'ada@example.com' });
  await send('/quote', quoteForTest({ email: 'bob@example.com' }));
});

afterAll(async () => {
  await server.close();
  await database.close();
});

let senders = 0;

/** Each from a network of its own. */
async function send(path: string, payload: object) {
  senders += 1;
  const { statusCode } = await server.inject({
    method: 'POST',
    url: `/api/v1/email${path}`,
    payload,
    remoteAddress: `192.0.2.${senders}`,
  });
  expect(statusCode).toBe(200);
}

/** How many messages, e-mails and mailboxes there are. */
const kept = async () =>
  Promise.all(
    ['message', 'email', 'confirmed_mailbox'].map(
      async (table) => (await database.query(`select from ${table}`)).length,
    ),
  );

const ofAda = [
  { what: 'e-mails', count: 6 },
  { what: 'messages', count: 1 },
  { what: 'quotes', count: 1 },
  { what: 'subscriptions', count: 1 },
];

test('an export has all messages of an address, in any case, with their e-mails', async () => {
  const { messages, confirmations } = await exportMessages(database, 'ADA@example.com');
  expect(messages).toHaveLength(3);
  expect(messages).toContainEqual({
    id: expect.any(String),
    kind: 'quote',
    reference: expect.any(String),
    receivedAt: new Date('2024-01-01'),
    payload: quoteForTest({ email: 'Ada@Example.com' }),
    ...{ state: 'new', note: '' },
    emails: [
      expect.objectContaining({
        state: 'queued',
        letter: expect.objectContaining({ subject: expect.any(String) }),
      }),
      expect.objectContaining({ state: 'queued' }),
    ],
  });
  const confirmedAt = Array(3).fill(expect.anything());
  expect(confirmations).toEqual([{ mailbox: 'ada@example.com', confirmedAt }]);
  expect(await exportMessages(database, 'eve@example.com')).toEqual({ messages: [], confirmations: [] });
});

test.each([
  ['ab2@x.example', 'Ann Smith <ab2@x.example>'],
  ['t3@x.example', 't3@x.example, t4@x.example'],
  ['t4@x.example', 't3@x.example, t4@x.example'],
  ['t5@x.example', 't5@x.example.'],
  ['ann@BÜCHER.example', 'Ann@xn--bcher-kva.example'],
  ['ann@xn--bcher-kva.example', 'ann@BÜCHER.example'],
  ['Ann <ann@x.example>', 'Ann@X.example'],
  ['ann@@x.example', 'ann@@x.example'],
])('of %s is what was typed as %s, and nothing is left of it', async (email, typed) => {
  const before = await kept();
  await send('/quote', quoteForTest({ email: typed }));
  expect((await exportMessages(database, email)).messages).toHaveLength(1);
  await deleteMessages(database, { email }, false);
  expect(await kept()).toEqual(before);
});

test('what is erased is gone, and nothing of others', async () => {
  const before = await kept();
  expect(await deleteMessages(database, { email: 'ADA@example.com' }, true)).toEqual(ofAda);
  expect(await kept()).toEqual(before);
  expect(await deleteMessages(database, { email: 'ADA@example.com' }, false)).toEqual(ofAda);
  expect(await kept()).toEqual([1, 2, 1]);
  const left = async (email: string) => (await exportMessages(database, email)).messages.length;
  expect(await left('ada@example.com')).toBe(0);
  expect(await left('bob@example.com')).toBe(1);
});

test('a deletion that fails deletes nothing', async () => {
  const before = await kept();
  const failing: Database = {
    ...database,
    transaction: (work) =>
      database.transaction((queries) =>
        work({
          ...queries,
          query: async (sql, parameters) => {
            if (sql.startsWith('delete from message')) throw new Error('disk on fire');
            return queries.query(sql, parameters);
          },
        }),
      ),
  };
  await expect(deleteMessages(failing, { email: 'ada@example.com' }, false)).rejects.toThrow('disk on fire');
  expect(await kept()).toEqual(before);
});

test('old messages go, but neither subscriptions nor what waits to be sent', async () => {
  await server.inject({ method: 'POST', url: '/api/v1/email', payload: { message: 'waits' } });
  await database.script("update email set state = 'sent' where letter ->> 'text' not like '%waits%'");
  expect(await deleteMessages(database, { age: '999 years' }, false)).toEqual([
    { what: 'e-mails', count: 0 },
  ]);
  expect(await deleteMessages(database, { age: '1 years' }, false)).toEqual([
    { what: 'e-mails', count: 6 },
    { what: 'messages', count: 1 },
    { what: 'quotes', count: 2 },
  ]);
  expect(await database.query('select kind from message order by kind')).toEqual([
    { kind: 'general' },
    { kind: 'subscribe' },
  ]);
});
