import { connectToShop } from './connections';

const asked = jest.fn(async (_request: Request) => new Response('{"data":1}'));

beforeEach(() => Object.assign(globalThis, { fetch: asked }));
afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

test('a browser sends the headers of a call and no other, which a backend of another origin would have to allow', async () => {
  const shop = connectToShop({ base: 'http://shop.example', timeout: 1_000, retries: 0 });
  await expect(shop.get('products')).resolves.toEqual({ data: 1 });
  expect([...(asked.mock.calls[0]?.[0].headers ?? [])]).toEqual([
    ['accept', 'application/json'],
    ['content-type', 'application/json'],
  ]);
});
