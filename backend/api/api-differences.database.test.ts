import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../database/database';
import { NotFound } from '../request/refusals';
import { serverForTest } from '../testing/server-for-test';
import { openSample } from '../testing/test-database';
import { apiDifferences } from './api-differences';

const shop = 'http://localhost:3000';

let database: Database;
let server: FastifyInstance;
/** Changes answers, by the route's path. */
let faults: Readonly<Record<string, (body: string, reply: FastifyReply) => unknown>> = {};

beforeAll(async () => {
  database = await openSample();
  server = await serverForTest(database);
  server.addHook('preSerialization', async ({ routeOptions }, reply, answer) => {
    const fault = faults[routeOptions.url ?? ''];
    return fault ? fault(JSON.stringify(answer), reply) : answer;
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  server.server.closeAllConnections();
  await server.close();
  await database.close();
});

const missing = () => {
  throw new NotFound('There is no such thing.');
};

async function differences(origin = shop): Promise<readonly string[]> {
  const said: string[] = [];
  await apiDifferences(server.listeningOrigin, origin, (difference) => said.push(difference));
  return said;
}

test('our own backend answers as the shop needs it, and stores nothing', async () => {
  expect(await differences()).toEqual([]);
  expect(await database.query('select from message')).toEqual([]);
});

test('pages of a shop that the backend does not know may not send', async () => {
  expect(await differences('https://shop.example')).toEqual([
    'OPTIONS /api/v1/email does not allow https://shop.example.',
    'OPTIONS /api/v1/email/subscribe does not allow https://shop.example.',
    'OPTIONS /api/v1/email/unsubscribe does not allow https://shop.example.',
    'OPTIONS /api/v1/email/quote does not allow https://shop.example.',
  ]);
});

test('another backend is told what it answers differently', async () => {
  faults = {
    '/api/v1/product': (body) => JSON.parse(body.replaceAll(/"price":[^,]+/g, '"price":"12.50"')),
    '/products': (body) =>
      JSON.parse(body).map(({ productName: _, ...others }: object & { productName: string }) => others),
    '/products/:id': (body) => ({ data: { ...JSON.parse(body), images: [], variants: [{ id: null }] } }),
    '/product-categories': () => 'none',
    '/api/v1/email/unsubscribe': missing,
    '/api/v1/settings/logo': missing,
    '/api/v1/settings/cover': (_, reply) => {
      reply.code(204);
      return '';
    },
    '/api/v1/geo/states/': missing,
    '/api/v1/category/maincategory': () => ({ data: null }),
  };
  expect(await differences()).toEqual([
    "GET /api/v1/product?page=1&limit=24: 'price' is a text, and must be a number (24 times).",
    "GET /products?_limit=24: 'productName' is missing (24 times).",
    "GET /products?id_in={id}: 'productName' is missing.",
    "GET /products/{id}: 'images' is a list, and must be a text.",
    "GET /products/{id}: 'variants.id' is null, and must be a text or a number.",
    'GET /product-categories answers what is no JSON, or too much of it.',
    "GET /api/v1/category/maincategory: 'data' is null, and must be a list.",
    'GET /api/v1/settings/logo answers 404, and must answer 200.',
    'GET /api/v1/settings/cover answers 204, and must answer 200.',
  ]);
});

test('what is known is said at once, and a call that hangs is given up', async () => {
  const said: string[] = [];
  let before: readonly string[] = [];
  const hang = () => {
    before = [...said];
    return new Promise(() => {});
  };
  faults = {
    '/api/v1/category/maincategory': missing,
    '/api/v1/settings/logo': hang,
    '/api/v1/email/quote': hang,
  };
  await apiDifferences(server.listeningOrigin, shop, (difference) => said.push(difference), 3_000);
  const expected = [
    'GET /api/v1/category/maincategory answers 404, and must answer 200.',
    'GET /api/v1/settings/logo takes longer than 3 seconds.',
    'POST /api/v1/email/quote answers nothing to a body that is no JSON, and must answer 400.',
  ];
  expect(said).toEqual(expected);
  expect(before).toEqual(expected.slice(0, 2));
});

test('a backend that is not there is an error', async () => {
  await expect(apiDifferences('http://127.0.0.1:9', shop, () => {})).rejects.toThrow(
    'http://127.0.0.1:9 does not answer.',
  );
});
