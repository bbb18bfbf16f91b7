import type { IncomingMessage } from 'node:http';
import { trustedProxies } from '@storefront/shared/server/trusted-proxies';
import { closeBackends, fakeBackend, sendJson } from '@storefront/shared/testing/fake-backend';
import { keptSpans } from '../tracing/testing/kept-spans';
import { traceBy } from '../tracing/traced';
import { connectionsFor } from './connections-for';

afterEach(async () => {
  traceBy(null);
  await closeBackends();
});

test.each(['GET', 'POST'])(
  'each call for a %s has the request’s id and the secret it is believed by',
  async (method) => {
    const backend = await fakeBackend((response) => sendJson(response, { data: [] }, 200));
    const message = { method, headers: { 'x-request-id': 'request-1', 'x-storefront-peer': '203.0.113.7' } };
    const config = {
      backend: backend.address,
      shellSecret: 'only-for-this-test',
      trustProxy: trustedProxies(),
    };
    const { shop, sending } = connectionsFor(message as unknown as IncomingMessage, config);
    await shop.get('products');
    await sending.post('messages', {});
    const id = { 'x-request-id': 'request-1', 'x-shell-secret': 'only-for-this-test' };
    expect(backend.requests).toMatchObject([{ headers: id }, { headers: id }]);
    expect(backend.requests.map(({ headers }) => headers['x-visitor-address'])).toEqual([
      undefined,
      method === 'POST' ? '203.0.113.7' : undefined,
    ]);
  },
);

test.each(['GET', 'POST'])('each call for a %s hands the trace on, beside all that', async (method) => {
  const backend = await fakeBackend((response) => sendJson(response, { data: [] }, 200));
  const message = { method, headers: { 'x-request-id': 'request-1' } } as unknown as IncomingMessage;
  const config = {
    backend: backend.address,
    shellSecret: 'only-for-this-test',
    trustProxy: trustedProxies(),
  };
  const spans = keptSpans();
  const { shop, sending } = connectionsFor(message, config);
  await shop.get('products');
  await sending.post('messages', {});
  const made = await spans();
  expect(made.map(({ path, attributes }) => [path, attributes['http.response.status_code']])).toEqual([
    ['GET', 200],
    ['POST', 200],
  ]);
  for (const [nth, { headers }] of backend.requests.entries()) {
    expect(headers).toMatchObject({ 'x-request-id': 'request-1', 'x-shell-secret': 'only-for-this-test' });
    expect(headers.traceparent).toContain(made[nth]?.traceId);
  }
});
