import { argumentsForTest } from '@storefront/shared/testing/arguments-for-test';
import { newsletterAction } from './newsletter-action';

async function post(email: string, subscribe = jest.fn(async () => {})) {
  const form = new URLSearchParams({ email });
  const result = await newsletterAction(
    argumentsForTest({ address: '/newsletter', api: { subscribe }, form }),
  );
  const sent = subscribe.mock.calls.map(([subscription]: unknown[]) => subscription);
  if (result instanceof Response) return { sent, location: result.headers.get('location') };
  return { sent, status: result.init?.status, refusal: result.data };
}

it('subscribes the address and goes to the page that says so', async () => {
  expect(await post(' ann@clinic.test ')).toEqual({
    sent: [{ email: 'ann@clinic.test' }],
    location: '/newsletter?sent=1',
  });
});

it.each([
  ['   ', '', 'This Field is Requied'],
  ['a'.repeat(255), 'a'.repeat(255), 'Please use at most 254 characters.'],
])('sends nothing for %j', async (typed, email, error) => {
  expect(await post(typed)).toEqual({ sent: [], status: 422, refusal: { email, error } });
});

it('says so in plain words when it could not be sent, and keeps what was typed', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const down = jest.fn(() => Promise.reject(new Error('ECONNREFUSED 127.0.0.1')));
  expect(await post('ann@clinic.test', down)).toMatchObject({
    status: 502,
    refusal: {
      email: 'ann@clinic.test',
      error: 'You could not be subscribed. Please try again in a moment.',
    },
  });
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});
