import { createContext, useContext } from 'react';

/** Tells the server, which is rendering, that a remote's page could be rendered; of no consequence in the browser. */
export const PageRenderedContext = createContext(() => {});

/**
 * Stands behind a remote's page. The server renders in order, so it renders this only when the page did not throw. The
 * fallback cannot tell: React renders it ahead for large pages that work, too.
 */
export function PageRendered() {
  useContext(PageRenderedContext)();
  return null;
}
