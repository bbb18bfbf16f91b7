import type { IncomingMessage } from 'node:http';
import { trustedProxies } from '@storefront/shared/server/trusted-proxies';
import { fakeBackend, sendJson } from '@storefront/shared/testing/fake-backend';
import { releaseMap } from 'releases/testing/release-map';
import { connectionsFor } from '../http/connections-for';
import { createDataCache } from '../http/data-cache';
import { ask } from '../http/testing/ask';
import { served } from '../http/testing/served';
import { BadRequest } from '../http/web-request';
import { officeAnswers, officeSession } from './office-answers';
import { asksForOffice } from './office-host';
import { officeMaps } from './office-maps';

const session = 's'.repeat(43);
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** The office over a backend that answers with this status. */
async function started(status = 200, secure = false) {
  const backend = await fakeBackend((response, { path }) => {
    if (path.endsWith('.csv')) response.writeHead(status, { 'content-type': 'text/csv' }).end('a,b');
    else sendJson(response, { data: { session, number: 7 }, message: 'Too many of them.' }, status);
  });
  const origin = `${secure ? 'https' : 'http'}://office.test`;
  const config = { backend: backend.address, origin, trustProxy: trustedProxies() };
  const answer = officeAnswers(
    config,
    (message) => connectionsFor(message, config, createDataCache(), officeSession(message, config)),
    () => ({ desk: ['/office'] }),
  );
  const address = await served(async (message, response) => {
    try {
      if (!(await answer(message, response))) response.end('page');
    } catch (error) {
      response.writeHead(error instanceof BadRequest ? error.status : 500).end();
    }
  });
  return { backend, port: Number(new URL(address).port) };
}

test.each([
  [false, `office=${session}; Path=/; HttpOnly; SameSite=Strict`],
  [true, `__Host-office=${session}; Path=/; HttpOnly; SameSite=Strict; Secure`],
])('a token becomes a session in a cookie of this host alone (https: %s)', async (secure, cookie) => {
  const { port, backend } = await started(200, secure);
  const asked = { method: 'POST', headers: form, body: 'token=the-token-of-ann' };
  const { status, headers } = await ask(port, '/office/sign-in', asked);
  expect([status, headers.location, headers['set-cookie']]).toEqual([303, '/office', [cookie]]);
  expect(backend.requests[0]?.body).toBe('{"token":"the-token-of-ann"}');
});

test.each([
  [401, 'unknown'],
  [429, 'often'],
  [503, 'failed'],
])('a sign-in that the backend answers with %i says %s, and sets no cookie', async (status, problem) => {
  const { port } = await started(status);
  const { headers } = await ask(port, '/office/sign-in', { method: 'POST', headers: form, body: 'token=x' });
  expect([headers.location, headers['set-cookie']]).toEqual([`/office?problem=${problem}`, undefined]);
});

test.each(['/office/sign-in', '/office/sign-out', '/office/import'])(
  '%s takes no form of another origin',
  async (path) => {
    const { port, backend } = await started();
    for (const foreign of [{ origin: 'http://shop.test' }, { 'sec-fetch-site': 'same-site' }]) {
      const headers = { ...form, ...foreign, cookie: `office=${session}` };
      expect((await ask(port, path, { method: 'POST', headers, body: 'token=x' })).status).toBe(403);
    }
    expect(backend.requests).toEqual([]);
  },
);

test('signing out ends the session, and removes the cookie even while the backend is down', async () => {
  for (const status of [200, 503]) {
    const { port, backend } = await started(status);
    const headers = { ...form, cookie: `bucket=1; office=${session}` };
    const answer = await ask(port, '/office/sign-out', { method: 'POST', headers });
    expect(answer.headers['set-cookie']).toEqual(['office=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0']);
    expect(backend.requests[0]?.headers.authorization).toBe(`Bearer ${session}`);
  }
});

test('the file of messages is for people who are signed in', async () => {
  const { port, backend } = await started();
  const { body, headers } = await ask(port, '/office/messages.csv?state=new', {
    headers: { cookie: `office=${session}` },
  });
  expect([body, headers['content-disposition']]).toEqual(['a,b', 'attachment; filename="messages.csv"']);
  expect(backend.requests[0]?.query.get('state')).toBe('new');
  const refused = await started(401);
  expect((await ask(refused.port, '/office/messages.csv')).headers.location).toBe('/office');
});

test('a file of products is passed on as it comes, and its report shown', async () => {
  const { port, backend } = await started();
  const headers = { 'content-type': 'multipart/form-data; boundary=x', cookie: `office=${session}` };
  const body = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${'a'.repeat(100_000)}\r\n--x--\r\n`;
  const asked = { method: 'POST', headers, body };
  const answer = await ask(port, '/office/import', asked);
  expect([answer.status, answer.headers.location]).toEqual([303, '/office/imports/7']);
  const [request] = backend.requests;
  expect([request?.path, request?.body]).toEqual(['/office/api/import', body]);
  expect(request?.headers).toMatchObject({
    authorization: `Bearer ${session}`,
    'content-type': headers['content-type'],
  });
  expect((await ask(port, '/office/import')).headers.location).toBe('/office/products');
  expect((await ask((await started(401)).port, '/office/import', asked)).headers.location).toBe('/office');
  const refused = await ask((await started(429)).port, '/office/import', asked);
  expect(refused.status).toBe(429);
  expect(refused.body).toContain('Too many of them.');
});

test('the office has its own pages and nothing of the shop', async () => {
  const { port } = await started();
  expect((await ask(port, '/')).headers.location).toBe('/office');
  expect((await ask(port, '/office')).body).toBe('page');
  for (const path of ['/shop', '/about-us', '/cart', '/office/none'])
    expect((await ask(port, path)).status).toBe(404);
});

test('requests for its host are for the office, also those of our proxy and with an absolute address', () => {
  const isAsked = asksForOffice('https://office.test', { trustProxy: trustedProxies('loopback') });
  const message = (headers: object, url = '/office') =>
    ({ url, headers: { 'x-storefront-peer': '127.0.0.1', ...headers } }) as unknown as IncomingMessage;
  expect(isAsked(message({ host: 'Office.test' }))).toBe(true);
  expect(isAsked(message({ host: 'inside', 'x-forwarded-host': 'office.test' }))).toBe(true);
  expect(isAsked(message({ host: 'shop.test' }, 'https://office.test/office'))).toBe(true);
  expect(isAsked(message({ host: 'office.test', 'x-forwarded-host': 'shop.test' }))).toBe(false);
  expect(isAsked(message({ host: 'office.test:8443' }))).toBe(false);
});

test('no document has releases of the office and of others', () => {
  const map = releaseMap(
    { lab: { '1.0.0+a': 100 }, desk: { '1.0.0+b': 100 } },
    { lab: ['/lab'], desk: ['/office', '/office/:id'] },
  );
  const { visitors, office } = officeMaps(map);
  expect([visitors, office].map(({ paths }) => paths)).toEqual([
    { lab: ['/lab'] },
    { desk: ['/office', '/office/:id'] },
  ]);
  expect([visitors, office].map(({ microFrontends }) => Object.keys(microFrontends))).toEqual([
    ['lab'],
    ['desk'],
  ]);
  expect(officeMaps(map).visitors).toBe(visitors);
});
