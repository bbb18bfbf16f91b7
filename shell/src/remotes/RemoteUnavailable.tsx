import { useLocation } from '@storefront/shared/router';
import { PageHead } from '@storefront/shared/ui/PageHead';

/** Stands where a remote's page would be while its release cannot be had, or is broken. */
export function RemoteUnavailable() {
  const { pathname, search } = useLocation();
  return (
    <div className="container py-5">
      <PageHead page="Temporarily unavailable" />
      <h1>This part of the shop is not available right now</h1>
      <p>Your cart is safe, and the rest of the shop works. Please try again in a moment.</p>
      <a className="btn btn-primary" href={pathname + search}>
        Try again
      </a>
    </div>
  );
}
