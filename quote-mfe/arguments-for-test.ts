import type { Api } from '@storefront/shared/api';
import type { Bus } from '@storefront/shared/bus';
import { RouterContextProvider, storefrontContext } from '@storefront/shared/router';
import { busForTest } from '@storefront/shared/testing/bus-for-test';

/** What matters to a test of a loader or an action. */
interface RouteCall {
  /** Path and query. */
  readonly address: string;
  /** The calls that may be made; any other fails the test. */
  readonly api: Partial<Api>;
  readonly bus?: Bus;
  /** The form, as it is posted. */
  readonly form?: FormData;
}

/** The arguments React Router hands to a loader or an action. */
export function argumentsForTest({ address, api, bus = busForTest(), form }: RouteCall) {
  const context = new RouterContextProvider();
  context.set(storefrontContext, {
    bus,
    api: async () => api as Api,
    pictures: '',
    origin: 'https://shop.test',
  });
  const url = new URL(address, 'https://shop.test');
  const request = new Request(url, form ? { method: 'POST', body: form } : {});
  return { request, url, context, params: {}, pattern: '' };
}
