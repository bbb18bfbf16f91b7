import type { RoutesModule } from '@storefront/shared/contracts/remote-declaration';
import { unavailableWhen } from '@storefront/shared/router/unavailable-when';
import { isFailed } from './data/loaded-or-failed';
import { HomePage } from './pages/home/HomePage';
import { homeLoader } from './pages/home/home-loader';
import { ListingPage } from './pages/listing/ListingPage';
import { listingLoader } from './pages/listing/listing-loader';
import { otherListingPaths } from './pages/listing/listing-query';
import { ProductPage } from './pages/product/ProductPage';
import { productLoader } from './pages/product/product-loader';

/** A 503 when every row failed; the page can do without some. */
const home = unavailableWhen(
  ({ latest, featured, onSale }) => [latest, featured, onSale].every(isFailed),
  homeLoader,
);

const listing = unavailableWhen(({ listing }) => isFailed(listing), listingLoader);

const product = unavailableWhen(isFailed, productLoader);

/** All pages of the catalogue. */
export const routes = [
  { path: '/', loader: home, element: <HomePage /> },
  ...[2, 3, 4, 5, 6, 7].map((nth) => ({ path: `/homes/home-${nth}`, loader: home, element: <HomePage /> })),
  { path: '/shop', loader: listing, element: <ListingPage /> },
  ...otherListingPaths.map((path) => ({ path, loader: listing, element: <ListingPage /> })),
  { path: '/search', loader: listing, element: <ListingPage /> },
  { path: '/product/:id', loader: product, element: <ProductPage /> },
  { path: '/product/layout-2/:id', loader: product, element: <ProductPage /> },
  { path: '/product/layout-3/:id', loader: product, element: <ProductPage /> },
  { path: '/product/sold-out/:id', loader: product, element: <ProductPage soldOut /> },
] satisfies RoutesModule['routes'];
