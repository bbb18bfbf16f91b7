import type { RoutesModule } from '@storefront/shared/contracts/exposed-modules';
import { revalidateUnlessStored as shouldRevalidate } from '@storefront/shared/router';
import { HomePage } from './home/HomePage';
import { homeLoader } from './home/home-loader';
import { ListingPage } from './list/ListingPage';
import { listingLoader } from './list/listing-loader';
import { ProductPage } from './product/ProductPage';
import { productLoader } from './product/product-loader';

/** Every page the catalogue owns. */
export const routes = [
  { path: '/', loader: homeLoader, element: <HomePage />, shouldRevalidate },
  { path: '/shop', loader: listingLoader, element: <ListingPage />, shouldRevalidate },
  { path: '/search', loader: listingLoader, element: <ListingPage />, shouldRevalidate },
  { path: '/product/:id', loader: productLoader, element: <ProductPage />, shouldRevalidate },
] satisfies RoutesModule['routes'];
