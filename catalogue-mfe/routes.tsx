import type { RoutesModule } from '@storefront/shared/contracts/exposed-modules';
import { HomePage } from './home/HomePage';
import { homeLoader } from './home/home-loader';
import { ListingPage } from './list/ListingPage';
import { listingLoader } from './list/listing-loader';
import { ProductPage } from './product/ProductPage';
import { productLoader } from './product/product-loader';

/** Every page the catalogue owns. */
export const routes = [
  { path: '/', loader: homeLoader, element: <HomePage /> },
  { path: '/shop', loader: listingLoader, element: <ListingPage /> },
  { path: '/search', loader: listingLoader, element: <ListingPage /> },
  { path: '/product/:id', loader: productLoader, element: <ProductPage /> },
] satisfies RoutesModule['routes'];
