import { readdir } from 'node:fs/promises';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import type { FastifyInstance } from 'fastify';
import { captureEvents } from 'log/testing/capture-events';
import { historyLines } from '../import/revisions';
import { readOfficePeople } from '../office/people';
import { type FakeTime, fakeTime } from '../testing/fake-time';
import { complete, openShop } from '../testing/imports-for-test';
import { serverForTest } from '../testing/server-for-test';

const token = 'the-token-of-ann-1234';
const folder = temporaryFolder();

let shop: Awaited<ReturnType<typeof openShop>>;
let time: FakeTime;
let server: FastifyInstance;
let headers: Record<string, string>;

beforeAll(async () => {
  shop = await openShop();
  process.env.TMPDIR = folder;
});

beforeEach(async () => {
  await shop.empty();
  await shop.database.script(
    'truncate office_product_change, office_session, network_count restart identity',
  );
  await shop.run([
    complete('00417', { name: 'Nitrile gloves' }),
    complete('A-2', { name: 'Plaster', price: 4, salePrice: 3 }),
    complete('A-3', { name: 'Old sling', active: false }),
  ]);
  captureEvents();
  time = fakeTime();
  server = await serverForTest(shop.database, {
    officePeople: readOfficePeople(`ann:${token}`),
    now: time.now,
  });
  const answer = await server.inject({ method: 'POST', url: '/office/api/sessions', payload: { token } });
  headers = { authorization: `Bearer ${answer.json().data.session}` };
});

afterEach(() => server.close());
afterAll(() => shop.database.close());

const get = (path: string) => server.inject({ url: `/office/api/${path}`, headers });
const post = (path: string, payload: object) =>
  server.inject({ method: 'POST', url: `/office/api/${path}`, headers, payload });

async function idOf(sku: string) {
  const [row] = await shop.database.query<{ id: string }>('select id from product where sku = $1', [sku]);
  return row?.id ?? '';
}

/** What the page of a product shows. */
async function shown(sku: string) {
  return (await get(`products/${await idOf(sku)}`)).json().data;
}

/** Sends a form with a file, and gives the lines of the report. */
async function send(content: string, fields: Record<string, string> = {}): Promise<string[]> {
  const parts = [
    `name="file"; filename="list.csv"\r\ncontent-type: text/csv\r\n\r\n${content}`,
    ...Object.entries(fields).map(([name, value]) => `name="${name}"\r\n\r\n${value}`),
  ];
  const answer = await sendParts(parts);
  const { report } = (await get(`imports/${answer.json().data.number}`)).json().data;
  return report.split('\n');
}

const sendParts = (parts: readonly string[]) =>
  server.inject({
    method: 'POST',
    url: '/office/api/import',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    payload: `${parts.map((part) => `--x\r\ncontent-disposition: form-data; ${part}\r\n`).join('')}--x--\r\n`,
  });

test('nobody sees or changes products without a session', async () => {
  const id = await idOf('A-2');
  headers = { authorization: 'Bearer none' };
  for (const path of ['products', `products/${id}`]) expect((await get(path)).statusCode).toBe(401);
  const typed = { price: '1', salePrice: '', active: 'no' };
  for (const path of [`products/${id}`, 'import']) expect((await post(path, typed)).statusCode).toBe(401);
});

test('products are found by words and SKU, hidden ones too, in pages', async () => {
  const names = async (query: string) =>
    (await get(`products?${query}`))
      .json()
      .data.products.map(({ productName }: { productName: string }) => productName);
  expect(await names('')).toEqual(['Nitrile gloves', 'Plaster']);
  expect(await names('productName=glove')).toEqual(['Nitrile gloves']);
  expect(await names('productName=00417')).toEqual(['Nitrile gloves']);
  expect(await names('productName=sling&isActive=false')).toEqual(['Old sling']);
  await shop.run(Array.from({ length: 60 }, (_, nth) => complete(`M-${nth + 100}`)));
  time.advance(5_000);
  expect((await get('products')).json().data).toMatchObject({ total: 62 });
  expect(await names('page=2')).toHaveLength(12);
});

test('a change is a revision in the name of who made it, is written down, and can be reverted', async () => {
  const events = captureEvents();
  const id = await idOf('00417');
  const typed = { price: ' $1,234.50 ', salePrice: '9', active: 'no', shown: '[10,null,true]' };
  expect((await post(`products/${id}`, typed)).json()).toEqual({ data: { changed: true } });
  const stale = await post(`products/${id}`, typed);
  expect([stale.statusCode, stale.json().message]).toEqual([
    400,
    'Somebody has changed this since: price 1234.5, sale price 9, hidden. Save again to replace that.',
  ]);
  const twice = { price: '1234.50', salePrice: '9.00', active: 'no', shown: '[10,null,true]' };
  expect((await post(`products/${id}`, twice)).json()).toEqual({ data: { changed: false } });
  const same = { ...typed, shown: '[1234.5,9,false]' };
  expect((await post(`products/${id}`, same)).json()).toEqual({ data: { changed: false } });
  const what = '00417  Nitrile gloves: price 10 → 1234.5; sale price (none) → 9; active yes → no';
  expect(events).toMatchObject([{ msg: 'office', person: 'ann', what }]);
  expect(await shown('00417')).toMatchObject({
    ...{ sku: '00417', name: 'Nitrile gloves', price: 1234.5, salePrice: 9, active: false },
    changes: [{ person: 'ann', what }],
  });
  const [line] = await historyLines(shop.database);
  expect(line).toMatch(/^2 .* office: ann: 0 new, 1 changed, 0 removed$/);
  expect((await post('products/none', typed)).statusCode).toBe(404);
  await shop.revert(2);
  expect(await shown('00417')).toMatchObject({ price: 10, salePrice: null, active: true });
});

