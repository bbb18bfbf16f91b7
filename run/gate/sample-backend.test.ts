import { categoryCalls } from '@storefront/shared/api/category-calls';
import { serverConnections } from '@storefront/shared/api/connections';
import { emailCalls } from '@storefront/shared/api/email-calls';
import { geoCalls } from '@storefront/shared/api/geo-calls';
import { listingCalls } from '@storefront/shared/api/listing-calls';
import { productCalls } from '@storefront/shared/api/product-calls';
import { settingsCalls } from '@storefront/shared/api/settings-calls';
import type { Connections } from '@storefront/shared/contracts/connections';
import { type SampleBackend, sampleId, startSampleBackend } from './sample-backend';

let backend: SampleBackend;
let connections: Connections;
beforeAll(async () => {
  backend = await startSampleBackend();
  const { address } = backend;
  connections = serverConnections({ backend: address, suburbs: `${address}/suburbs` });
});
afterAll(() => backend.stop());

test('it answers the calls for products, as those who call read them', async () => {
  const { listProducts, distinctValues } = listingCalls(connections.shop);
  const { products, total } = await listProducts({ limit: 24, page: 2 });
  expect([products.length, total]).toEqual([6, 30]);
  expect((await listProducts({ productName: 'product 07' })).products).toMatchObject([{ id: sampleId(6) }]);
  expect(await distinctValues('size', {})).toHaveLength(1);
  const { productById, productsByIds } = productCalls(connections.shop);
  expect(await productById(sampleId(0))).toMatchObject({ id: sampleId(0), price: 10, salePrice: 8 });
  expect(await productsByIds([sampleId(1)])).toContainEqual(expect.objectContaining({ id: sampleId(1) }));
});

test('it answers the calls for all else, and takes what is sent', async () => {
  const { shop, suburbs, sending } = connections;
  expect(await categoryCalls(shop).mainCategories()).toMatchObject([
    { subcategories: [{ slug: 'bandages' }] },
  ]);
  expect(await categoryCalls(shop).productCategories()).toHaveLength(1);
  expect(await settingsCalls(shop).settings('company')).toHaveLength(1);
  expect(await geoCalls(shop, suburbs).states()).toHaveLength(1);
  expect(await geoCalls(shop, suburbs).suburbs('WA')).toEqual([{ name: 'Broome', postcode: '6725' }]);
  await emailCalls(sending).subscribe({ email: 'ada@clinic.example' });
});

test('what it was never made to answer is remembered', async () => {
  expect(await productCalls(connections.shop).productById('another')).toBeNull();
  expect(backend.unknownCalls).toEqual([]);
  expect((await fetch(`${backend.address}/api/v1/reviews?of=1`)).status).toBe(404);
  expect(backend.unknownCalls).toEqual(['/api/v1/reviews']);
});

test('what has no address is a bad request, and no end of it', async () => {
  expect((await fetch(`${backend.address}//`)).status).toBe(400);
  expect(await geoCalls(connections.shop, connections.suburbs).states()).toHaveLength(1);
});

test('of endless calls a hundred are remembered', async () => {
  for (let nth = 0; nth < 120; nth += 1) await fetch(`${backend.address}/unknown/${nth}`);
  expect(backend.unknownCalls).toHaveLength(100);
});
