import type { RoutesModule } from '@storefront/shared/contracts/exposed-modules';
import { QuotePage } from './QuotePage';
import { quoteAction } from './quote-action';
import { quoteLoader } from './quote-loader';

/** Every page of the quotes. */
export const routes = [
  {
    path: '/quote',
    loader: quoteLoader,
    action: quoteAction,
    element: <QuotePage />,
  },
] satisfies RoutesModule['routes'];
