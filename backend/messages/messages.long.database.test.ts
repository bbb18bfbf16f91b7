import { formatPrice } from '@storefront/shared/product/format-price';
import { trustedProxies } from '@storefront/shared/server/trusted-proxies';
import type { FastifyInstance } from 'fastify';
import { captureEvents } from 'log/testing/capture-events';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { type MailQueue, mailQueue } from '../mail/mail-queue';
import { startSender } from '../mail/sender';
import { smtpTransport } from '../mail/smtp-transport';
import { seed } from '../seed/seed';
import type { ServerDependencies } from '../server';
import { type FakeTime, fakeTime } from '../testing/fake-time';
import { company } from '../testing/mail-for-test';
import { quoteForTest } from '../testing/quote-for-test';
import { serverForTest } from '../testing/server-for-test';
import { smtpServerForTest } from '../testing/smtp-server-for-test';
import { openInMemory } from '../testing/test-database';
import { watchedQueue } from '../testing/watched-queue';
import { confirmations } from './message-service';
import { messageStore } from './message-store';
import { newQuoteReference } from './quote-reference';

const shellSecret = 'only-the-shell-knows';

let database: Database;
let time: FakeTime;
let queue: MailQueue;
let product: { id: string; name: string };
const open: FastifyInstance[] = [];

beforeAll(async () => {
  database = await openInMemory();
  await migrate(database);
  await seed(database, { products: 42 });
  const [first] = await database.query<typeof product>('select id, name from product order by id limit 1');
  if (first) product = first;
});

