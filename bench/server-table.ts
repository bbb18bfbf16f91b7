import type { Load } from './server-load';
import { serverLoad } from './server-load';
import type { ShopPages } from './shop-pages';
import { table } from './table';

/** The listing's addresses go round through this many pages of products. */
const listingPages = 15;

/** How the server answers: a row for each page under full load, and one for the listing with ten visitors a second. */
export interface ServerFigures {
  /** Listing documents a second. */
  readonly listing: number;
  readonly table: string;
}

/** Puts the server under load, one page after the other. */
export async function measureServer(address: string, pages: ShopPages): Promise<ServerFigures> {
  const product = pages.product.replace('/product/', '');
  const listingPath = (n: number) => `${pages.listing}?page=${1 + (n % listingPages)}&visit=${n}`;
  const listing = await serverLoad(address, { product, path: listingPath });
  const productPage = await serverLoad(address, { product, path: (n) => `${pages.product}?visit=${n}` });
  const home = await serverLoad(address, { product, path: (n) => `${pages.home}?visit=${n}` });
  const calm = await serverLoad(address, { product, path: listingPath, rate: 10 });
  return {
    listing: listing.perSecond,
    table: table(
      ['page', 'documents a second', 'p50 ms', 'p99 ms'],
      [
        row('listing', listing),
        row('product', productPage),
        row('home', home),
        row('listing, 10 visitors a second', calm),
      ],
    ),
  };
}

function row(name: string, { perSecond, p50, p99 }: Load): string[] {
  return [name, perSecond.toFixed(0), p50.toFixed(0), p99.toFixed(0)];
}
