// biome-ignore-all lint/performance/noBarrelFile: the one module the shell shares with the remotes; it hands on exactly what they use

// The part of React Router that the storefront uses: a shared library cannot be tree-shaken (docs/contracts.md).

export type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject } from 'react-router-dom';
export {
  createBrowserRouter,
  createContext,
  createPath,
  data,
  Form,
  isRouteErrorResponse,
  matchPath,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  replace,
  ScrollRestoration,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
  useSearchParams,
  useSubmit,
} from 'react-router-dom';
export { fades } from './fades';
export { Link } from './Link';
export { topOverlay, topOverPage, useBackCloses, watchOverlays, watchOverPage } from './overlays';
export type { Storefront } from './storefront';
export { StorefrontContext, storefrontContext, useSite, useStorefront } from './storefront';
