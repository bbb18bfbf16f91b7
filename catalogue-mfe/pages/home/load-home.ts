import type { MainCategory } from '@storefront/shared/api/category-calls';
import type { ProductQuery } from '@storefront/shared/api/product-query';
import type { Caption, Testimonial } from '@storefront/shared/api/settings-calls';
import type { SitePicture } from '@storefront/shared/contracts/site';
import type { CatalogueApi } from '../../data/catalogue-api';
import { type Failed, isFailed, loadedOrFailed } from '../../data/loaded-or-failed';
import { type CardProduct, cardProduct } from '../../parts/card/card-product';
import { type HomeLayout, homeLayout } from './home-layouts';

/** Data of the home page; any part may be missing. */
export interface HomeData {
  readonly caption: Caption | null;
  /** The banner's picture if the company has no cover. */
  readonly banner: SitePicture | null;
  /** Empty when they could not be loaded. */
  readonly categories: readonly Pick<MainCategory, 'id' | 'name'>[];
  readonly latest: readonly CardProduct[] | Failed;
  readonly featured: readonly CardProduct[] | Failed;
  readonly onSale: readonly CardProduct[] | Failed;
  /** Empty when they could not be loaded. */
  readonly testimonials: readonly Testimonial[];
  /** Missing for the usual layout. */
  readonly layout?: HomeLayout | undefined;
}

/** Products per row. */
const limit = 10;

const maxTestimonials = 6;

/** Loads all parts of the home page in its address's layout. Never rejects. */
export async function loadHome(
  api: CatalogueApi,
  { signal, url }: Pick<Request, 'signal' | 'url'>,
): Promise<HomeData> {
  const part = <T extends object>(loading: Promise<T>) => loadedOrFailed(loading, signal);
  const row = async (query: ProductQuery) => {
    const listing = await part(api.listProducts({ ...query, limit }, signal));
    return isFailed(listing) ? listing : listing.products.map(cardProduct);
  };
  const last = <T extends object>(entries: readonly T[] | Failed) =>
    isFailed(entries) ? null : (entries.at(-1) ?? null);
  const [captions, banners, testimonials, categories, latest, featured, onSale] = await Promise.all([
    part(api.settings('caption', signal)),
    part(api.settings('banner', signal)),
    part(api.settings('testimonial', signal)),
    part(api.mainCategories(signal)),
    row({ latest: true }),
    row({ featured: true }),
    row({ fromDiscount: 1 }),
  ]);
  const layout = homeLayout(new URL(url).pathname);
  return {
    ...(layout && { layout }),
    caption: last(captions),
    banner: last(banners),
    testimonials: isFailed(testimonials) ? [] : testimonials.slice(-maxTestimonials),
    categories: isFailed(categories) ? [] : categories.map(({ id, name }) => ({ id, name })),
    latest,
    featured,
    onSale,
  };
}
