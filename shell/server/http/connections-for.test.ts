import type { IncomingMessage } from 'node:http';
import { trustedProxies } from '@storefront/shared/server/trusted-proxies';
import { closeBackends, fakeBackend, sendJson } from '@storefront/shared/testing/fake-backend';
import { keptSpans } from '../tracing/testing/kept-spans';
import { traceBy } from '../tracing/traced';
import { connectionsFor } from './connections-for';
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
