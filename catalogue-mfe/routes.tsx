import type { RoutesModule } from '@storefront/shared/contracts/exposed-modules';
import { HomePage } from './home/HomePage';
import { homeLoader } from './home/home-loader';
import { ListingPage } from './list/ListingPage';
import { listingLoader } from './list/listing-loader';
import { listingPaths } from './list/listing-query';
import { ProductPage } from './product/ProductPage';
import { productLoader } from './product/product-loader';

const otherHomes = [2, 3, 4, 5, 6, 7].map((nth) => ({
  path: `/homes/home-${nth}`,
  loader: homeLoader,
  element: <HomePage />,
}));

/** Every page the catalogue owns. */
export const routes = [
  { path: '/', loader: homeLoader, element: <HomePage /> },
  ...otherHomes,
  { path: '/shop', loader: listingLoader, element: <ListingPage /> },
  ...listingPaths.map((path) => ({
    path,
    loader: listingLoader,
    element: <ListingPage />,
  })),
  { path: '/search', loader: listingLoader, element: <ListingPage /> },
  { path: '/product/:id', loader: productLoader, element: <ProductPage /> },
  { path: '/product/layout-2/:id', loader: productLoader, element: <ProductPage /> },
  { path: '/product/layout-3/:id', loader: productLoader, element: <ProductPage /> },
  { path: '/product/sold-out/:id', loader: productLoader, element: <ProductPage soldOut /> },
] satisfies RoutesModule['routes'];
