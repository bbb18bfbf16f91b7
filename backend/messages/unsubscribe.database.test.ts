import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { serverForTest } from '../testing/server-for-test';
import { openInMemory } from '../testing/test-database';

let database: Database;
let server: FastifyInstance;

beforeAll(async () => {
  database = await openInMemory();
  await migrate(database);
});

beforeEach(async () => {
  await database.script('truncate message, confirmed_mailbox, network_count cascade');
  server = await serverForTest(database, { storefrontOrigin: 'https://shop.example' });
});

afterEach(() => server.close());

afterAll(() => database.close());

async function post(path: string, payload: object) {
  const { statusCode } = await server.inject({ method: 'POST', url: `/api/v1/email/${path}`, payload });
  return statusCode;
}

/** Subscribes an address, and gives the token of its e-mail. */
async function subscribe(email: string): Promise<string> {
  expect(await post('subscribe', { email })).toBe(200);
  const [row] = await database.query<{ address: string }>(
    `select letter->>'unsubscribe' as address from email where letter->'to'->>'address' = $1`,
    [email],
  );
  const [, token = ''] =
    /^https:\/\/shop\.example\/newsletter\/unsubscribe\?token=(.*)$/.exec(row?.address ?? '') ?? [];
  return token;
}

const subscribers = async () =>
  (
    await database.query<{ subscriber: string }>('select subscriber from message order by received_at, id')
  ).map((row) => row.subscriber);

test('the token of an e-mail ends its subscription, with all that is kept of it, and no other', async () => {
  const token = await subscribe('ada@example.com');
  await subscribe('bob@example.com');
  expect(await post('unsubscribe', { token })).toBe(200);
  expect(await subscribers()).toEqual(['bob@example.com']);
  expect(await database.query('select from email')).toHaveLength(2);
  expect(await post('unsubscribe', { token })).toBe(404);
});

test('who subscribes again gets another token, and who is subscribed keeps it', async () => {
  const first = await subscribe('ada@example.com');
  expect(await subscribe('ada@example.com')).toBe(first);
  await post('unsubscribe', { token: first });
  const second = await subscribe('ada@example.com');
  expect(await post('unsubscribe', { token: first })).toBe(404);
  expect(await subscribers()).toEqual(['ada@example.com']);
  expect(await post('unsubscribe', { token: second })).toBe(200);
  expect(await subscribers()).toEqual([]);
});

test.each([{}, { token: null }, { token: '' }, { token: "'\0" }, { token: 7 }, []])(
  'knows no subscription by %j',
  async (body) => {
    await subscribe('ada@example.com');
    expect(await post('unsubscribe', body)).toBe(404);
    expect(await subscribers()).toEqual(['ada@example.com']);
  },
);

test('a network that tries tokens is refused; one that unsubscribes many at once is not, and may subscribe', async () => {
  const tokens = Array.from({ length: 50 }, () => randomUUID());
  for (const [nth, token] of tokens.entries())
    await database.query(
      `insert into message (kind, payload, subscriber, unsubscribe_token) values ('subscribe', '{}', $1, $2)`,
      [String(nth), token],
    );
  const [last, ...others] = tokens;
  const answers = await Promise.all(others.map((token) => post('unsubscribe', { token })));
  expect(new Set(answers)).toEqual(new Set([200]));
  // A mail program posts again what was answered.
  for (const token of others.slice(0, 10)) expect(await post('unsubscribe', { token })).toBe(404);
  expect(await post('unsubscribe', { token: randomUUID() })).toBe(429);
  expect(await post('unsubscribe', { token: last })).toBe(200);
  expect(await post('subscribe', { email: 'ada@example.com' })).toBe(200);
});
