import type { Site } from '@storefront/shared/contracts/site';
import type { LoaderFunctionArgs } from '@storefront/shared/router';
import { createContext } from '@storefront/shared/router';

/** Where the settings come from: the server keeps them for all its documents, the browser has them in the document. */
export const siteContext = createContext<() => Promise<Site | null>>(async () => null);

/** Gives the layout the company's settings; null when they cannot be had, and the shop goes on under a neutral name. */
export function siteLoader({ context }: LoaderFunctionArgs): Promise<Site | null> {
  return context.get(siteContext)();
}
