import { isRouteErrorResponse, useLocation, useRouteError } from '@storefront/shared/router';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { NotFound } from './NotFound';
import { ProductGone } from './ProductGone';

/** The page of a failed loader, action or rendering. */
export function RouteFailed() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (isRouteErrorResponse(error) && error.status === 410) {
    return <ProductGone name={typeof error.data === 'string' ? error.data : null} />;
  }
  return (
    <div className="container py-5">
      <PageHead page="Something went wrong" />
      <h1>This page could not be shown</h1>
      <p>Your cart is safe. Please try again in a moment.</p>
      <a className="btn btn-primary" href={pathname + search}>
        Try again
      </a>
    </div>
  );
}
