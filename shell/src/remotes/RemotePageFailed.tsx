import { useLocation } from '@storefront/shared/router';
import { useHydrated } from '@storefront/shared/ui/use-hydrated';
import { Suspense, useEffect, useState } from 'react';
import { documentAddress } from './document-address';
import { RemoteUnavailable } from './RemoteUnavailable';
import { ServerHtml, serverHtml } from './ServerHtml';

interface RemotePageFailedProps {
  readonly remote: string;
  readonly release: string | undefined;
}

/**
 * A remote's page that could not be brought to life: what the server rendered if there is any, else a fallback. Another
 * address of the remote is a document navigation, for the server may have the release.
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
      {/* The same boundary as around a page that works, for React compares it with the server's. */}
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
