import type { Caption, Testimonial } from '@storefront/shared/api/settings-calls';
import type { SitePicture } from '@storefront/shared/contracts/site';
import type { LoaderFunctionArgs, RouterContextProvider } from '@storefront/shared/router';
import { storefrontContext } from '@storefront/shared/router';
import type { CardProduct } from '../card/card-product';
import { catalogueApi } from '../catalogue-api';
import { type Failed, isFailed, loadedWithCalls } from '../loaded-or-failed';
import type { HomeLayout } from './home-layouts';

/** A category's link. */
export interface CategoryLink {
  readonly id: string;
  readonly name: string;
}

/** Data of the home page; any part may be missing. */
export interface HomeData {
  readonly caption: Caption | null;
  /** The banner's picture where the company has no cover. */
  readonly banner: SitePicture | null;
  /** Empty when they could not be loaded. */
  readonly categories: readonly CategoryLink[];
  readonly latest: readonly CardProduct[] | Failed;
  readonly featured: readonly CardProduct[] | Failed;
  readonly onSale: readonly CardProduct[] | Failed;
  /** What customers say; empty when it could not be loaded. */
  readonly testimonials: readonly Testimonial[];
  /** Missing for the usual layout. */
  readonly layout?: HomeLayout | undefined;
}

const noHome = (failed: Failed): HomeData => ({
  caption: null,
  banner: null,
  categories: [],
  latest: failed,
  featured: failed,
  onSale: failed,
  testimonials: [],
});

/** Loads the home page. The loading code is in the chunk of the calls, since no first page needs it. */
export async function homeLoader({
  request,
  context,
}: LoaderFunctionArgs<RouterContextProvider>): Promise<HomeData> {
  const { signal } = request;
  const api = context.get(storefrontContext).api(catalogueApi);
  const loaded = await loadedWithCalls(
    api,
    import(/* webpackChunkName: "api" */ './load-home'),
    (calls, { loadHome }) => loadHome(calls, request),
    signal,
  );
  return isFailed(loaded) ? noHome(loaded) : loaded;
}
