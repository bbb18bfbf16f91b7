import Ajv from 'ajv';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { serverForTest } from '../testing/server-for-test';
import { openSample } from '../testing/test-database';
import { calls } from './calls';

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content: { readonly 'application/json': { readonly schema: object } } }>
  >;
}

let database: Database;
let server: FastifyInstance;
let paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;

beforeAll(async () => {
  database = await openSample();
  server = await serverForTest(database);
  ({ paths } = (await server.inject('/openapi.json')).json());
});

afterAll(async () => {
  await server.close();
  await database.close();
});

/** Paths of all routes. */
function routes(): readonly string[] {
  const above: string[] = [];
  return server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment = ''] = /^(.*?[├└]── )(\S+)/.exec(line) ?? [];
      above.length = Math.max(0, indent.length / 4 - 1);
      above.push(segment);
      return segment === '' ? [] : above.join('').replace(/:(\w+)/g, '{$1}');
    });
}

test('the document has all routes of the shop', () => {
  const others = /^\/(healthz|readyz|openapi\.json|uploads\/.*|office\/api\/.*)$|^\*$/;
  const documented = Object.keys(paths).map((path) => path.replace(/\/$/, ''));
  expect(routes().length).toBeGreaterThan(20);
  expect(documented.sort()).toEqual(
    routes()
      .filter((route) => !others.test(route))
      .sort(),
  );
  expect(Object.keys(paths).sort()).toEqual(Object.keys(calls).sort());
});

test('answers are as the document says', async () => {
  const ajv = new Ajv();
  // The sample's posts have none.
  await database.query(
    `update setting set entry = entry || '{"picture": {"url": "/uploads/a.jpg", "alt": "A"}}' where kind = 'post'`,
  );
  const { data } = (await server.inject('/api/v1/product?limit=1')).json();
  for (const [path, { answers, body }] of Object.entries(calls)) {
    if (body) continue;
    const ok = ajv.compile(paths[path]?.get?.responses['200']?.content['application/json'].schema ?? false);
    for (const query of Object.keys(answers)) {
      const response = await server.inject(`${path}?${query}`.replace('{id}', data[0].productId));
      ok(response.json());
      expect([path, query, response.statusCode, ok.errors]).toEqual([path, query, 200, null]);
    }
  }
});

test('the document is a public answer that no search engine lists', async () => {
  const { headers } = await server.inject('/openapi.json');
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex',
    etag: expect.any(String),
    'cache-control': 'public, max-age=0, s-maxage=2',
  });
});
