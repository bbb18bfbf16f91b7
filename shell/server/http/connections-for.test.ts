import type { IncomingMessage } from 'node:http';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_SERVER_ADDRESS,
  ATTR_SERVER_PORT,
  ATTR_URL_FULL,
} from '@opentelemetry/semantic-conventions';
import { connectToShop } from '@storefront/shared/api/connections';
import { trustedProxies } from '@storefront/shared/server/trusted-proxies';
import { closeBackends, fakeBackend, sendJson } from '@storefront/shared/testing/fake-backend';
import { keptSpans } from '../tracing/testing/kept-spans';
import { traceBy, traced } from '../tracing/traced';
import { connectionsFor, tracedConnection } from './connections-for';
import { createDataCache } from './data-cache';

afterEach(async () => {
  traceBy(null);
  await closeBackends();
});

/** The connections for a request. */
function connectionsOf(method: string, backend: string) {
  const message = { method, headers: { 'x-request-id': 'request-1', 'x-storefront-peer': '203.0.113.7' } };
  const config = { backend, shellSecret: 'only-for-this-test', trustProxy: trustedProxies() };
  return connectionsFor(message as unknown as IncomingMessage, config, createDataCache());
}

test.each(['GET', 'POST'])(
  "each call for a %s has the request's id, the secret and the trace",
  async (method) => {
    const backend = await fakeBackend((response) => sendJson(response, { data: [] }, 200));
    const spans = keptSpans();
    const { shop, submissions } = connectionsOf(method, backend.address);
    await shop.get('products');
    await submissions.post('messages', {});
    const id = { 'x-request-id': 'request-1', 'x-shell-secret': 'only-for-this-test' };
    const traceparents = (await spans()).map(({ traceId }) => expect.stringContaining(traceId));
    expect(backend.requests).toMatchObject(
      traceparents.map((traceparent) => ({ headers: { ...id, traceparent } })),
    );
    expect(backend.requests.map(({ headers }) => headers['x-visitor-address'])).toEqual([
      undefined,
      method === 'POST' ? '203.0.113.7' : undefined,
    ]);
  },
);

test.each([
  ['GET', 1],
  ['POST', 2],
])('a %s that makes the same call twice sends %i calls', async (method, calls) => {
  const backend = await fakeBackend((response) => sendJson(response, { data: [] }, 200));
  const { shop } = connectionsOf(method, backend.address);
  await shop.get('products');
  await shop.get('products');
  expect(backend.requests).toHaveLength(calls);
});

afterEach(async () => {
  traceBy(null);
  await closeBackends();
});

const connectTo = (base: string) =>
  tracedConnection(base, (ofCall) => connectToShop({ base, timeout: 1_500, retries: 0, ...ofCall }));

test('a call records its target and result without the query, and forwards the trace', async () => {
  const backend = await fakeBackend((response, { method }) =>
    sendJson(response, {}, method === 'POST' ? 201 : 404),
  );
  const shop = connectTo(backend.address);
  const spans = keptSpans();
  await traced('load', {}, async () => {
    await shop.post('api/v1/email', { email: 'ann@clinic.test' });
    await shop.get('products', new URLSearchParams({ q: 'gauze' })).catch(() => {});
  });
  const [, get, post] = await spans();
  const common = {
    [ATTR_SERVER_ADDRESS]: '127.0.0.1',
    [ATTR_SERVER_PORT]: Number(new URL(backend.address).port),
  };
  expect(post).toMatchObject({ path: 'load > POST', kind: 'CLIENT', failed: null });
  expect(post?.attributes).toEqual({
    ...common,
    [ATTR_HTTP_REQUEST_METHOD]: 'POST',
    [ATTR_URL_FULL]: `${backend.address}/api/v1/email`,
    [ATTR_HTTP_RESPONSE_STATUS_CODE]: 201,
  });
  expect(get).toMatchObject({ path: 'load > GET', failed: 'The shop answered with an error (404).' });
  expect(get?.attributes).toEqual({
    ...common,
    [ATTR_HTTP_REQUEST_METHOD]: 'GET',
    [ATTR_URL_FULL]: `${backend.address}/products`,
    [ATTR_HTTP_RESPONSE_STATUS_CODE]: 404,
    [ATTR_ERROR_TYPE]: '404',
  });
  const handedOn = backend.requests.map(({ headers }) => String(headers.traceparent).split('-'));
  expect(handedOn.map(([, trace]) => trace)).toEqual([post?.traceId, post?.traceId]);
  expect(new Set(handedOn.map(([, , span]) => span)).size).toBe(2);
  expect(backend.requests[1]?.query.get('q')).toBe('gauze');
});

test("leaves out the user of the backend's address", async () => {
  const spans = keptSpans();
  const base = 'http://shop:secret@localhost:1';
  await connectTo(base)
    .get('products')
    .catch(() => {});
  expect(await spans()).toMatchObject([
    {
      failed: 'The shop could not be reached.',
      attributes: { [ATTR_URL_FULL]: 'http://localhost:1/products', [ATTR_ERROR_TYPE]: 'network' },
    },
  ]);
});

test("without traces a call is the plain connection's", async () => {
  const backend = await fakeBackend((response) => sendJson(response, { data: [] }));
  expect(await connectTo(backend.address).get('products')).toEqual({ data: [] });
  expect(backend.requests[0]?.headers).not.toHaveProperty('traceparent');
});
