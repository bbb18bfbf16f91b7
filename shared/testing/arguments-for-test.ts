import { RouterContextProvider } from 'react-router-dom';
import type { Bus } from '../bus/public';
import { storefrontContext } from '../router/storefront';
import { type Api, apiForTest } from './api';
import { busForTest } from './bus-for-test';

/** Arguments of a loader or action that matter to a test. */
interface RouteCall {
  /** Path and query. */
  readonly address: string;
  readonly params?: Readonly<Record<string, string>>;
  /** The calls that may be made; others fail the test. */
  readonly api: Partial<Api>;
  readonly bus?: Bus;
  /** The posted form. */
  readonly form?: FormData | URLSearchParams;
  readonly signal?: AbortSignal | undefined;
}

/** The arguments that React Router passes to a loader or an action. */
export function argumentsForTest({ address, params = {}, api, bus = busForTest(), form, signal }: RouteCall) {
  const context = new RouterContextProvider();
  context.set(storefrontContext, {
    bus,
    api: apiForTest(api),
    pictures: '',
    origin: 'https://shop.test',
  });
  const url = new URL(address, 'https://shop.test');
  const request = new Request(url, {
    ...(form && { method: 'POST', body: form }),
    ...(signal && { signal }),
  });
  return { request, url, context, params, pattern: '' };
}
