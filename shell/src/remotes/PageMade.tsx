import { createContext, useContext } from 'react';

/** Tells the server, which is rendering, that a remote's page could be rendered; of no consequence in the browser. */
export const PageMadeContext = createContext(() => {});

/**
 * Stands behind a remote's page. The server renders in order, so it comes here only when the page before it did not throw;
 * that a fallback is rendered says nothing, for React prepares it for large pages that work, too.
 */
export function PageMade() {
  useContext(PageMadeContext)();
  return null;
}
