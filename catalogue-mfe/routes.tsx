import type { RoutesModule } from '@storefront/shared/contracts/remote-declaration';
import { unavailableWhen } from '@storefront/shared/router/unavailable-when';
import { HomePage } from './home/HomePage';
import { ListingPage } from './list/ListingPage';
import { otherListingPaths } from './list/listing-query';
import { isFailed } from './loaded-or-failed';
import { homeLoader, listingLoader, productLoader } from './loaders';
import { ProductPage } from './product/ProductPage';

/** A 503 when every row failed; the page can do without some. */
const home = unavailableWhen(
  ({ latest, featured, onSale }) => [latest, featured, onSale].every(isFailed),
  homeLoader,
);

const listing = unavailableWhen(({ listing }) => isFailed(listing), listingLoader);

const product = unavailableWhen(isFailed, productLoader);

const otherHomes = [2, 3, 4, 5, 6, 7].map((nth) => ({
  path: `/homes/home-${nth}`,
  loader: home,
  element: <HomePage />,
}));

/** All pages of the catalogue. */
export const routes = [
  { path: '/', loader: home, element: <HomePage /> },
  ...otherHomes,
  { path: '/shop', loader: listing, element: <ListingPage /> },
  ...otherListingPaths.map((path) => ({
    path,
    loader: listing,
    element: <ListingPage />,
  })),
  { path: '/search', loader: listing, element: <ListingPage /> },
  { path: '/product/:id', loader: product, element: <ProductPage /> },
  { path: '/product/layout-2/:id', loader: product, element: <ProductPage /> },
  { path: '/product/layout-3/:id', loader: product, element: <ProductPage /> },
  { path: '/product/sold-out/:id', loader: product, element: <ProductPage soldOut /> },
] satisfies RoutesModule['routes'];
