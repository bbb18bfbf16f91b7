import { createContext as createReactContext, useContext } from 'react';
import { createContext, useRouteLoaderData } from 'react-router-dom';
import type { Bus } from '../bus/public';
import type { LoadCalls } from '../contracts/connections';
import { layoutRouteId, neutralSite, type Site } from '../contracts/site';

/** What the shell gives every loader, action and component of every remote. @sealed */
export interface Storefront {
  readonly bus: Bus;
  /** The calls that `load` makes over the shell's connections; rejects when the code of either cannot be loaded. */
  readonly api: <Calls>(load: LoadCalls<Calls>) => Promise<Calls>;
  /** Base address that picture paths are put behind (P20), without a trailing slash. */
  readonly pictures: string;
  /** Origin the visitor sees the shop under, for addresses that have to be absolute. */
  readonly origin: string;
}

/** The storefront in loaders and actions: `context.get(storefrontContext)`. */
export const storefrontContext = createContext<Storefront>();

/** The storefront in components; the shell provides it around every page. */
export const StorefrontContext = createReactContext<Storefront | null>(null);

/** The storefront of the page a component is on. @throws Error when no `StorefrontContext` is around it */
export function useStorefront(): Storefront {
  const storefront = useContext(StorefrontContext);
  if (!storefront) throw new Error('useStorefront needs a StorefrontContext around it.');
  return storefront;
}

/** The company's settings, on any page below the layout; a neutral brand when they could not be loaded. */
export function useSite(): Site {
  return (useRouteLoaderData(layoutRouteId) as Site | undefined) ?? neutralSite;
}