beforeEach(async () => {
  await database.script('truncate message, confirmed_mailbox, network_count cascade');
  time = fakeTime();
  queue = mailQueue(database, 'meridian.example', time.now);
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

afterAll(() => database.close());

async function serve(changes: Partial<ServerDependencies> = {}) {
  const mail = { mailQueue: queue, shellSecrets: [shellSecret], now: time.now };
  const server = await serverForTest(database, { ...mail, ...changes });
  open.push(server);
  return server;
}

const quote = (changes: object = {}) =>
  quoteForTest({
    productDetails: [{ id: product.id, quantity: 2, productName: 'as the browser calls it' }],
    ...changes,
  });

type Kind = 'email' | 'email/quote' | 'email/subscribe';

async function post(
  server: FastifyInstance,
  payload: object,
  headers: Readonly<Record<string, string>> = {},
  kind: Kind = 'email/quote',
) {
  const {
    statusCode,
    headers: answered,
    ...response
  } = await server.inject({
    method: 'POST',
    url: `/api/v1/${kind}`,
    headers,
    payload,
  });
  return { status: statusCode, retryAfter: answered['retry-after'], body: response.json() };
}

const counts = async () => {
  const [row] = await database.query(
    `select (select count(*)::int from message) as messages, (select count(*)::int from email) as emails`,
  );
  return row;
};

const from = (address: string) => ({ 'x-shell-secret': shellSecret, 'x-visitor-address': address });

const kinds: [Kind, () => object][] = [
  ['email', () => ({ name: 'Ada', email: 'ada@example.com', message: 'Hello' })],
  ['email/quote', () => quote()],
  ['email/subscribe', () => ({ email: 'ada@example.com' })],
];

describe('storing', () => {
  test.each(kinds)('%s is answered once the message and its e-mails are stored', async (kind, payload) => {
    const onQueued = jest.fn();
    const { status, body } = await post(await serve({ onQueued }), payload(), {}, kind);
    expect(status).toBe(200);
    const isQuote = kind === 'email/quote';
    expect(Object.keys(body.data)).toEqual(isQuote ? ['id', 'reference', 'confirmed'] : ['id']);
    expect(
      await database.query('select payload, reference from message where id = $1', [body.data.id]),
    ).toEqual([{ payload: payload(), reference: body.data.reference ?? null }]);
    const queued = await database.query(
      `select letter->'to'->>'address' as to, state, attempts from email where message = $1 order by 1`,
      [body.data.id],
    );
    expect(queued).toEqual([
      { to: 'ada@example.com', state: 'queued', attempts: 0 },
      { to: company.address, state: 'queued', attempts: 0 },
    ]);
    expect(onQueued).toHaveBeenCalledTimes(1);
  });

  test('withholds the fourth confirmation within an hour from a mailbox, whoever asks; the company gets all', async () => {
    const server = await serve();
    const typed = ['ada@example.com', 'ADA@EXAMPLE.com', 'a.d.a@example.com', 'ada+1@example.com'];
    const ask = (email: string, visitor: number) =>
      post(server, quote({ email }), from(`203.0.113.${visitor}`));
    const to = async () =>
      (
        await database.query<{ to: string }>(
          `select letter->'to'->>'address' as to from email where queued_at = $1 order by 1`,
          [new Date(time.now()).toISOString()],
        )
      ).map((row) => row.to);
    const first = await Promise.all(typed.map(ask));
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(first.map(({ body }) => body.data.confirmed).sort()).toEqual([false, true, true, true]);
    expect(await counts()).toEqual({ messages: 4, emails: 7 });

    time.advance(30 * 60_000);
    const withheld = await post(await serve(), { email: 'ada+2@example.com' }, {}, 'email/subscribe');
    expect(withheld).toEqual({
      status: 200,
      retryAfter: undefined,
      body: { data: { id: expect.any(String) } },
    });
    expect(await to()).toEqual([company.address]);
    await ask('bob@example.com', 5);
    expect(await to()).toEqual(['bob@example.com', company.address, company.address]);

    time.advance(30 * 60_000);
    await Promise.all(typed.map(ask));
    expect(await counts()).toEqual({ messages: 10, emails: 10 + 3 + 1 + 3 });
    time.advance(60 * 60_000 - 1);
    await ask('ada@example.com', 6);
    expect(await to()).toEqual([company.address]);
  });

  test('forgets a mailbox once none of its confirmations counts', async () => {
    const server = await serve();
    for (const name of ['ada', 'bob', 'eve']) {
      await post(server, quote({ email: `${name}@example.com` }));
      time.advance(30 * 60_000);
    }
    expect(await database.query('select mailbox from confirmed_mailbox order by 1')).toEqual([
      { mailbox: 'bob@example.com' },
      { mailbox: 'eve@example.com' },
    ]);
  });

  test('nothing is stored when its e-mails cannot be queued', async () => {
    captureEvents();
    const rows: MailQueue['rows'] = (emails) => queue.rows(emails).map((row) => ({ ...row, id: 'none' }));
    const server = await serve({ mailQueue: { ...queue, rows } });
    expect((await post(server, quote())).status).toBe(500);
    expect(await counts()).toEqual({ messages: 0, emails: 0 });
  });

  test('subscribing twice is one message and one pair of e-mails', async () => {
    const server = await serve();
    const first = await post(server, { email: 'ada@example.com' }, {}, 'email/subscribe');
    const second = await post(
      server,
      { email: ' mailto:ADA@example.com\u200b' },
      { 'idempotency-key': 'k' },
      'email/subscribe',
    );
    expect(second.body).toEqual(first.body);
    expect(await counts()).toEqual({ messages: 1, emails: 2 });
  });

  test('two concurrent posts of one message store it once, with its e-mails', async () => {
    const store = messageStore(database, queue, newQuoteReference, time.now);
    const emails = async () => [
      { to: company, replyTo: null, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' },
    ];
    const once = { payload: {}, digest: 'd', emails };
    const quoted = { ...once, kind: 'quote', subscriber: null, key: 'k' } as const;
    const keyless = { ...quoted, digest: 'e', key: null } as const;
    const subscribed = { ...once, kind: 'subscribe', subscriber: 'ada@example.com', key: null } as const;
    const all = [quoted, keyless, subscribed];
    const stored = await Promise.all([...all, ...all].map(store.store));
    expect(new Set(stored.map(({ id }) => id)).size).toBe(3);
    expect(stored.filter(({ isNew }) => isNew)).toHaveLength(3);
    expect(await counts()).toEqual({ messages: 3, emails: 3 });
  });

  test.each([
    ['mailto:ada@example.com', true],
    ['nope', false],
  ])('a quote with %j for an address says whether a confirmation goes out: %p', async (email, confirmed) => {
    const server = await serve();
    const headers = { 'idempotency-key': 'k' };
    const { status, body } = await post(server, quote({ email }), headers);
    expect({ status, confirmed: body.data.confirmed }).toEqual({ status: 200, confirmed });
    const emails = await database.query<{ to: string }>(
      `select letter->'to'->>'address' as to from email order by 1`,
    );
    expect(emails.map(({ to }) => to)).toEqual([...(confirmed ? ['ada@example.com'] : []), company.address]);
    expect((await post(server, quote({ email }), headers)).body).toEqual(body);
  });

  test('a reference that is taken is not given again', async () => {
    const drawn = ['AAAA-AAAA', 'AAAA-AAAA', 'CCCC-CCCC'];
    const emails = jest.fn(async () => []);
    const store = messageStore(database, queue, () => drawn.shift() ?? 'AAAA-AAAA', time.now);
    const another = { kind: 'quote', payload: {}, digest: 'd', subscriber: null, emails } as const;
    const references = [];
    for (const key of ['k', 'l']) references.push((await store.store({ ...another, key })).reference);
    expect(references).toEqual(['AAAA-AAAA', 'CCCC-CCCC']);
    expect(emails).toHaveBeenLastCalledWith('CCCC-CCCC');
    await expect(store.store({ ...another, key: 'm' })).rejects.toThrow('neither stored nor found');
  });

  test('the e-mails have the prices, the names and the SKU of the catalogue', async () => {
    const [row] = await database.query<{ id: string; name: string; sku: string; price: number }>(
      `select id, name, sku, sale_price::float8 as price from product
        where on_sale and sale_price < price order by id limit 1`,
    );
    const { body } = await post(
      await serve(),
      quote({ productDetails: [{ id: row?.id, quantity: 3, productName: 'Bargain', price: 0.01 }] }),
    );
    const texts = await database.query<{ text: string }>(
      `select letter->>'text' as text from email where message = $1`,
      [body.data.id],
    );
    expect(texts).toHaveLength(2);
    for (const { text } of texts) {
      expect(text).toContain(`- 3 × ${row?.name} (SKU ${row?.sku}`);
      expect(text).toContain(`): ${formatPrice(row?.price ?? null)} per item, `);
      expect(text).toContain(`\nSubtotal: ${formatPrice(3 * (row?.price ?? 0))}, including GST\n`);
    }
  });

  test('the longest request that is allowed is stored and queued', async () => {
    const wide = (length: number) => '漢'.repeat(length);
    const { status } = await post(
      await serve(),
      quote({
        name: wide(200),
        company: wide(200),
        address: wide(500),
        suburb: wide(200),
        state: wide(200),
        postcode: wide(20),
        message: wide(10_000),
        description: wide(10_000),
        productDetails: Array.from({ length: 160 }, (_, id) => ({
          id,
          quantity: 9999,
          productName: wide(180),
        })),
      }),
    );
    expect(status).toBe(200);
  });

  test('half characters and NULs are kept as they were sent, and queued without', async () => {
    const message = 'a\u0000b \ud83d c';
    const { body } = await post(await serve(), quote({ name: message, message }));
    const [row] = await database.query<{ payload: string }>(
      'select payload::text as payload from message where id = $1',
      [body.data.id],
    );
    expect(JSON.parse(row?.payload ?? '')).toMatchObject({ name: message, message });
    expect(await counts()).toEqual({ messages: 1, emails: 2 });
  });
});

describe('a message that is sent again', () => {
  test('is one whatever the order of its fields', async () => {
    const server = await serve();
    const headers = { 'idempotency-key': 'k' };
    await post(server, quote(), headers);
    await post(server, Object.fromEntries(Object.entries(quote()).reverse()), headers);
    expect(await counts()).toEqual({ messages: 1, emails: 2 });
  });

  test('is another one with an edited payload, another key, or by another call', async () => {
    const server = await serve();
    const key = { 'idempotency-key': 'k' };
    await post(server, quote(), key);
    await post(server, quote({ message: 'Edited' }), key);
    await post(server, quote(), { 'idempotency-key': 'l' });
    for (const _ of ['once', 'again']) await post(server, quote(), key, 'email');
    expect(await database.query('select count(distinct id)::int as messages from message')).toEqual([
      { messages: 4 },
    ]);
  });

  test('without a key is the same quote for ten minutes, with the answer of the first', async () => {
    const server = await serve();
    time.advance(5 * 60_000);
    const first = await post(server, quote());
    // Into the next ten minutes of the clock.
    time.advance(9 * 60_000);
    expect((await post(server, quote())).body).toEqual(first.body);
    expect((await post(server, quote({ message: 'Edited' }))).body.data.id).not.toBe(first.body.data.id);
    expect(await counts()).toEqual({ messages: 2, emails: 4 });
    time.advance(2 * 60_000);
    expect((await post(server, quote())).body.data.id).not.toBe(first.body.data.id);
    expect(await counts()).toEqual({ messages: 3, emails: 6 });
  });

  test('with a key after its answer was lost, and without one before, is the same quote', async () => {
    const server = await serve();
    const key = { 'idempotency-key': 'k' };
    const first = await post(server, quote());
    expect((await post(server, quote(), key)).body).toEqual(first.body);
    time.advance(11 * 60_000);
    const later = await post(server, quote());
    expect(later.body.data.id).not.toBe(first.body.data.id);
    expect((await post(server, quote(), key)).body).toEqual(first.body);
    const edited = await post(server, quote({ message: 'Edited' }), key);
    expect((await post(server, quote({ message: 'Edited' }))).body).toEqual(edited.body);
  });

  test('without a key is another one, where it is no quote', async () => {
    const server = await serve();
    const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
    for (const _ of ['once', 'again']) await post(server, message, {}, 'email');
    expect(await counts()).toMatchObject({ messages: 2 });
  });
});

describe('how often', () => {
  test('the eleventh of a kind in a minute has to wait, and no other kind', async () => {
    const server = await serve();
    for (let turn = 0; turn < 10; turn++) expect((await post(server, quote())).status).toBe(200);
    expect(await post(server, quote())).toEqual({
      status: 429,
      retryAfter: '60',
      body: { message: 'You have sent 10 requests within a minute; please try again in 60 seconds.' },
    });
    for (const [kind, payload] of kinds.filter(([name]) => name !== 'email/quote'))
      expect((await post(server, payload(), {}, kind)).status).toBe(200);
    time.advance(60_000);
    expect((await post(server, quote())).status).toBe(200);
  });

  test('a repeated message with its key is answered and does not count', async () => {
    const server = await serve();
    const again = { 'idempotency-key': 'again' };
    for (let turn = 0; turn < 20; turn++) expect((await post(server, quote(), again)).status).toBe(200);
    for (let turn = 0; turn < 9; turn++) expect((await post(server, quote())).status).toBe(200);
    expect((await post(server, quote())).status).toBe(429);
    expect((await post(server, quote(), again)).status).toBe(200);
    expect((await post(server, quote({ message: 'Edited' }), again)).status).toBe(429);
  });

  test('beyond the limit, repeated messages are recognised ten times a minute', async () => {
    const server = await serve();
    const again = { 'idempotency-key': 'again' };
    expect((await post(server, quote(), again)).status).toBe(200);
    for (let turn = 0; turn < 9; turn++) await post(server, quote());
    for (let turn = 0; turn < 10; turn++)
      expect((await post(server, quote({ name: '' }), again)).status).toBe(400);
    expect((await post(server, quote(), again)).status).toBe(429);
  });

  test('whatever recipients are named, a network has us mail no more than its limit', async () => {
    const events = captureEvents();
    const server = await serve();
    for (let turn = 0; turn < 36; turn += 1) {
      const [kind, payload] = kinds[turn % kinds.length] ?? ['email', () => ({})];
      await post(server, { ...payload(), email: `victim-${turn}@example.com` }, from('203.0.113.7'), kind);
      time.advance(60_000);
    }
    const to = await database.query<{ to: string }>(`select letter->'to'->>'address' as to from email`);
    expect(to.filter((row) => row.to !== company.address)).toHaveLength(confirmations.most);
    expect(to.filter((row) => row.to === company.address)).toHaveLength(36);
    expect(events.map(({ msg }) => msg)).toEqual([
      expect.stringMatching(/^Confirmations to visitors of one network are withheld/),
    ]);
  });

  test('two backends of one database limit a network together', async () => {
    captureEvents();
    const servers = [await serve(), await serve()] as const;
    const postBy = (turn: number, key: string) =>
      post(servers[turn % 2] ?? servers[0], quote({ email: `victim-${turn}@example.com` }), {
        ...from('203.0.113.7'),
        'idempotency-key': key,
      });
    for (let turn = 0; turn < 10; turn += 1) expect((await postBy(turn, `${turn}`)).status).toBe(200);
    for (const turn of [10, 11]) expect((await postBy(turn, `${turn}`)).status).toBe(429);
    expect((await postBy(2, '2')).status).toBe(200);
    for (let turn = 12; turn < 40; turn += 1) {
      time.advance(30_000);
      await postBy(turn, `${turn}`);
    }
    const to = await database.query<{ to: string }>(`select letter->'to'->>'address' as to from email`);
    expect(to.filter((row) => row.to !== company.address)).toHaveLength(confirmations.most);
  });

  test("visitors whom the shell names are counted each on their own, and the shell isn't counted", async () => {
    const server = await serve();
    for (let turn = 0; turn < 10; turn++) await post(server, quote(), from('203.0.113.7'));
    expect((await post(server, quote(), from('203.0.113.7'))).status).toBe(429);
    expect((await post(server, quote(), from('203.0.113.8'))).status).toBe(200);
    expect((await post(server, quote())).status).toBe(200);
  });

  test('visitors are counted by the address that our proxies add, whatever is named before it', async () => {
    const trustProxy = trustedProxies('127.0.0.1, 10.0.0.0/8');
    const server = await serve({ trustProxy });
    const by = (visitor: string) => post(server, quote(), { 'x-forwarded-for': visitor });
    for (let turn = 0; turn < 10; turn++)
      expect((await by(`198.51.100.${turn}, 203.0.113.7, 10.0.0.2`)).status).toBe(200);
    expect((await by('198.51.100.99, 203.0.113.7, 10.0.0.2')).status).toBe(429);
    expect((await by('203.0.113.8, 10.0.0.2')).status).toBe(200);
  });
});

test('40 quotes at once from 8 visitors are stored once each, and e-mailed with the reference of the answer', async () => {
  const smtp = await smtpServerForTest();
  const watched = watchedQueue(queue);
  const { now, schedule } = time;
  const transport = smtpTransport(smtp.url, company);
  const sender = startSender({
    queue: watched.queue,
    transport,
    isOurs: () => false,
    now,
    schedule,
    log: () => {},
  });
  const server = await serve({ mailQueue: watched.queue, onQueued: sender.wake });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, turn) =>
      post(server, quote({ email: `v${turn}@example.com` }), {
        ...from(`203.0.113.${turn % 8}`),
        'idempotency-key': `key-${turn}`,
      }),
    ),
  );
  const references = answers.map(({ body }) => body.data.reference);
  expect(await counts()).toEqual({ messages: 40, emails: 80 });
  await watched.noted('sent', 80);
  await sender.stop();
  await smtp.close();
  const subjects = smtp.mails.map(({ parsed }) => parsed.subject ?? '');
  for (const reference of new Set(references))
    expect(subjects.filter((subject) => subject.includes(reference))).toHaveLength(2);
  expect(new Set(smtp.mails.map(({ parsed }) => parsed.messageId)).size).toBe(80);
  const visitors = smtp.mails.flatMap(({ to }) => to).filter((address) => address !== company.address);
  expect(new Set(visitors).size).toBe(40);
});
