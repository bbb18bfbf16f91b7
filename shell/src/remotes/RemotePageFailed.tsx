import type { RemoteName } from '@storefront/shared/contracts/remotes';
import { useLocation } from '@storefront/shared/router';
import { KeptHtml } from './KeptHtml';
import { keptHtml } from './kept-html';
import { RemoteUnavailable } from './RemoteUnavailable';

interface RemotePageFailedProps {
  readonly remote: RemoteName;
  readonly release: string | undefined;
}

/** A remote's page that could not be brought to life: what the server rendered if there is any, else a fallback. */
export function RemotePageFailed({ remote, release }: RemotePageFailedProps) {
  const { pathname, search } = useLocation();
  if (!keptHtml(remote)) return <RemoteUnavailable />;
  return (
    <>
      <KeptHtml boundary={remote} release={release} />
      <p className="container small text-body-secondary" role="status">
        Some extras of this page could not be loaded. <a href={pathname + search}>Try again</a>
      </p>
    </>
  );
}
