import type { ServerResponse } from 'node:http';
import type { Api } from '../testing/api';
import { type FakeBackend, fakeBackend, type SeenRequest, sendJson } from '../testing/fake-backend';
import { categoryCalls } from './category-calls';
import { connect } from './connection';
import { emailCalls } from './email-calls';
import { geoCalls } from './geo-calls';
import { listingCalls } from './listing-calls';
import { postCalls } from './post-calls';
import { productCalls } from './product-calls';
import { settingsCalls } from './settings-calls';
import { skuCalls } from './sku-calls';

/** All calls to the service at an address, without retry and with a timeout too long to matter. */
export function apiTo(base: string, suburbs?: string): Api {
  const options = { timeout: 30_000, retries: 0 } as const;
  const shop = connect({ base, ...options });
  return {
    ...listingCalls(shop),
    ...productCalls(shop),
    ...skuCalls(shop),
    ...categoryCalls(shop),
    ...settingsCalls(shop),
    ...postCalls(shop),
    ...geoCalls(shop, suburbs === undefined ? null : connect({ base: suburbs, ...options })),
    ...emailCalls(shop),
  };
}

/** All calls, over a fake backend that answers as told. */
export async function apiAt(
  answer: (response: ServerResponse, request: SeenRequest) => void,
): Promise<{ api: Api; backend: FakeBackend }> {
  const backend = await fakeBackend(answer);
  return { api: apiTo(backend.address), backend };
}

/** All calls, over a fake backend with one answer to every request. */
export function apiOf(body: unknown, status = 200): Promise<{ api: Api; backend: FakeBackend }> {
  return apiAt((response) => sendJson(response, body, status));
}

/** The requests a backend received, as `GET /products?id_in=1`. */
export function asked({ requests }: FakeBackend): string[] {
  return requests.map(({ method, path, query }) => `${method} ${path}${query.size ? '?' : ''}${query}`);
}
