import type { FastifyInstance } from 'fastify';
import { captureEvents } from 'log/testing/capture-events';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { mailQueue } from '../mail/mail-queue';
import { officeMessages } from '../office/office-messages';
import { readOfficePeople } from '../office/people';
import { type FakeTime, fakeTime } from '../testing/fake-time';
import { quoteForTest } from '../testing/quote-for-test';
import { serverForTest } from '../testing/server-for-test';
import { openInMemory } from '../testing/test-database';

const token = 'the-token-of-ann-1234';

let database: Database;
let time: FakeTime;
let server: FastifyInstance;
const onQueued = jest.fn();

beforeAll(async () => {
  database = await openInMemory();
  await migrate(database);
});

beforeEach(async () => {
  await database.script('truncate message, office_session, network_count, confirmed_mailbox cascade');
  onQueued.mockClear();
  time = fakeTime();
  server = await serve({});
});

afterEach(() => server.close());
afterAll(() => database.close());

const serve = (changes: Parameters<typeof serverForTest>[1]) =>
  serverForTest(database, {
    mailQueue: mailQueue(database, 'meridian.example', time.now),
    officePeople: readOfficePeople(`ann:${token}`),
    now: time.now,
    onQueued,
    ...changes,
  });

const signIn = (given = token) =>
  server.inject({ method: 'POST', url: '/office/api/sessions', payload: { token: given } });

async function signedIn() {
  const { session } = (await signIn()).json().data;
  const headers = { authorization: `Bearer ${session}` };
  return {
    get: (path: string) => server.inject({ url: `/office/api/${path}`, headers }),
    post: (path: string, payload: object = {}) =>
      server.inject({ method: 'POST', url: `/office/api/${path}`, headers, payload }),
  };
}

async function quote(changes: object) {
  time.advance(1_000);
  const payload = quoteForTest(changes);
  const answer = await server.inject({ method: 'POST', url: '/api/v1/email/quote', payload });
  return answer.json().data as { id: string; reference: string };
}

interface Page {
  readonly messages: readonly { readonly name: string }[];
  readonly next: string | null;
}

const names = (answer: { json(): { data: Page } }) => answer.json().data.messages.map(({ name }) => name);

