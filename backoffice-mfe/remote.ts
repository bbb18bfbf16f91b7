import type { RemoteDeclaration } from '@storefront/shared/contracts/remote-declaration';

/** The office's remote: its pages are at the office's origin alone, and have no scripts (docs/decisions/087). */
export const remote = {
  name: 'backoffice',
  port: 3004,
  routes: './routes.tsx',
  paths: [
    '/office',
    '/office/messages/:id',
    '/office/products',
    '/office/products/:id',
    '/office/imports/:id',
  ],
  budget: 20_000,
} as const satisfies RemoteDeclaration;
