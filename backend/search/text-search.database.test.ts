import { type Catalogue, createCatalogue } from '../catalogue/catalogue';
import type { Database } from '../database/database';
import { openSample } from '../testing/test-database';
import queries from './two-hundred-queries.json';

let database: Database;
let catalogue: Catalogue;

beforeAll(async () => {
  database = await openSample();
  catalogue = createCatalogue(database);
});

afterAll(() => database.close());

const found = (text: string) =>
  catalogue.list({ active: true, text }, { field: 'relevance', falling: false }, { offset: 0, limit: 100 });

test.each([
  ['fixation tape', /^Retention Sheet/],
  ['hypafix', /^Retention Sheet/],
  ['sharps', /^Sharps Container/],
  ['butterfly clips', /^Wound Closure Strips/],
  ['theatre hat', /^Bouffant Cap/],
  ['mouth mirrors size 4', /^Front Surface Dental Mirror No. 4/],
  ['cotton rolls no 2', /^Cotton Gauze Roll/],
])('‘%s’ finds %s first', async (text, expected) => {
  expect((await found(text))[0]?.name).toMatch(expected);
});

test.each(['level 2 mask', 'scalpel', 'dental needle'])(
  '‘%s’ has the smallest pack of its first kind first',
  async (text) => {
    const [first, ...others] = await found(text);
    const kindOf = (name = '') => name.split(/,| \d/)[0];
    const packs = others
      .filter(({ name }) => kindOf(name) === kindOf(first?.name))
      .map(({ pack_size }) => pack_size);
    expect(first?.pack_size).toBeLessThan(Math.min(...packs.map((size) => size ?? Infinity)));
  },
);

test('finds a thermometer by both of its names', async () => {
  const names = (await found('infrared forehead thermometer')).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('Non-Contact Forehead'))).toHaveLength(2);
});

test('a measure is left out rather than a word', async () => {
  const names = (await found('cotton rolls no 2')).map(({ name }) => name);
  expect(names.filter((name) => !/Roll/.test(name))).toEqual([]);
});

test.each([
  'dental bibs',
  'saliva ejectors',
  'tongue depressor',
  'kidney dish',
  'sick bags',
  'bluey',
  'stitch cutter',
])('‘%s’, which the shop does not have, is nothing else', async (text) => {
  expect(await found(text)).toEqual([]);
});

test.each([
  ['a word that nobody knows', 'prophy paste', 'prophy', /^Prophy Angle/],
  ['a measure that no product has', 'needle 25G', 'needle', /Needle/],
  ['a measure that only other products have', 'needle 500 mL', 'needle', /Needle/],
  [
    'a guess at a word that no product has with the rest',
    'stefoscope wheelchair',
    'wheelchair',
    /Wheelchair/,
  ],
])('leaves %s out, and reports it', async (_what, text, searchedFor, expected) => {
  expect(await catalogue.searchedFor({ active: true, text })).toBe(searchedFor);
  expect((await found(text))[0]?.name).toMatch(expected);
});

test('accepts a guess at a word that occurs with the rest', async () => {
  expect(await catalogue.searchedFor({ active: true, text: 'stefoscope paediatric' })).toBe(
    'stethoscope paediatric',
  );
});

test('one slip in an unfinished word leaves no doubt', async () => {
  expect(await catalogue.searchedFor({ active: true, text: 'wheelchair stehtosc' })).toBe(
    'wheelchair or stethoscopes',
  );
});

test('a code is found beside a word that its product does not have', async () => {
  const all = await found('WND-000001 wheelchair');
  expect(all.map(({ sku }) => sku)).toContain('WND-000001');
  expect(all.some(({ name }) => /Wheelchair/.test(name))).toBe(true);
});

test('a single remaining word must match more than the description', async () => {
  const names = (await found('eye zeppelin')).map(({ name }) => name);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !/Eye/.test(name))).toEqual([]);
});

/** Made from the catalogue alone by someone who had not seen the search; what is `right` are SKUs. */
test('at least 95 % of two hundred queries have a right product among the first three', async () => {
  const missed: string[] = [];
  for (const { query, right } of queries) {
    const found = await catalogue.list(
      { active: true, text: query },
      { field: 'relevance', falling: false },
      { offset: 0, limit: 3 },
    );
    if (!found.some(({ sku }) => right.includes(sku)))
      missed.push(`${query}: ${found.map(({ name }) => name).join(' | ')}`);
  }
  expect(queries).toHaveLength(200);
  // Said one by one when there are too many.
  expect(missed.length > 10 ? missed : []).toEqual([]);
});

test('a hidden product is found by words that no other has', async () => {
  const [hidden] = await database.query<{ sku: string }>(
    "update product set active = false where id = (select id from product where sku <> '' order by id limit 1) returning sku",
  );
  const text = hidden?.sku ?? '';
  const order = { field: 'relevance', falling: false } as const;
  const shop = createCatalogue(database);
  const skus = (await shop.list({ active: false, text }, order, { offset: 0, limit: 100 })).map(
    ({ sku }) => sku,
  );
  expect(skus).toEqual([text]);
  expect(
    (await shop.list({ active: true, text }, order, { offset: 0, limit: 100 })).map(({ sku }) => sku),
  ).not.toContain(text);
});
