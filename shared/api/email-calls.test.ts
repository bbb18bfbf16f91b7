import type { Api } from '../testing/api';
import { apiOf, asked } from './api-for-test';

const quote = {
  name: 'Ann Lee',
  email: 'ann@example',
  phone: '0412 345 678',
  description: 'Hello',
  message: 'Hello',
  address: '1/2 High St',
  state: 'TAS',
  suburb: 'Hobart',
  postcode: '7000',
  productDetails: [],
};

test.each([
  ['/api/v1/email', { a: 1 }, (api: Api) => api.sendMessage({ a: 1 }), undefined],
  ['/api/v1/email/subscribe', { email: 'x' }, (api: Api) => api.subscribe({ email: 'x' }), undefined],
  ['/api/v1/email/unsubscribe', { token: 'x' }, (api: Api) => api.unsubscribe({ token: 'x' }), undefined],
  [
    '/api/v1/email/quote',
    quote,
    (api: Api) => api.requestQuote(quote),
    { reference: 'KX3M-7RCF', isConfirmed: true },
  ],
])('POST %s sends the payload as given', async (path, payload, call, answer) => {
  const { api, backend } = await apiOf({ data: { id: 1, reference: 'KX3M-7RCF', confirmed: true } });
  await expect(call(api)).resolves.toEqual(answer);
  expect(asked(backend)).toEqual([`POST ${path}`]);
  expect(JSON.parse(backend.requests[0]?.body ?? '')).toEqual(payload);
});

test('sends the key of a repeatable message, and none without one', async () => {
  const { api, backend } = await apiOf({ data: { id: 1 } });
  await api.requestQuote(quote, undefined, { key: 'abc' });
  await api.requestQuote(quote);
  expect(backend.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['abc', undefined]);
  expect(backend.requests[0]?.body).toBe(backend.requests[1]?.body);
});

test.each([
  { data: { id: 1 } },
  { data: { reference: '<b>', confirmed: 'yes' } },
  { data: null },
  { message: 'Taken' },
  [],
  7,
  '',
])('a quote that is answered with %j has no reference, nor is it confirmed', async (answer) => {
  const { api } = await apiOf(answer);
  await expect(api.requestQuote(quote)).resolves.toEqual({ reference: null, isConfirmed: false });
});

test("a refusal carries the backend's message", async () => {
  const { api } = await apiOf({ message: 'Phone is missing.' }, 400);
  await expect(api.requestQuote(quote)).rejects.toMatchObject({
    kind: 'http',
    message: 'Phone is missing.',
  });
});
