import type { Api } from '@storefront/shared/api';
import { RouterContextProvider, storefrontContext } from '@storefront/shared/router';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { contactAction } from './contact-action';

const filled = { name: 'Ann', email: 'ann@clinic.test', phone: '', message: 'Hello' };

async function post(fields: Readonly<Record<string, string>>, sendMessage = jest.fn(async () => {})) {
  const context = new RouterContextProvider();
  const api: Partial<Api> = { sendMessage };
  context.set(storefrontContext, {
    bus: busForTest(),
    api: async () => api as Api,
    pictures: '',
    origin: 'https://shop.test',
  });
  const url = new URL('https://shop.test/contact-us');
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  const result = await contactAction({ request, url, context, params: {}, pattern: '' });
  const sent = sendMessage.mock.calls.map(([message]: unknown[]) => message);
  if (result instanceof Response) return { sent, location: result.headers.get('location') };
  return { sent, status: result.init?.status, refusal: result.data };
}

it('sends the message and goes to the page that says so', async () => {
  expect(await post(filled)).toEqual({
    sent: [{ name: 'Ann', email: 'ann@clinic.test', message: 'Hello' }],
    location: '/contact-us?sent=1',
  });
});

it('sends the phone when there is one', async () => {
  const { sent } = await post({ ...filled, phone: '0412 345 678' });
  expect(sent).toEqual([{ ...filled, phone: '0412 345 678' }]);
});

it('sends nothing while a field is to be mended, and gives back what was typed', async () => {
  expect(await post({ ...filled, email: ' ' })).toEqual({
    sent: [],
    status: 422,
    refusal: { fields: { ...filled, email: ' ' }, errors: { email: 'This Field is Requied' }, failure: null },
  });
});

it('says so in plain words when sending fails, and gives back what was typed', async () => {
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
  logged.mockRestore();
});
