import { data, useActionData, useLocation } from '@storefront/shared/router';
import { PageHead } from '@storefront/shared/ui/PageHead';

/** Answers a form that was posted to the page of a remote that is missing: nobody was there to take it. */
export const formNotTaken = () => data({ isTaken: false }, { status: 503 });

/** Stands where a remote's page would be while its release cannot be had, or is broken. */
export function RemoteUnavailable() {
  const { pathname, search } = useLocation();
  // What a page's own action answers is known inside that page only, so this is of the action above.
  const posted = useActionData() as ReturnType<typeof formNotTaken>['data'] | undefined;
  return (
    <div className="container py-5">
      <PageHead page="Temporarily unavailable" />
      <h1>This part of the shop is not available right now</h1>
      {posted ? (
        <p>
          <strong>What you sent did not arrive.</strong> Your browser’s Back button leads to what you typed;
          please send it again in a moment. Your cart is safe, and the rest of the shop works.
        </p>
      ) : (
        <>
          <p>Your cart is safe, and the rest of the shop works. Please try again in a moment.</p>
          <a className="btn btn-primary" href={pathname + search}>
            Try again
          </a>
        </>
      )}
    </div>
  );
}
