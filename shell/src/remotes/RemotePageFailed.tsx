import { data, useActionData, useLocation } from '@storefront/shared/router';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { useHydrated } from '@storefront/shared/ui/use-hydrated';
import { Suspense, useEffect, useState } from 'react';
import { documentAddress } from './document-address';
import { ServerHtml, serverHtml } from './ServerHtml';

interface RemotePageFailedProps {
  readonly remote: string;
  readonly release: string | undefined;
}

/**
 * A remote's page that could not be hydrated: the server's HTML if any, else a fallback. Its other addresses become document navigations,
 * for which the server may have the release.
 */
export function RemotePageFailed({ remote, release }: RemotePageFailedProps) {
  const { pathname, search } = useLocation();
  const [hasServerHtml] = useState(() => serverHtml(remote) !== '');
  const hydrated = useHydrated();
  const here = pathname + search;
  useEffect(() => {
    if (here !== documentAddress) location.assign(here);
  }, [here]);
  if (!hasServerHtml) return <RemoteUnavailable />;
  return (
    <>
      {/* The same boundary as around a working page: React compares it with the server's. */}
      <Suspense fallback={null}>
        <ServerHtml boundary={remote} release={release} />
      </Suspense>
      {hydrated && (
        <p className="container small text-body-secondary" role="status">
          Some extras of this page could not be loaded. <a href={here}>Try again</a>
        </p>
      )}
    </>
  );
}

/** The answer to a form posted to an unavailable remote. */
export const formNotAccepted = () => data({ isAccepted: false }, { status: 503 });

function RemoteUnavailable() {
  const { pathname, search } = useLocation();
  // A page's action data is known only inside it, so this is the fallback's.
  const posted = useActionData() as ReturnType<typeof formNotAccepted>['data'] | undefined;
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
