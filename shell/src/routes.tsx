import type { RoutesModule } from '@storefront/shared/contracts/remote-declaration';
import { layoutRouteId } from '@storefront/shared/contracts/site';
import { data, isRouteErrorResponse, type RouteObject, useRouteError } from '@storefront/shared/router';
import { stateFormAction, stateFormRouteId } from './cart/state-form-action';
import { Document } from './layout/Document';
import { Layout } from './layout/Layout';
import { siteLoader } from './layout/site-loader';
import { OfficeLayout } from './office/OfficeLayout';
import { ownsOffice } from './office/owns-office';
import { ChangeRefused } from './pages/ChangeRefused';
import { NotFound } from './pages/NotFound';
import { RouteFailed } from './pages/RouteFailed';
import { assignedRoutes } from './remotes/assigned-routes';
import type { PathOwner } from './remotes/path-owners';
import { pathTable } from './remotes/path-table';
import { RemotePage } from './remotes/RemotePage';
import { formNotAccepted, RemotePageFailed } from './remotes/RemotePageFailed';

/** A remote's part of the route tree. */
export interface RemotePart extends PathOwner {
  readonly release: string | undefined;
  readonly module: RoutesModule | null;
  /** Stand-ins for the address's routes until the release is loaded. */
  readonly late?: RouteObject[];
}

/** Id of the route for unknown addresses. */
export const notFoundRouteId = 'not-found';

/**
 * The route tree: the shell's routes around the remote that owns the first address, or around the shell's own pages. Server and browser
 * build the same tree, since React Router finds loader data by position.
 */
export function storefrontRoutes(owner: RemotePart | null, content: RouteObject | null): RouteObject[] {
  return [
    {
      id: layoutRouteId,
      element: ownsOffice(owner?.paths) ? <OfficeLayout /> : <Layout />,
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
          // Without an action a posted form would fail the whole layout.
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

/** Handle of a page whose action ignores the form. */
export const readsNoForm = { readsForm: false };

/** A remote's routes in its boundary. */
export function remoteRoute({ remote, release, module, late, paths }: RemotePart): RouteObject {
  const children = late ?? (module && assignedRoutes(module.routes, paths));
  if (!children || !release) {
    const element = <RemotePageFailed remote={remote} release={release} />;
    const page = { action: formNotAccepted, handle: readsNoForm, element };
    return { children: paths.map((path) => ({ path, ...page })) };
  }
  const find = pathTable(paths.map((pattern) => ({ pattern, value: null })));
  const patternOf = (pathname: string) => find(pathname)?.pattern;
  return {
    element: <RemotePage remote={remote} release={release} patternOf={patternOf} />,
    children: [{ errorElement: <RemoteRouteFailed />, children }],
  };
}

/** Fallback when the shell itself fails: a document without header or data. */
function ShellFailed() {
  return (
    <Document>
      <main>
        <RouteFailed />
      </main>
    </Document>
  );
}

/** The error page for a remote's error response, such as 404. Other errors go to the remote's boundary, which keeps the HTML. */
function RemoteRouteFailed() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) throw error;
  return <RouteFailed />;
}
