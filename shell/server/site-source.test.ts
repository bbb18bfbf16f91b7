import type { Api } from '@storefront/shared/api';
import { createSiteSource } from './site-source';

const company = { name: 'Acme', phoneNumber: '1', email: null, address: null, abn: null };

function source(settings: () => Promise<unknown>) {
  const asked = jest.fn(settings);
  return { asked, site: createSiteSource({ settings: asked } as unknown as Api) };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the last company counts, and is asked for once for all who wait', async () => {
  const { asked, site } = source(async () => [{ ...company, name: 'Old' }, company]);
  expect(await Promise.all([site(), site()])).toEqual([
    { brand: 'Acme', phoneNumber: '1' },
    { brand: 'Acme', phoneNumber: '1' },
  ]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what is known stays while it is asked for anew, and when that fails', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let answer: () => Promise<unknown> = async () => [company];
  const { asked, site } = source(() => answer());
  await site();
  answer = () => Promise.reject(new Error('down'));
  jest.advanceTimersByTime(10_001);
  expect(await site()).toEqual({ brand: 'Acme', phoneNumber: '1' });
  expect(asked).toHaveBeenCalledTimes(2);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await site()).toEqual({ brand: 'Acme', phoneNumber: '1' });
});

test.each([[[]], [[{ ...company, name: null }]]])('settings %j give no brand', async (companies) => {
  expect(await source(async () => companies).site()).toBeNull();
});
