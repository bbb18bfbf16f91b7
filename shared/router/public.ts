/**
 * The part of React Router that the storefront uses, and nothing else: a library shared whole cannot be
 * tree-shaken. Adding a name is a minor change of the contract, removing one a major (docs/contracts.md).
 */
export {
  createBrowserRouter,
  createContext,
  data,
  Form,
  isRouteErrorResponse,
  Link,
  matchPath,
  Outlet,
  RouterContextProvider,
  redirect,
  replace,
  useActionData,
  useFetcher,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router-dom';
export type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject } from 'react-router-dom';
export { RouterProvider } from 'react-router-dom';
export { StorefrontContext, storefrontContext, useStorefront } from './storefront';
export type { Storefront } from './storefront';
export { useSite } from './use-site';
