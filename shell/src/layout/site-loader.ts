import type { Site } from '@storefront/shared/contracts/site';
import { createContext, type LoaderFunctionArgs } from '@storefront/shared/router';

/** Source of the settings: the server's cache, or in the browser the document. */
export const siteContext = createContext<() => Promise<Site | null>>(async () => null);

/** Loads the company's settings; null when they cannot be loaded (the shop then has a neutral name). */
export function siteLoader({ context }: LoaderFunctionArgs): Promise<Site | null> {
  return context.get(siteContext)();
}
