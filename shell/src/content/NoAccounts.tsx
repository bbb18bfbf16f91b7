import { Link } from '@storefront/shared/router';
import { ContentPage } from './ContentPage';

/** `/my-account` and `/forget-password`: the shop has no accounts (P1, P4). */
export function NoAccounts({ page }: { readonly page: string }) {
  return (
    <ContentPage
      page={page}
      heading="Accounts are not available"
      description="This shop works without an account."
      noindex
      lead="This shop works without an account, so there is nothing to log in to and no password to reset."
    >
      <p>
        Your cart and lists are kept in this browser. To buy, <Link to="/quote">request a quote</Link>.
      </p>
    </ContentPage>
  );
}
