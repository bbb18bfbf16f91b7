import type { RoutesModule } from '@storefront/shared/contracts/remote-declaration';
import { layoutRouteId } from '@storefront/shared/contracts/site';
import type { RouteObject } from '@storefront/shared/router';
import { data, isRouteErrorResponse, useRouteError } from '@storefront/shared/router';
import { stateFormAction, stateFormRouteId } from './cart/state-form-action';
import { Document } from './layout/Document';
import { Layout } from './layout/Layout';
import { siteLoader } from './layout/site-loader';
import { ChangeRefused } from './pages/ChangeRefused';
import { NotFound } from './pages/NotFound';
import { RouteFailed } from './pages/RouteFailed';
import { assignedRoutes } from './remotes/assigned-routes';
import type { PathOwner } from './remotes/path-owners';
import { pathTable } from './remotes/path-table';
import { RemotePage } from './remotes/RemotePage';
import { formNotTaken, RemotePageFailed } from './remotes/RemotePageFailed';

/** A remote's part of the route tree. */
export interface RemotePart extends PathOwner {
  readonly release: string | undefined;
  /** Null when the release cannot be had. */
  readonly module: RoutesModule | null;
  /** Routes that stand for those of the address until the release is there. */
  readonly late?: RouteObject[];
}

/** Id of the route for addresses that nothing is at. */
export const notFoundRouteId = 'not-found';

/**
 * The shell's route tree around the remote that owns the first address, or around the shell's own pages when it is one
 * of them. Server and browser build it from the same part, for React Router finds loader data by a route's position in
 * the tree.
 */
export function storefrontRoutes(owner: RemotePart | null, content: RouteObject | null): RouteObject[] {
  return [
    {
      id: layoutRouteId,
      element: <Layout />,
      errorElement: <ShellFailed />,
      loader: siteLoader,
      shouldRevalidate: () => false,
      children: [
        {
          id: stateFormRouteId,
          path: '/cart',
          action: stateFormAction,
          loader: nothingHere,
          element: <ChangeRefused />,
        },
        {
          id: notFoundRouteId,
          path: '*',
          element: <NotFound />,
          loader: nothingHere,
          // Else a posted form would be an error of the layout, which is all of the page.
          action: nothingHere,
          handle: readsNoForm,
        },
        ...(owner ? [remoteRoute(owner)] : []),
        ...(content ? [content] : []),
      ],
    },
  ];
}

const nothingHere = () => data(null, { status: 404 });

/** Handle of a page whose action gives every form the same answer, and so reads none. */
export const readsNoForm = { readsForm: false };

/** The routes of one remote inside its boundary on the page. */
export function remoteRoute({ remote, release, module, late, paths }: RemotePart): RouteObject {
  const children = late ?? (module && assignedRoutes(module.routes, paths));
  if (!children || !release) {
    const element = <RemotePageFailed remote={remote} release={release} />;
    const page = { action: formNotTaken, handle: readsNoForm, element };
    return { children: paths.map((path) => ({ path, ...page })) };
  }
  const find = pathTable(paths.map((pattern) => ({ pattern, value: null })));
  const patternOf = (pathname: string) => find(pathname)?.pattern;
  return {
    element: <RemotePage remote={remote} release={release} patternOf={patternOf} />,
    children: [{ errorElement: <RemoteRouteFailed />, children }],
  };
}

/** The last resort: a document without header or data, for a failure of the shell itself. */
function ShellFailed() {
  return (
    <Document>
      <main>
        <RouteFailed />
      </main>
    </Document>
  );
}

/**
 * What a remote's route shows when it answers with an error, such as 404. Anything it did not mean to throw goes up to
 * the remote's place on the page, which keeps the HTML there is.
 */
function RemoteRouteFailed() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) throw error;
  return <RouteFailed />;
}
