import { listingPaths } from '@storefront/shared/contracts/listing-paths';
import type { RemoteDeclaration } from '@storefront/shared/contracts/remote-declaration';

/** The catalogue remote: home, listings, search, products. */
export const remote = {
  name: 'catalogue',
  port: 3001,
  routes: './routes.tsx',
  paths: [
    '/',
    '/homes/home-2',
    '/homes/home-3',
    '/homes/home-4',
    '/homes/home-5',
    '/homes/home-6',
    '/homes/home-7',
    ...listingPaths,
    '/product/:id',
    '/product/layout-2/:id',
    '/product/layout-3/:id',
    '/product/sold-out/:id',
  ],
  slots: {},
  budget: 70_000,
} as const satisfies RemoteDeclaration;