test.each([
  [
    { price: 'ten' },
    "Price 'ten': This is not a price: write a number like 1234.50. Nothing was changed: a row is refused.",
  ],
  [
    { salePrice: '4.01' },
    "sale price '4.01': The sale price 4.01 is not below the price 4. Are they the wrong way round? Nothing was changed: a row is refused.",
  ],
  [{ active: 'perhaps' }, 'active must be yes or no.'],
])('%j is refused with the sentences of an import', async (typed, message) => {
  const complete = { price: '4', salePrice: '3', active: 'yes', shown: '[4,3,true]', ...typed };
  const answer = await post(`products/${await idOf('A-2')}`, complete);
  expect([answer.statusCode, answer.json()]).toEqual([400, { message }]);
  expect(await shown('A-2')).toMatchObject({ price: 4, salePrice: 3, changes: [] });
});

test('a file is tried, and the same bytes are imported by who has tried them', async () => {
  const content =
    'SKU,Name,Categories,Price\nA-2,Plaster,Wound Care > Plasters,5\nB-1,Mug,Kitchen > Mugs,3\n';
  const all = { 'remove-missing': 'on', yes: 'on' };
  const untried = [
    'Nothing was changed: try this file first, with the same choices, until no row is refused.',
  ];
  expect(await send(content, { import: 'on', ...all })).toEqual(untried);
  const tried = await send(content, all);
  expect(tried[0]).toBe('1 new, 1 changed, 2 removed, 0 unchanged, 0 missing');
  expect(tried).toContain('  A-2  Plaster: price 4 → 5');
  expect(tried.at(-1)).toBe('Nothing was changed: this was a dry run.');
  expect(await shown('A-2')).toMatchObject({ price: 4 });

  expect(await send(`${content} `, { import: 'on', ...all })).toEqual(untried);
  expect(await send(content, { import: 'on', 'remove-missing': 'on' })).toEqual(untried);
  const events = captureEvents();
  const done = 'Done. To undo it: pnpm catalogue revert 2';
  expect((await send(content, { import: 'on', ...all })).at(-1)).toBe(done);
  const what = `import of list.csv: ${done}`;
  expect(events).toMatchObject([{ msg: 'office', person: 'ann', what }]);
  expect(await shown('A-2')).toMatchObject({ price: 5 });
  expect((await historyLines(shop.database))[0]).toContain('office: ann, import of list.csv: 1 new');
  const lines = await shop.database.query(
    "select person, what from office_product_change where what not like 'refused%' order by number",
  );
  expect(lines).toEqual([
    { person: 'ann', what: expect.stringMatching(/^tried list\.csv, [\da-f]{64}, \{/) },
    { person: 'ann', what },
  ]);
  expect(await send(content, { import: 'on', ...all })).toEqual(untried);
  expect(await readdir(folder)).toEqual([]);
});

test('a file that cannot be imported is refused with the sentences of the command line', async () => {
  const file = 'SKU,Price\nA-2,ten\n';
  expect(await send(file)).toEqual([
    'Refused, 1 of 1 products:',
    "  row 2, Price 'ten': This is not a price: write a number like 1234.50.",
    'Nothing was changed: a row is refused.',
  ]);
  expect((await send(file, { import: 'on' }))[0]).toContain('try this file first');
  expect((await send('nothing'))[0]).toContain("have no headings that we know, as 'SKU'");
  const none = await sendParts(['name="yes"\r\n\r\non']);
  expect([none.statusCode, none.json().message]).toEqual([400, 'Choose a file.']);
  const large = 'x'.repeat(32 * 2 ** 20 + 1);
  const cut = await sendParts([`name="file"; filename="list.csv"\r\n\r\n${large}`]);
  expect(cut.json().message).toBe('This file has more than 32 MB: import it by pnpm catalogue import.');
  expect(await readdir(folder)).toEqual([]);
});

test('the eleventh file within a minute is refused', async () => {
  for (let nth = 0; nth < 10; nth += 1) await send('x');
  expect((await sendParts(['name="yes"\r\n\r\non'])).statusCode).toBe(429);
  time.advance(60_000);
  await send('x');
});

test('a quote is found by the SKU of its product, in any case', async () => {
  await shop.run([complete('abc-1', { name: 'Mug' })]);
  await shop.database.query(`insert into message (kind, payload) values ('quote', $1)`, [
    { name: 'Ada', productDetails: [{ id: await idOf('abc-1'), quantity: 1 }] },
  ]);
  for (const [sku, count] of [
    ['abc-1', 1],
    ['ABC-1', 1],
    ['A-2', 0],
  ])
    expect((await get(`messages?words=${sku}`)).json().data.messages).toHaveLength(Number(count));
});
