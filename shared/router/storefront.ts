import { createContext as createReactContext, useContext } from 'react';
import { createContext, useRouteLoaderData } from 'react-router-dom';
import type { Bus } from '../bus/public';
import type { LoadCalls } from '../contracts/connections';
import { layoutRouteId, neutralSite, type Site } from '../contracts/site';

/** What the shell provides to loaders, actions and components of every remote. @sealed */
export interface Storefront {
  readonly bus: Bus;
  /** Makes the calls of `load` over the shell's connections; rejects when their code cannot be loaded. */
  readonly api: <Calls>(load: LoadCalls<Calls>) => Promise<Calls>;
  /** Base address of picture paths (P20), without a trailing slash. */
  readonly pictures: string;
  /** The shop's origin as visitors see it, for absolute addresses. */
  readonly origin: string;
}

/** The storefront in loaders and actions: `context.get(storefrontContext)`. */
export const storefrontContext = createContext<Storefront>();

/** The storefront in components; the shell provides it on every page. */
export const StorefrontContext = createReactContext<Storefront | null>(null);

/** The storefront in a component. @throws Error without a surrounding `StorefrontContext` */
export function useStorefront(): Storefront {
  const storefront = useContext(StorefrontContext);
  if (!storefront) throw new Error('useStorefront needs a StorefrontContext around it.');
  return storefront;
}

/** The company's settings on any page below the layout; a neutral brand when they could not be loaded. */
export function useSite(): Site {
  return (useRouteLoaderData(layoutRouteId) as Site | undefined) ?? neutralSite;
}
