import { Outlet, useLocation } from '@storefront/shared/router';
import { createContext, Suspense, useContext } from 'react';
import { ListsRead } from '../layout/ListsRead';
import { ErrorBoundary } from './ErrorBoundary';
import { RemotePageFailed } from './RemotePageFailed';

interface RemotePageProps {
  readonly remote: string;
  readonly release: string;
  /** The remote's pattern that a path matches. */
  readonly patternOf: (pathname: string) => string | undefined;
}

/** A remote's page in its boundary. */
export function RemotePage({ remote, release, patternOf }: RemotePageProps) {
  const { pathname } = useLocation();
  useContext(PageBeginsContext)();
  const failed = <RemotePageFailed remote={remote} release={release} />;
  return (
    <ErrorBoundary fallback={() => failed}>
      {/* On the server only Suspense contains errors. */}
      <Suspense fallback={failed}>
        <div data-boundary={remote} data-release={release} data-path={patternOf(pathname)}>
          <Outlet />
        </div>
        <ListsRead by={`${remote}/routes`} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Called before a remote's page renders, so that the server knows whose code runs. Unused in the browser. */
export const PageBeginsContext = createContext(() => {});
