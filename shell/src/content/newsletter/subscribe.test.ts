import { ApiError } from '@storefront/shared/api/api-error';
import { argumentsForTest } from '@storefront/shared/testing/arguments-for-test';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { newsletterAction, unsubscribeAction } from './subscribe';

interface Post {
  readonly subscribe?: () => Promise<void>;
  /** Address of the page that the form was on. */
  readonly referer?: string;
  /** Field that nobody sees. */
  readonly website?: string;
}

async function post(email: string, { subscribe = async () => {}, referer, ...more }: Post = {}) {
  const called = jest.fn(subscribe);
  const bus = busForTest();
  const messages: string[] = [];
  bus.events.notices.subscribe(({ text }) => messages.push(text));
  const form = new URLSearchParams({ email, ...more });
  const call = argumentsForTest({ address: '/newsletter', api: { subscribe: called }, bus, form });
  if (referer) call.request.headers.set('referer', referer);
  const result = await newsletterAction(call);
  const sent = called.mock.calls.map(([subscription]: unknown[]) => subscription);
  if (result instanceof Response) return { sent, messages, location: result.headers.get('location') };
  const { status, headers } = result.init ?? {};
  return {
    sent,
    messages,
    status,
    retryAfter: new Headers(headers).get('retry-after'),
    refusal: result.data,
  };
}

it.each([' ann@clinic.test ', 'ann@cli\0nic.test\0', 'mailto:ann@clinic.test', '\u200bann＠clinic.test'])(
  'subscribes %j, and redirects to the form’s page with the message',
  async (typed) => {
    expect(await post(typed, { referer: 'https://shop.test/shop?page=2' })).toEqual({
      sent: [{ email: 'ann@clinic.test' }],
      messages: ['You are subscribed to our newsletter.'],
      location: '/shop?page=2',
    });
  },
);

it.each([
  undefined,
  'about:blank',
  'https://shop.test/newsletter',
  'https://shop.test//evil.test/',
  'https://shop.test/\\evil.test/',
])('redirects to the confirmation page if the form was on %s', async (referer) => {
  const { messages, location } = await post('ann@clinic.test', referer ? { referer } : {});
  expect({ messages, location }).toEqual({ messages: [], location: '/newsletter?sent=1' });
});

it.each([
  ['   ', '', 'This Field is Requied'],
  ['a'.repeat(255), 'a'.repeat(255), 'Please use at most 254 characters.'],
  [' ann at clinic ', 'ann at clinic', 'This does not look like an email address.'],
])('sends nothing for %j', async (typed, email, reason) => {
  expect(await post(typed)).toEqual({
    sent: [],
    messages: [],
    status: 422,
    retryAfter: null,
    refusal: { email, reason, isInvalid: true },
  });
});

it('reports a failure in a plain sentence, and keeps the typed text', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const subscribe = () => Promise.reject(new Error('ECONNREFUSED 127.0.0.1'));
  const reason = 'You could not be subscribed. Please try again in a moment.';
  expect(await post('ann@clinic.test', { subscribe })).toMatchObject({
    status: 502,
    refusal: { email: 'ann@clinic.test', reason, isInvalid: false },
  });
  expect(logged).toHaveBeenCalledTimes(1);
});

it('subscribes nobody for a program, and returns the typed address', async () => {
  expect(await post(' ann@clinic.test', { website: 'x' })).toMatchObject({
    sent: [],
    status: 422,
    refusal: { email: 'ann@clinic.test', reason: expect.stringContaining('once more'), isInvalid: false },
  });
});

describe('unsubscribing', () => {
  const button = new URLSearchParams();
  /** What a mail program posts (RFC 8058). */
  const oneClick = new FormData();
  oneClick.set('List-Unsubscribe', 'One-Click');
  const refusal = (status: number, message: string) =>
    new ApiError('http', { call: 'POST', status, message });

  async function unsubscribed(form: FormData | URLSearchParams, error?: Error) {
    const unsubscribe = jest.fn(async () => {
      if (error) throw error;
    });
    const address = '/newsletter/unsubscribe?token=1f0c';
    const { data, init } = await unsubscribeAction(argumentsForTest({ address, api: { unsubscribe }, form }));
    expect(unsubscribe.mock.calls).toEqual([[{ token: '1f0c' }]]);
    return { status: init?.status ?? 200, ...data };
  }

  it.each([button, oneClick])('is done at once, and answered without a redirect', async (form) => {
    expect(await unsubscribed(form)).toEqual({ status: 200, failure: null });
  });

  it.each([
    [refusal(404, 'No subscription has this link.'), 404, 'No subscription has this link.'],
    [refusal(429, 'Please wait.'), 429, 'Please wait.'],
    [refusal(500, 'Oh.'), 502, 'That did not work. Please try again.'],
    [new Error('down'), 502, 'That did not work. Please try again.'],
  ])('says that it failed: %s', async (error, status, failure) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(await unsubscribed(button, error)).toEqual({ status, failure });
  });
});
