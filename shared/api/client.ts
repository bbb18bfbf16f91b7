import { ApiError } from './api-error';
import { type CategoryCalls, categoryCalls } from './category-calls';
import { type ConnectionOptions, connect } from './connection';
import { type EmailCalls, emailCalls } from './email-calls';
import { type GeoCalls, geoCalls } from './geo-calls';
import { type ListingCalls, listingCalls } from './listing-calls';
import { type ProductCalls, productCalls } from './product-calls';
import { type SettingsCalls, settingsCalls } from './settings-calls';
import { storedToken } from './stored-login';

export type { ApiErrorKind } from './api-error';
export type { MainCategory, ProductCategory } from './category-calls';
export type { EmailPayload, QuoteLine, QuotePayload, SendOptions } from './email-calls';
export type { Failure } from './failure';
export type { ProductFilter } from './filter-query';
export type { GeoState, Suburb } from './geo-calls';
export type { DistinctValue, ProductListing } from './listing-calls';
export type { DistinctField, ProductQuery } from './product-query';
export type { Caption, Company, SettingName, Settings, Testimonial } from './settings-calls';
// Exported from here because this module exists once on a page: `instanceof` then holds across separately built remotes.
export { ApiError };

/**
 * Every call of P53 and P54. Each takes an AbortSignal as its last argument; those that send something take
 * options behind it. What a call returns, and whether it throws ApiError, stands at the call.
 */
export type Api = ListingCalls & ProductCalls & CategoryCalls & SettingsCalls & GeoCalls & EmailCalls;

/** Where the services are; from run-time configuration (P56). */
export interface ApiAddresses {
  /** Absolute base address of both product APIs. */
  readonly backend: string;
  /** Absolute address of the suburbs service; without it there are no suburbs. */
  readonly suburbs?: string | undefined;
}

/** Where the services are, and how they are called. */
export interface ApiOptions extends ApiAddresses, Omit<ConnectionOptions, 'base'> {
  /** Sent with every call to the backend, and to nobody else. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes an API client. Cheap: nothing is sent or opened before a call. */
export function createApi({ backend, suburbs, token, headers, ...options }: ApiOptions): Api {
  const shop = connect({
    base: backend,
    ...(token && { token }),
    // On every call, those without content too (P53); the suburbs service is not the shop's.
    headers: { ...headers, 'Content-Type': 'application/json' },
    ...options,
  });
  const suburbService = suburbs ? connect({ base: suburbs, ...options }) : null;
  return {
    ...listingCalls(shop),
    ...productCalls(shop),
    ...categoryCalls(shop),
    ...settingsCalls(shop),
    ...geoCalls(shop, suburbService),
    ...emailCalls(shop),
  };
}

/** The client of a browser: 10 s, one retry for GET (P56), the token of the stored login (P55). */
export function browserApi(addresses: ApiAddresses): Api {
  return createApi({ ...addresses, timeout: 10_000, retries: 1, token: storedToken });
}

/** The client of a server's loaders: 1.5 s, no retry, no token (P55, P56). */
export function serverApi(addresses: ApiAddresses): Api {
  return createApi({ ...addresses, timeout: 1_500, retries: 0 });
}