test('without people nobody gets in, and without a session nobody sees anything', async () => {
  const without = await serve({ officePeople: readOfficePeople('') });
  const asked = { method: 'POST', url: '/office/api/sessions', payload: { token: '' } } as const;
  expect((await without.inject(asked)).statusCode).toBe(401);
  await without.close();
  for (const path of ['messages', 'messages.csv', 'messages/8f3f5d1e-6f0a-4c53-8d1a-0f5a2f0c9a11']) {
    const answer = await server.inject({
      url: `/office/api/${path}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('a session ends after a working day, at the end of it, and with the token that opened it', async () => {
  const office = await signedIn();
  expect((await office.get('messages')).statusCode).toBe(200);
  time.advance(12 * 3_600_000);
  expect((await office.get('messages')).statusCode).toBe(401);
  const again = await signedIn();
  await again.post('sessions/end');
  expect((await again.get('messages')).statusCode).toBe(401);
  const last = await signedIn();
  await server.close();
  server = await serve({ officePeople: readOfficePeople('ann:another-token-of-ann') });
  expect((await last.get('messages')).statusCode).toBe(401);
  const kept = JSON.stringify(await database.query('select * from office_session'));
  expect(kept).not.toContain(token);
});

test('the eleventh attempt to sign in within a minute is refused, even with the right token', async () => {
  for (let nth = 0; nth < 10; nth += 1) expect((await signIn('not-the-token-of-ann')).statusCode).toBe(401);
  const refused = await signIn();
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  time.advance(60_000);
  expect((await signIn()).statusCode).toBe(200);
});

test('messages are found by words, state and reference, the latest first', async () => {
  await quote({ name: 'Ada Lovelace', company: 'Lugger Bay Dental', message: 'Gloves\nplease' });
  const { reference, id } = await quote({ name: 'Ben O’Hara', email: 'ben@example.com' });
  const office = await signedIn();
  expect(names(await office.get('messages'))).toEqual(['Ben O’Hara', 'Ada Lovelace']);
  for (const words of ['lug', 'LUGGER dental', 'please', 'ada@example.com'])
    expect(names(await office.get(`messages?words=${encodeURIComponent(words)}`))).toEqual(['Ada Lovelace']);
  for (const words of [reference.toLowerCase(), "o'hara", 'ben'])
    expect(names(await office.get(`messages?words=${words}`))).toEqual(['Ben O’Hara']);
  await office.post(`messages/${id}`, { state: 'new', note: 'Prefers Fridays', shown: '["new",""]' });
  for (const words of ['friday', reference.slice(0, 4).toLowerCase(), reference.replace('-', ' ')])
    expect(names(await office.get(`messages?words=${encodeURIComponent(words)}`))).toEqual(['Ben O’Hara']);
  expect((await office.get('messages.csv?words=ben')).body).toContain(
    '1 Lane,Pyrmont,NSW,2009,1 × a,Hello,Prefers Fridays\r\n',
  );
  await quote({ name: 'Cy', message: 'zgloves/zmasks\tztab by 12/05/2026', description: 'x' });
  for (const words of ['zgloves/zmasks', 'zmasks', 'ztab', '12/05/2026'])
    expect(names(await office.get(`messages?words=${encodeURIComponent(words)}`))).toEqual(['Cy']);
  for (const words of ['bay ben', 'suburb', '!', "';--"])
    expect(names(await office.get(`messages?words=${encodeURIComponent(words)}`))).toEqual([]);
  await office.post(`messages/${id}`, { state: 'closed', note: '', shown: '["new","Prefers Fridays"]' });
  expect(names(await office.get('messages?state=new'))).toEqual(['Cy', 'Ada Lovelace']);
  expect(names(await office.get('messages?kind=subscribe'))).toEqual([]);
  expect((await office.get('messages?state=sold')).statusCode).toBe(400);
  const noTime = `2026-99-99T00:00:00+00 ${'-'.repeat(36)}`;
  for (const after of ['now', noTime])
    expect((await office.get(`messages?after=${encodeURIComponent(after)}`)).statusCode).toBe(400);
});

test('a change is written down with who made it, and one that changes nothing is not', async () => {
  const { id } = await quote({});
  const office = await signedIn();
  const events = captureEvents();
  const change = { state: 'answered', note: ' called ', shown: '["new",""]' };
  expect((await office.post(`messages/${id}`, change)).json()).toEqual({ data: { changed: true } });
  expect((await office.post(`messages/${id}`, change)).json()).toEqual({ data: { changed: false } });
  const stale = await office.post(`messages/${id}`, { ...change, note: 'voicemail' });
  expect([stale.statusCode, stale.json().message]).toEqual([
    400,
    "Somebody has saved 'answered' and 'called' since. Save again to replace that.",
  ]);
  expect(events).toMatchObject([{ msg: 'office', person: 'ann', what: 'new to answered, note' }]);
  const { data } = (await office.get(`messages/${id}`)).json();
  expect(data).toMatchObject({
    state: 'answered',
    note: 'called',
    facts: expect.arrayContaining([['Suburb', 'Pyrmont']]),
    products: { rows: [{ details: 'a, not in our catalogue', quantity: '1' }] },
    passages: [['Message', 'Hello']],
    changes: [{ person: 'ann', what: 'new to answered, note' }],
  });
  expect((await office.post(`messages/${id}`, { state: 'sold', note: '' })).statusCode).toBe(400);
  expect((await office.get('messages/8f3f5d1e-6f0a-4c53-8d1a-0f5a2f0c9a11')).statusCode).toBe(404);
});

test('of two changes in one moment the second is told of the first', async () => {
  const { id } = await quote({});
  const { change } = officeMessages(database, time.now);
  const save = (note: string) => change(id, 'ann', 'new', note, '["new",""]');
  const [first, second] = await Promise.allSettled([save('called'), save('voicemail')]);
  expect(first).toEqual({ status: 'fulfilled', value: 'note' });
  expect(String((second as PromiseRejectedResult).reason)).toContain("saved 'new' and 'called' since");
});

test('an e-mail that was sent or refused is sent again, once', async () => {
  const { id } = await quote({});
  const office = await signedIn();
  await database.script("update email set state = 'refused', reason = '550 no such user', attempts = 4");
  const [email] = (await office.get(`messages/${id}`)).json().data.emails;
  expect(email).toMatchObject({
    state: 'refused',
    reason: '550 no such user',
    to: expect.stringContaining('@'),
  });
  onQueued.mockClear();
  captureEvents();
  expect((await office.post(`emails/${email.id}/again`)).json()).toEqual({ data: { queued: true } });
  expect((await office.post(`emails/${email.id}/again`)).json()).toEqual({ data: { queued: false } });
  expect(onQueued).toHaveBeenCalledTimes(1);
  const { data } = (await office.get(`messages/${id}`)).json();
  expect(data.emails[0]).toMatchObject({ state: 'queued', reason: null });
  expect(data.changes).toMatchObject([{ person: 'ann', what: `e-mail ${email.id} sent again` }]);
});

test('ten thousand quotes are paged and searched by index, and all are in the file', async () => {
  await database.query(
    `insert into message (kind, payload, received_at)
     select 'quote', json_build_object('name', '=Visitor ' || nth, 'company', 'Practice' || nth % 100, 'message', repeat('Please send them ', 60)),
            '2026-01-01'::timestamptz + (nth / 2) * interval '1 second'
       from generate_series(1, 10000) as nth`,
  );
  await database.script('analyze message');
  const office = await signedIn();
  const seen = new Set<string>();
  let next: string | null = '';
  for (let page = 0; page < 3 && next !== null; page += 1) {
    const { data }: { data: Page } = (await office.get(`messages?after=${encodeURIComponent(next)}`)).json();
    for (const { name } of data.messages) seen.add(name);
    next = data.next;
  }
  expect(seen.size).toBe(150);
  expect(names(await office.get('messages?words=practice42'))).toHaveLength(50);
  // Words are looked up once, not compared with each message in the order of time.
  const search = { kind: 'quote', words: 'please', state: undefined, after: null } as const;
  const plans: unknown[] = [];
  const explaining: Database['query'] = async (sql, parameters) => {
    plans.push(...(await database.query(`explain ${sql}`, parameters)));
    return [];
  };
  await officeMessages({ ...database, query: explaining }, time.now).list(search, 50);
  expect(JSON.stringify(plans)).toContain('hashed SubPlan');
  const lines = (await office.get('messages.csv')).body.split('\r\n');
  expect(lines).toHaveLength(10_002);
  expect(lines[1]).toContain("'=Visitor 10000");
});
