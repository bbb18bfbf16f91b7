import { Outlet, useLocation } from '@storefront/shared/router';
import { createContext, Suspense, useContext } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { RemotePageFailed } from './RemotePageFailed';

interface RemotePageProps {
  readonly remote: string;
  readonly release: string;
  /** The pattern among its paths that a path matches. */
  readonly patternOf: (pathname: string) => string | undefined;
}

/** The place of a remote's page: nothing that goes wrong inside reaches the rest of the document. */
export function RemotePage({ remote, release, patternOf }: RemotePageProps) {
  const { pathname } = useLocation();
  useContext(PageBeginsContext)();
  const failed = <RemotePageFailed remote={remote} release={release} />;
  return (
    <ErrorBoundary fallback={() => failed}>
      {/* On the server only a Suspense boundary contains what throws or suspends. */}
      <Suspense fallback={failed}>
        <div data-boundary={remote} data-release={release} data-path={patternOf(pathname)}>
          <Outlet />
        </div>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Called before a remote's page renders: a server marks whose code runs. Of no consequence in the browser. */
export const PageBeginsContext = createContext(() => {});
