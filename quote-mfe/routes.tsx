import type { RoutesModule } from '@storefront/shared/contracts/remote-declaration';
import { QuotePage } from './page/QuotePage';
import { quoteAction } from './page/quote-action';
import { quoteLoader } from './page/quote-loader';

/** Every page of the quotes. */
export const routes = [
  {
    path: '/quote',
    loader: quoteLoader,
    action: quoteAction,
    element: <QuotePage />,
  },
] satisfies RoutesModule['routes'];
