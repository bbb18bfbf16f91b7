import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { currentPrice, discountPercentage } from '@storefront/shared/product/price';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import type { FastifyInstance } from 'fastify';
import { captureEvents } from 'log/testing/capture-events';
import { Registry } from 'prom-client';
import { stableId } from 'sample/stable-id';
import sharp from 'sharp';
import { type ProductRow, readVariants } from './catalogue/product-row';
import type { Database } from './database/database';
import { migrate } from './database/migrate';
import { createRenditions } from './pictures/renditions';
import { sampleName } from './seed/sample-name';
import { seed, seedIfEmpty } from './seed/seed';
import { serverForTest } from './testing/server-for-test';
import { openSample } from './testing/test-database';

let database: Database;
let clock = 0;
let server: FastifyInstance;
const pictureFolder = temporaryFolder();
const sampleProducts = 451;
const higiene = stableId('main category higiene');

beforeAll(async () => {
  database = await openSample();
  server = await serverForTest(database, {
    renditions: createRenditions({ folders: [pictureFolder], cacheFolder: join(pictureFolder, 'cache') }),
    now: () => clock,
  });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

async function get(url: string, status = 200) {
  const response = await server.inject({ url, headers: { origin: 'http://localhost:3000' } });
  expect([url, response.statusCode]).toEqual([url, status]);
  return response.json();
}

async function post(url: string, payload: unknown, status = 200) {
  const headers = { 'content-type': 'application/json' };
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const response = await server.inject({ method: 'POST', url, headers, payload: body });
  expect([url, response.statusCode]).toEqual([url, status]);
  return response.json();
}

const names = (products: { productName: string }[]) => products.map((product) => product.productName);

interface Priced {
  readonly price: number | null;
  readonly sale_price?: number | null;
  readonly on_sale: boolean;
}

/** The current price (P22). */
function priceNow({ price, sale_price, on_sale }: Priced): number | null {
  return on_sale && price !== null ? Math.min(price, sale_price ?? price) : price;
}

function within(amount: number | null, least: number, most: number): boolean {
  return amount !== null && amount >= least && amount <= most;
}

test.each([
  [18, 12, true],
  [12, 18, true],
  [18, 12, false],
  [18, null, true],
  [null, 12, true],
  [0, 12, true],
  [100, 99.6, true],
  [20, 20, true],
])(
  'a price of %p, %p on sale (%p), filters and orders as the shop shows it',
  async (price, salePrice, onSale) => {
    const rollBack = new Error('only tried');
    const tried = database.transaction(async ({ query }) => {
      const [row] = await query(
        `update product set price = $1::numeric, sale_price = $2::numeric, on_sale = $3
        where id = (select min(id) from product) returning current_price::float, discount`,
        [price, salePrice, onSale],
      );
      const shown = { price, salePrice, onSale };
      expect(row).toEqual({ current_price: currentPrice(shown), discount: discountPercentage(shown) ?? 0 });
      throw rollBack;
    });
    await expect(tried).rejects.toBe(rollBack);
  },
);

describe('starting', () => {
  test('a migrated and seeded database stays as it is', async () => {
    expect(await migrate(database)).toEqual([]);
    expect(await seedIfEmpty(database)).toBeNull();
    expect(await database.query('select version from catalogue')).toEqual([{ version: 1 }]);
  });
});

test('operators see metrics with a token only; without one there are none', async () => {
  await get('/metrics', 404);
  const operatorToken = 'abcdefghijklmnop';
  const measured = await serverForTest(database, {
    metrics: { registry: new Registry(), tokens: [operatorToken] },
  });
  await measured.inject({ url: '/api/v1/settings/logo' });
  const headers = { authorization: `Bearer ${operatorToken}` };
  const { body } = await measured.inject({ url: '/metrics', headers });
  expect(body).toContain('duration_seconds_count{route="/api/v1/settings/logo",method="GET",status="2xx"} 1');
  expect(body).toContain('storefront_backend_emails_waiting 0');
  await measured.close();
});

describe('first product API', () => {
  test('gives products in the first shape, with the total', async () => {
    const { data, total } = await get('/api/v1/product?limit=24&isActive=1&sub2Id=');
    expect(total).toBe(sampleProducts);
    expect(data).toHaveLength(24);
    const pictured = data.find((product: { thumbnail: unknown }) => product.thumbnail);
    expect(pictured).toMatchObject({
      productId: expect.stringMatching(/^[0-9a-f]{24}$/),
      url: `/product/${pictured.productId}`,
      maincategory: { id: expect.any(String), name: expect.any(String) },
      category: { id: expect.any(String), name: expect.any(String), slug: expect.any(String) },
      on_sale: expect.any(Boolean),
      sku: expect.any(String),
      description: expect.any(String),
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(pictured.id).toBe(pictured.productId);
    expect(pictured.images).toHaveLength(3);
    expect(pictured.thumbnail.formats.medium).toEqual({
      url: pictured.thumbnail.url.replace('large', 'medium'),
      width: 750,
      height: 750,
    });
  });

  test('pages follow each other without a gap or a repetition', async () => {
    const all = names((await get('/api/v1/product?limit=1000')).data);
    const paged = [];
    for (const page of [1, 2, 3, 4, 5])
      paged.push(...names((await get(`/api/v1/product?limit=100&page=${page}`)).data));
    expect(paged).toEqual(all);
    expect((await get('/api/v1/product?limit=100&page=9')).data).toEqual([]);
  });

  test.each([
    ['productName', 'asc', (product: { productName: string }) => product.productName.toLowerCase()],
    ['productName', 'desc', (product: { productName: string }) => product.productName.toLowerCase()],
    ['price', 'asc', priceNow],
    ['price', 'desc', priceNow],
    ['createdAt', 'desc', (product: { createdAt: string }) => product.createdAt],
  ])('orders by %s %s, products without price last', async (field, direction, keyOf) => {
    const { data } = await get(`/api/v1/product?sortField=${field}&sortValue=${direction}`);
    const keys = data.map(keyOf);
    const known = keys.filter((key: unknown) => key !== null);
    const sorted = [...known].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    expect(keys.slice(0, known.length)).toEqual(direction === 'desc' ? sorted.reverse() : sorted);
    expect(known.length).toBe(
      field === 'price'
        ? sampleProducts - keys.filter((key: unknown) => key === null).length
        : sampleProducts,
    );
  });

  test.each([
    ['fromPrice=20&toPrice=50', (product: Priced) => within(priceNow(product), 20, 50)],
    [
      'fromDiscount=20&toDiscount=100',
      ({ price, sale_price, on_sale }: Required<Priced>) =>
        on_sale && Math.round((1 - Number(sale_price) / Number(price)) * 100) >= 20,
    ],
    [
      'manufacturer=Koolari',
      (product: { product_brands: { name: string }[] }) => product.product_brands[0]?.name === 'Koolari',
    ],
    ['colour=blue', (product: { colours: string[] }) => product.colours.includes('blue')],
    ['size=Large', (product: { sizes: string[] }) => product.sizes.includes('Large')],
    [
      'top=1',
      (product: { badges: { value: string }[] }) => product.badges.some((badge) => badge.value === 'hot'),
    ],
    [
      'latest=true',
      (product: { badges: { value: string }[] }) => product.badges.some((badge) => badge.value === 'new'),
    ],
    [
      `mainId=${higiene}`,
      (product: { maincategory: { name: string } }) => product.maincategory.name === 'Higiene',
    ],
    [
      `subId=${stableId('category higiene > gloves')}`,
      (product: { category: { slug: string } }) => product.category.slug === 'gloves',
    ],
  ])('%s gives exactly the products it describes', async (query, describes) => {
    const { data, total } = await get(`/api/v1/product?${query}`);
    const all = (await get('/api/v1/product')).data;
    expect(total).toBe(all.filter(describes).length);
    expect(total).toBeGreaterThan(0);
    expect(data.every(describes)).toBe(true);
  });

  test('inactive products are another catalogue', async () => {
    expect(await get('/api/v1/product?isActive=0')).toEqual({ data: [], total: 0 });
  });

  test('a match in the name comes before one in the description', async () => {
    const { data } = await get('/api/v1/product?productName=gauze');
    const called = names(data).map((name) => /gauze/i.test(name));
    expect(called).toContain(true);
    expect(called.lastIndexOf(true)).toBe(called.filter(Boolean).length - 1);
  });

  test('reports the searched words if they differ from the typed ones', async () => {
    const searchedFor = async (text: string) =>
      (await get(`/api/v1/product?productName=${encodeURIComponent(text)}&limit=1`)).searchedFor;
    expect(await searchedFor('guaze')).toBe('gauze');
    expect(await searchedFor('zeppelin gauze')).toBe('gauze');
    for (const text of ['gauze', 'hygiene', 'nitrile large', 'WND-000001', 'gauz', 'zeppelin'])
      expect(await searchedFor(text)).toBeUndefined();
    expect(await get('/api/v1/product?limit=1')).not.toHaveProperty('searchedFor');
    // Nothing is found at this price.
    const unaffordable = await get('/api/v1/product?productName=guaze&toPrice=0.01');
    expect(unaffordable).toEqual({ data: [], total: 0 });
  });

  const everyday = 'wood price sale milk hello order book game clock tree flower fork watch'.split(' ');
  test.each(everyday)('‘%s’ is not a slip', async (word) => {
    expect(await get(`/api/v1/product?productName=${word}&limit=1`)).toEqual({ data: [], total: 0 });
  });

  test('spaces are no search, signs alone find nothing', async () => {
    expect((await get('/api/v1/product?productName=%20%20')).total).toBe(sampleProducts);
    expect(await get('/api/v1/product?productName=!!')).toEqual({ data: [], total: 0 });
    expect((await get('/api/v1/product?productName=the%20of')).total).toBe(0);
  });

  test.each(['manufacturer', 'size', 'colour'])('lists the values of %s with their counts', async (field) => {
    const { data } = await get(`/api/v1/product?distinct=${field}&mainId=${higiene}`);
    expect(data.length).toBeGreaterThan(1);
    for (const { value, count } of data) {
      const query = new URLSearchParams({ mainId: higiene, [field]: value });
      expect([value, (await get(`/api/v1/product?${query}`)).total]).toEqual([value, count]);
    }
  });

  test('the values of a field are those under the other filters', async () => {
    const all = await get('/api/v1/product?distinct=colour');
    expect(await get('/api/v1/product?distinct=colour&colour=blue')).toEqual(all);
    expect(await get('/api/v1/product?distinct=colour&manufacturer=Koolari')).not.toEqual(all);
  });

  test.each(['page=0', 'distinct=sku'])('wrong parameters are refused by name: %s', async (query) => {
    const name = query.slice(0, query.indexOf('='));
    expect((await get(`/api/v1/product?${query}`, 400)).message).toMatch(new RegExp(`^${name} must`));
  });

  test('unknown parameters are ignored', async () => {
    expect((await get('/api/v1/product?limit=1&utm_source=a&utm_source=b')).total).toBe(sampleProducts);
  });
});

describe('second product API', () => {
  test('gives a bare list in the second shape', async () => {
    const [product] = await get('/products?_limit=1&_sort=price:desc&product_categories.slug=gloves');
    expect(product).toMatchObject({ title: product.productName, category: { slug: 'gloves' } });
    const images = JSON.parse(product.images);
    expect(images).toHaveLength(3);
    expect(images[0]).toEqual({ path: product.thumbnail.url, thumbnail: true });
  });

  test('a single answer names the variants of its product, and they name it', async () => {
    const { data } = await get(
      '/api/v1/product?productName=nitrile%20powder%20free%20small&sortField=relevance',
    );
    const { id, productName } = data[0];
    expect(productName).toBe('Nitrile Examination Gloves, powder free, Small, box of 100');
    const product = await get(`/products/${id}`);
    expect(product).toMatchObject({
      sku: 'HIG-000010',
      sizes: ['Small'],
      packSize: 100,
      isSample: true,
    });
    expect(product.variants.map(({ size }: { size: string }) => size).sort()).toEqual([
      'Large',
      'Medium',
      'X-Large',
    ]);
    const large = product.variants.find(({ size }: { size: string }) => size === 'Large');
    expect(large).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      productName: 'Nitrile Examination Gloves, powder free, Large, box of 100',
      size: 'Large',
      // It comes in several.
      colour: null,
      packSize: 100,
    });
    const { variants } = await get(`/products/${large.id}`);
    expect(variants).toContainEqual({ ...large, id, productName, size: 'Small' });
    expect(await get('/products?_limit=1')).not.toHaveProperty('0.variants');
  });

  test('a variant that is not in the shop is not named', async () => {
    const rollBack = new Error('only tried');
    const tried = database.transaction(async (queries) => {
      const [top, another] = await queries.query<ProductRow>(
        "select id, family from product where name like 'Scrub Top, V-neck%'",
      );
      if (!top || !another) throw new Error('The sample has no scrub tops.');
      const before = await readVariants(queries, top);
      await queries.query('update product set active = false where id = $1', [another.id]);
      const named = (await readVariants(queries, top)).map(({ id }) => id);
      expect([before.length, named.length]).toEqual([11, 10]);
      expect(named).not.toContain(another.id);
      throw rollBack;
    });
    await expect(tried).rejects.toBe(rollBack);
  });

  test('200 ids are found, unknown ones are left out', async () => {
    const ids = (await get('/products?_limit=199')).map((product: { id: string }) => product.id);
    const found = await get(`/products?id_in=${[...ids, '0'.repeat(24), 'nonsense', '%00'].join(',')}`);
    expect(found.map((product: { id: string }) => product.id).sort()).toEqual([...ids].sort());
    expect(await get('/products?id_in=nonsense')).toEqual([]);
  });

  test('products are found by SKU, whose case does not count', async () => {
    const [one, two] = await get('/products?_limit=2');
    const found = await get(
      `/products?sku_in=${one.sku.toLowerCase()}&sku_in=${two.sku}&sku_in=nonsense,%00`,
    );
    expect(found.map((product: { id: string }) => product.id).sort()).toEqual([one.id, two.id].sort());
    expect(await get('/products?sku_in=nonsense')).toEqual([]);
  });

  test('one product, or 404', async () => {
    const [product] = await get('/products?_limit=1');
    expect(await get(`/products/${product.id}`)).toMatchObject(product);
    for (const id of ['0'.repeat(24), 'nonsense', '%00', 'a'.repeat(500)]) {
      expect(await get(`/products/${id}`, 404)).toEqual({ message: expect.any(String) });
    }
  });

  test('a description with elements comes as data, beside the plain one', async () => {
    const [{ id, description }] = await get('/products?_limit=1');
    const describe = 'update product set rich_description = $2::text::jsonb where id = $1';
    await database.query(describe, [id, null]);
    expect(await get(`/products/${id}`)).toMatchObject({
      description,
      richDescription: null,
      isSample: false,
    });
    const richDescription = [{ tag: 'p', children: ['Soft'] }];
    await database.query(describe, [
      id,
      JSON.stringify([...richDescription, { tag: 'script', children: [] }]),
    ]);
    expect(await get(`/products/${id}`)).toMatchObject({ description, richDescription });
    expect(await get('/products?_limit=1')).not.toHaveProperty('0.richDescription');
    await database.query('update catalogue set sample = $1', [sampleName()]);
  });

  test('a product that went says which one replaces it, over several replacements', async () => {
    const [{ id: last }] = await get('/products?_limit=1');
    const [first = '', second = '', alone = ''] = ['a', 'b', 'c'].map((letter) => letter.repeat(24));
    await database.query(
      `insert into gone_product (id, sku, name, replaced_by)
       select id, 'X', 'X', successor from unnest($1::text[], $2::text[]) as gone (id, successor)`,
      [
        [first, second, alone],
        [second, last, null],
      ],
    );
    expect(await get(`/products/${first}`, 410)).toEqual({
      message: expect.any(String),
      name: 'X',
      replacedBy: last,
    });
    expect(await get(`/products/${alone}`, 410)).toEqual({
      message: expect.any(String),
      name: 'X',
      replacedBy: null,
    });
    await database.query('delete from gone_product');
  });

  test('a price range and a search narrow the list', async () => {
    const products = await get('/products?price_gte=10&price_lte=20&title_contains=gauze');
    expect(products.length).toBeGreaterThan(0);
    expect(products.every((product: Priced) => within(priceNow(product), 10, 20))).toBe(true);
  });

  test('product categories, all or by slug', async () => {
    expect(await get('/product-categories')).toHaveLength(42);
    expect(await get('/product-categories?slug=gloves')).toEqual([
      expect.objectContaining({
        name: 'Gloves',
        slug: 'gloves',
        maincategory: expect.objectContaining({ name: 'Higiene' }),
      }),
    ]);
    expect(await get('/product-categories?slug=none')).toEqual([]);
  });
});

describe('the shop', () => {
  test('has six main categories in order, with seven sub-categories each', async () => {
    const { data } = await get('/api/v1/category/maincategory');
    expect(data.map((main: { name: string }) => main.name)).toEqual([
      'Wound Care',
      'Higiene',
      'Laboratory',
      'Tools',
      'Diagnosis',
      'Equipment',
    ]);
    expect(data.map((main: { subcategories: unknown[] }) => main.subcategories.length)).toEqual(
      Array(6).fill(7),
    );
  });

  test('names no category without a product, which keeps its address', async () => {
    await database.query(`insert into category values ('empty', $1, 99, 'Empty', 'empty')`, [higiene]);
    const listed = [await get('/api/v1/category/maincategory'), await get('/product-categories')];
    expect(JSON.stringify(listed)).not.toContain('Empty');
    expect(await get('/product-categories?slug=empty')).toHaveLength(1);
    await database.query(`delete from category where id = 'empty'`);
    await database.query('update catalogue set sample = $1', [sampleName()]);
  });

  test('has its words, and a phone number as the quote form would take it', async () => {
    for (const kind of ['caption', 'testimonial'])
      expect((await get(`/api/v1/settings/${kind}`)).data.length).toBeGreaterThan(0);
    const { data } = await get('/api/v1/settings/company');
    expect(data.at(-1).phoneNumber).toMatch(/^\(0\d\) \d{4} \d{4}$/);
  });

  test.each(['logo', 'cover', 'banner', 'icon'])('serves the picture that %s leads to', async (kind) => {
    const { data } = await get(`/api/v1/settings/${kind}`);
    const response = await server.inject(data.at(-1).url);
    expect(response.headers['content-type']).toMatch(/^image\//);
    expect(response.rawPayload.length).toBeGreaterThan(200);
  });

  test('knows the states and all suburbs of each', async () => {
    const { data } = await get('/api/v1/geo/states/');
    expect(data).toHaveLength(8);
    const sizes = new Map<string, number>();
    for (const { abbreviation } of data) {
      const suburbs = (await get(`/suburbs?q=&state_abbreviation=${abbreviation}`)).data;
      const lines = suburbs.map(({ name, postcode }: Record<string, string>) => `${name} ${postcode}`);
      expect(new Set(lines).size).toBe(lines.length);
      sizes.set(abbreviation, lines.length);
    }
    expect(Object.fromEntries(sizes)).toEqual({
      ACT: 168,
      NSW: 5388,
      NT: 410,
      QLD: 3931,
      SA: 2084,
      TAS: 812,
      VIC: 3523,
      WA: 1931,
    });
    expect((await get('/suburbs')).data).toHaveLength(18_247);
  });

  test('finds suburbs by how they begin', async () => {
    expect((await get('/suburbs?q=newt&state_abbreviation=nsw')).data).toEqual([
      { name: 'Newton Boyd', postcode: '2370' },
      { name: 'Newtown', postcode: '2042' },
    ]);
    expect((await get('/suburbs?q=mcmahons&state_abbreviation=NSW')).data).toEqual([
      { name: 'McMahons Point', postcode: '2060' },
      { name: 'McMahons Reef', postcode: '2587' },
    ]);
    expect((await get('/suburbs?q=%25')).data).toEqual([]);
    expect((await get('/suburbs?state_abbreviation=XYZ')).data).toEqual([]);
    expect((await get('/suburbs?state_abbreviation=%00')).data).toEqual([]);
    expect((await get('/suburbs?q=%00')).data).toEqual([]);
  });

  test.each([
    ['gzip, deflate, br', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
    ['gzip;q=0, identity', undefined],
    ['br', undefined],
    [undefined, undefined],
  ])('suburbs for a caller that accepts %s are encoded by %s', async (accepted, encoding) => {
    const { headers, rawPayload } = await server.inject({
      url: '/suburbs?q=&state_abbreviation=NSW',
      headers: { ...(accepted && { 'accept-encoding': accepted }) },
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Origin, Accept-Encoding');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const json = encoding ? gunzipSync(rawPayload) : rawPayload;
    expect(JSON.parse(json.toString()).data).toHaveLength(5388);
  });
});

describe('every answer', () => {
  test('may be read by the storefront only', async () => {
    const ask = async (origin: string) =>
      (await server.inject({ url: '/api/v1/product?limit=1', headers: { origin } })).headers[
        'access-control-allow-origin'
      ];
    expect(await ask('http://localhost:3000')).toBe('http://localhost:3000');
    expect(await ask('http://elsewhere.example')).toBeUndefined();
  });

  test('is preflighted by a browser once a day', async () => {
    const { statusCode, headers } = await server.inject({
      method: 'OPTIONS',
      url: '/api/v1/product?limit=1',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-headers']).toBe(
      'Accept, Content-Type, Authorization, Idempotency-Key',
    );
    expect(headers['access-control-max-age']).toBe('86400');
  });

  test.each(['/nowhere', '/api/v1/settings/nothing', '/uploads/huge/x', '/api/v1/product/1/2'])(
    '%s is not there',
    async (url) => {
      expect(await get(url, 404)).toEqual({ message: expect.any(String) });
    },
  );

  test('an address that cannot be decoded is refused', async () => {
    expect(await get('/products/%E0%A4%A', 400)).toEqual({ message: expect.any(String) });
  });

  const shellSecret = 'only-for-this-test';

  test('shows internal errors to the operator only', async () => {
    const query = () => Promise.reject(new Error('disk on fire'));
    const broken = await serverForTest({ ...database, query }, { shellSecrets: [shellSecret] });
    const events = captureEvents();
    const response = await broken.inject({
      url: '/api/v1/product',
      headers: { 'x-request-id': 'request-1', 'x-shell-secret': shellSecret },
    });
    expect([response.statusCode, response.json()]).toEqual([
      500,
      { message: 'The shop backend could not answer.' },
    ]);
    expect(events).toMatchObject([
      {
        level: 'error',
        part: 'backend',
        requestId: 'request-1',
        address: '/api/v1/product',
        err: { message: 'disk on fire' },
      },
    ]);
    await broken.close();
  });

  test('survives too many connections, and sends nosniff with every answer', async () => {
    const listening = await serverForTest(database);
    const origin = await listening.listen({ host: '127.0.0.1', port: 0 });
    const events = captureEvents();
    listening.server.emit('error', new Error('accept EMFILE'));
    expect(events).toMatchObject([{ msg: 'connection', err: { message: 'accept EMFILE' } }]);
    for (const path of ['/healthz', '/nothing', '/%', '/uploads/brand/logo.svg', '/uploads/large/nothing']) {
      expect((await fetch(origin + path)).headers.get('x-content-type-options')).toBe('nosniff');
    }
    const expecting = connect(Number(new URL(origin).port), '127.0.0.1').setEncoding('utf8');
    expecting.write('GET /healthz HTTP/1.1\r\nhost: a\r\nexpect: 200-foo\r\n\r\n');
    expect((await once(expecting, 'data'))[0]).toMatch(
      /^HTTP\/1\.1 200 OK\r\nx-content-type-options: nosniff/,
    );
    expecting.destroy();
    const nonsense = connect(Number(new URL(origin).port), '127.0.0.1').setEncoding('utf8');
    nonsense.write('nonsense\r\n\r\n');
    expect((await once(nonsense, 'data'))[0]).toContain('x-content-type-options: nosniff');
    await listening.close();
  });
});

describe('seeding anew', () => {
  test('replaces the catalogue at once, keeps the messages, and leaves nothing remembered', async () => {
    const { data } = await post('/api/v1/email', { keep: true });
    const products = async () => {
      const { data } = await get('/api/v1/product');
      return data.map(({ createdAt, ...product }: { createdAt: string }) => product);
    };
    const before = await products();
    await seed(database, { products: 42 });
    clock += 2_000;
    const after = await products();
    expect(after).toHaveLength(42);
    expect(before).toEqual(expect.arrayContaining(after));
    expect((await get('/api/v1/product?distinct=colour')).data[0].count).toBeLessThanOrEqual(42);
    expect(await database.query('select id from message where id = $1', [data.id])).toHaveLength(1);
    const indexes = await database.query("select indexname from pg_indexes where tablename = 'product'");
    expect(indexes).toHaveLength(14);
  });
});

describe('pictures of a product', () => {
  const own = async (...files: string[]) => {
    const [row] = await database.query<{ id: string }>('select min(id) as id from product');
    const id = row?.id ?? '';
    await database.query('delete from product_picture where product = $1', [id]);
    for (const [position, file] of files.entries())
      await database.query('insert into product_picture values ($1, $2, $3)', [id, 10 - position, file]);
    return get(`/products/${id}`);
  };

  test('a photograph is served in the widths that pages ask for', async () => {
    await sharp({ create: { width: 90, height: 60, channels: 3, background: '#f00' } })
      .png()
      .toFile(join(pictureFolder, 'On a shelf?.PNG'));
    const { thumbnail } = await own('back.jpg', 'On a shelf?.PNG');
    const widths = await Promise.all(
      Object.values<{ url: string; width: number }>(thumbnail.formats).map(async ({ url, width }) => {
        const { statusCode, rawPayload } = await server.inject({ url, headers: { accept: 'image/webp' } });
        const { format, width: served } = await sharp(rawPayload).metadata();
        return { width, answer: [statusCode, format, served] };
      }),
    );
    expect(widths).toEqual([1000, 750, 500, 245].map((width) => ({ width, answer: [200, 'webp', width] })));
    expect((await server.inject(thumbnail.url)).headers['content-type']).toBe('image/jpeg');
  });

  test('are as many as there are rows, in their order', async () => {
    const { images } = await own('c.jpg', 'b.svg', 'a.blue.svg', 'd.webp');
    expect(JSON.parse(images)).toEqual([
      { path: '/uploads/large/d.webp', thumbnail: true },
      { path: '/uploads/large/a.blue.svg', thumbnail: false },
      { path: '/uploads/large/b.svg', thumbnail: false },
      { path: '/uploads/large/c.jpg', thumbnail: false },
    ]);
    expect(await own()).toMatchObject({ thumbnail: null, images: '[]' });
  });

  test('say what they show where their rows do', async () => {
    const { id } = await own('side.jpg', 'front.jpg');
    await database.query(
      `update product_picture set alternative_text = file || '!' where file = 'front.jpg'`,
    );
    const { thumbnail, images } = await get(`/products/${id}`);
    expect([thumbnail.alt, JSON.parse(images).map((image: { alt?: string }) => image.alt)]).toEqual([
      'front.jpg!',
      ['front.jpg!', undefined],
    ]);
    const { data } = await get('/api/v1/product?limit=1000');
    expect(data.find((product: { id: string }) => product.id === id).images).toEqual([
      { url: '/uploads/large/front.jpg', alt: 'front.jpg!' },
      { url: '/uploads/large/side.jpg' },
    ]);
  });

  test.each(['../a.jpg', '/etc/a.jpg', 'a/b.jpg', 'a\\b.jpg', '.a.jpg', 'a.txt', 'a', '', 'a\n.jpg'])(
    'no row takes %j for a file',
    async (file) => {
      await expect(own(file)).rejects.toThrow('product_picture_file_check');
    },
  );
});
