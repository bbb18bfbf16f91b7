import { ApiError } from '@storefront/shared/api/api-error';
import { argumentsForTest } from '@storefront/shared/testing/arguments-for-test';
import { contactAction } from './contact-action';

const filled = { name: 'Ann', email: 'ann@clinic.test', phone: '', message: 'Hello' };

async function post(fields: Readonly<Record<string, string>>, sendMessage = jest.fn(async () => {})) {
  const form = new URLSearchParams(fields);
  const result = await contactAction(
    argumentsForTest({ address: '/contact-us', api: { sendMessage }, form }),
  );
  const sent = sendMessage.mock.calls.map(([message]: unknown[]) => message);
  if (result instanceof Response) return { sent, location: result.headers.get('location') };
  const { status, headers } = result.init ?? {};
  return { sent, status, retryAfter: new Headers(headers).get('retry-after'), refusal: result.data };
}

it.each([
  ['a message', {}, {}],
  ['a message with a phone number', { phone: '0412 345 678' }, { phone: '0412 345 678' }],
  ['the address that a copied one is meant as', { email: 'mailto:ann@clinic.test\u200b' }, {}],
])('sends %s and redirects to the confirmation', async (_, fields, more) => {
  expect(await post({ ...filled, ...fields })).toEqual({
    sent: [{ name: 'Ann', email: 'ann@clinic.test', message: 'Hello', ...more }],
    location: '/contact-us?sent=1',
  });
});

it('sends nothing while a field has an error, and returns the typed text', async () => {
  expect(await post({ ...filled, email: ' ' })).toEqual({
    sent: [],
    status: 422,
    retryAfter: null,
    refusal: { fields: { ...filled, email: ' ' }, errors: { email: 'This Field is Requied' }, failure: null },
  });
});

it('sends nothing that a program filled in, and returns the typed text', async () => {
  expect(await post({ ...filled, website: 'https://casino.example' })).toEqual({
    sent: [],
    status: 422,
    retryAfter: null,
    refusal: { fields: filled, errors: {}, failure: expect.stringContaining('Please send it once more.') },
  });
});

it('passes on the backend’s message and Retry-After after too many messages', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const message = 'You have sent 10 requests within a minute; please try again in 42 seconds.';
  const refuse = jest.fn(() =>
    Promise.reject(new ApiError('http', { call: 'POST', status: 429, message, retryAfter: 42 })),
  );
  expect(await post(filled, refuse)).toMatchObject({
    status: 429,
    retryAfter: '42',
    refusal: { failure: message },
  });
});

it('reports a failure in a plain sentence, and returns the typed text', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const refuse = jest.fn(() => Promise.reject(new Error('ECONNREFUSED 127.0.0.1')));
  expect(await post(filled, refuse)).toMatchObject({
    status: 502,
    refusal: {
      fields: filled,
      errors: {},
      failure: 'Your message could not be sent. Please try again in a moment.',
    },
  });
  expect(logged).toHaveBeenCalledTimes(1);
});
