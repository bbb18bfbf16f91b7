import type { ProductQuery } from '@storefront/shared/api/product-query';
import type { Caption, Testimonial } from '@storefront/shared/api/settings-calls';
import type { SitePicture } from '@storefront/shared/contracts/site';
import type { LoaderFunctionArgs, RouterContextProvider } from '@storefront/shared/router';
import { storefrontContext } from '@storefront/shared/router';
import { type CardProduct, cardProduct } from '../card/card-product';
import { type CatalogueApi, catalogueApi } from '../catalogue-api';
import { type Failed, isFailed, loadedOrFailed } from '../loaded-or-failed';

/** A category as a way into the shop. */
export interface CategoryLink {
  readonly id: string;
  readonly name: string;
}

/** What the home page is made from; each part may be missing without the others. */
export interface HomeData {
  /** The words on the banner (P2). */
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
}

/** Products of a row. */
const limit = 10;

const maxTestimonials = 6;

/** Loads the home page's parts at the same time. */
export async function homeLoader({
  request: { signal },
  context,
}: LoaderFunctionArgs<RouterContextProvider>): Promise<HomeData> {
  const api = context.get(storefrontContext).api(catalogueApi);
  const part = <T extends object>(load: (api: CatalogueApi) => Promise<T>) =>
    loadedOrFailed(api.then(load), signal);
  const row = async (query: ProductQuery) => {
    const listing = await part((api) => api.listProducts({ ...query, limit }, signal));
    return isFailed(listing) ? listing : listing.products.map(cardProduct);
  };
  const last = <T extends object>(entries: readonly T[] | Failed) =>
    isFailed(entries) ? null : (entries.at(-1) ?? null);
  const [captions, banners, testimonials, categories, latest, featured, onSale] = await Promise.all([
    part((api) => api.settings('caption', signal)),
    part((api) => api.settings('banner', signal)),
    part((api) => api.settings('testimonial', signal)),
    part((api) => api.mainCategories(signal)),
    row({ latest: true }),
    row({ featured: true }),
    row({ fromDiscount: 1 }),
  ]);
  return {
    caption: last(captions),
    banner: last(banners),
    testimonials: isFailed(testimonials) ? [] : testimonials.slice(-maxTestimonials),
    categories: isFailed(categories) ? [] : categories.map(({ id, name }) => ({ id, name })),
    latest,
    featured,
    onSale,
  };
}
