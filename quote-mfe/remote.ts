import type { RemoteDeclaration } from '@storefront/shared/contracts/remote-declaration';

/** The quote remote: the form on a page and over any page. */
export const remote = {
  name: 'quote',
  port: 3003,
  routes: './routes.tsx',
  paths: ['/quote'],
  slots: { 'quote-form': './slots/quote-form/QuoteModal.tsx' },
  budget: 52_800,
} as const satisfies RemoteDeclaration;
