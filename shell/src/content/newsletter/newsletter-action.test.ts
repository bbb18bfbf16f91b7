import { ApiError } from '@storefront/shared/api/api-error';
import { argumentsForTest } from '@storefront/shared/testing/arguments-for-test';
import { newsletterAction } from './newsletter-action';

async function post(email: string, subscribe = jest.fn(async () => {})) {
  const form = new URLSearchParams({ email });
  const result = await newsletterAction(
    argumentsForTest({ address: '/newsletter', api: { subscribe }, form }),
  );
  const sent = subscribe.mock.calls.map(([subscription]: unknown[]) => subscription);
  if (result instanceof Response) return { sent, location: result.headers.get('location') };
  const { status, headers } = result.init ?? {};
  return { sent, status, retryAfter: new Headers(headers).get('retry-after'), refusal: result.data };
}

it.each([' ann@clinic.test ', 'ann@cli\0nic.test\0'])(
  'subscribes %j and goes to the page that says so',
  async (typed) => {
    expect(await post(typed)).toEqual({
      sent: [{ email: 'ann@clinic.test' }],
      location: '/newsletter?sent=1',
    });
  },
);

it.each([
  ['   ', '', 'This Field is Requied'],
  ['a'.repeat(255), 'a'.repeat(255), 'Please use at most 254 characters.'],
  [' ann at clinic ', 'ann at clinic', 'This does not look like an email address.'],
])('sends nothing for %j', async (typed, email, error) => {
  expect(await post(typed)).toEqual({
    sent: [],
    status: 422,
    retryAfter: null,
    refusal: { email, error, failure: null },
  });
});

it('says so in plain words when it could not be sent, and keeps what was typed', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const down = jest.fn(() => Promise.reject(new Error('ECONNREFUSED 127.0.0.1')));
  expect(await post('ann@clinic.test', down)).toMatchObject({
    status: 502,
    refusal: {
      email: 'ann@clinic.test',
      error: null,
      failure: 'You could not be subscribed. Please try again in a moment.',
    },
  });
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

it('says how long to wait when there were too many, in the backend’s words', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const message = 'You have sent 10 requests within a minute; please try again in 42 seconds.';
  const refuse = jest.fn(() =>
    Promise.reject(new ApiError('http', { call: 'POST', status: 429, message, retryAfter: 42 })),
  );
  expect(await post('ann@clinic.test', refuse)).toMatchObject({
    status: 429,
    retryAfter: '42',
    refusal: { email: 'ann@clinic.test', error: null, failure: message },
  });
  logged.mockRestore();
});
