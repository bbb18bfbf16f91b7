import { isRouteErrorResponse, useRouteError } from '@storefront/shared/router';
import { RouteFailed } from '../pages/RouteFailed';

/**
 * What a remote's route shows when it answers with an error, such as 404. Anything it did not mean to throw goes up to
 * the remote's place on the page, which keeps the HTML there is.
 */
export function RemoteRouteFailed() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) throw error;
  return <RouteFailed />;
}
