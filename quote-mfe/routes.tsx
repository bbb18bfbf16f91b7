import type { RoutesModule } from '@storefront/shared/contracts/remote-declaration';
import { QuotePage } from './pages/quote/QuotePage';
import { quoteAction, quoteLoader } from './pages/quote/quote-page-data';

/** All pages of the quote remote. */
export const routes = [
  { path: '/quote', loader: quoteLoader, action: quoteAction, element: <QuotePage /> },
] satisfies RoutesModule['routes'];
