import type { Site } from '@storefront/shared/contracts/site';
import { createContext, type LoaderFunctionArgs } from '@storefront/shared/router';

/** The source of the settings: a cache of the server's, or the document in the browser. */
export const siteContext = createContext<() => Promise<Site | null>>(async () => null);

/** Loads the company's settings; null when they cannot be loaded, and the shop has a neutral name. */
export function siteLoader({ context }: LoaderFunctionArgs): Promise<Site | null> {
  return context.get(siteContext)();
}
