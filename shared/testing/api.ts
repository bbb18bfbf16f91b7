import type { CategoryCalls } from '../api/category-calls';
import type { EmailCalls } from '../api/email-calls';
import type { GeoCalls } from '../api/geo-calls';
import type { ListingCalls } from '../api/listing-calls';
import type { PostCalls } from '../api/post-calls';
import type { ProductCalls } from '../api/product-calls';
import type { SettingsCalls } from '../api/settings-calls';
import type { SkuCalls } from '../api/sku-calls';
import type { Storefront } from '../router/storefront';

/** All calls of P53 and P54; a test provides those that may be made. */
export type Api = ListingCalls &
  ProductCalls &
  SkuCalls &
  CategoryCalls &
  SettingsCalls &
  PostCalls &
  GeoCalls &
  EmailCalls;

/** `Storefront['api']` that returns the test's calls, whatever it is asked to load. */
export function apiForTest(calls: Partial<Api>): Storefront['api'] {
  return async () => calls as never;
}
