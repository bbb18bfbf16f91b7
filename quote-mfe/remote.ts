import type { RemoteDeclaration } from '@storefront/shared/contracts/remote-declaration';

/** Asking for a quote, on a page and over any. */
export const remote = {
  name: 'quote',
  port: 3003,
  routes: './routes.tsx',
  paths: ['/quote'],
  places: { 'quote-form': './modal/QuoteModal.tsx' },
  budget: 52_500,
} as const satisfies RemoteDeclaration;
