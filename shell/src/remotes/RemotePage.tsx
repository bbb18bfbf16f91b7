import { Outlet, useLocation } from '@storefront/shared/router';
import { Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { PageRendered } from './PageRendered';
import { pathTable } from './path-table';
import { RemotePageFailed } from './RemotePageFailed';

interface RemotePageProps {
  readonly remote: string;
  readonly release: string;
  /** Path patterns that it shows. */
  readonly paths: readonly string[];
}

/** The place of a remote's page: nothing that goes wrong inside reaches the rest of the document. */
export function RemotePage({ remote, release, paths }: RemotePageProps) {
  const { pathname } = useLocation();
  const path = pathTable(paths.map((pattern) => ({ pattern, value: null })))(pathname)?.pattern;
  const failed = <RemotePageFailed remote={remote} release={release} />;
  return (
    <ErrorBoundary fallback={() => failed}>
      {/* On the server only a Suspense boundary contains an error; nothing here suspends. */}
      <Suspense fallback={failed}>
        <div data-boundary={remote} data-release={release} data-path={path}>
          <Outlet />
          <PageRendered />
        </div>
      </Suspense>
    </ErrorBoundary>
  );
}
