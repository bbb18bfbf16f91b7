import { useEffect } from 'react';
import type { ModuleName } from '../federation/remote-modules';

declare global {
  /** Shows a document that was made with other lists than the visitor's (`shell/server/assets/hide-other-lists.ts`). */
  var storefrontShow: (() => void) | undefined;
}

const read = new Set<string>();

/**
 * Shows the document, if it is hidden, once the layout and every module of its HTML are hydrated. React renders what `useTopic` has
 * read by then before the next paint.
 */
export function ListsRead({ by }: { readonly by: ModuleName | 'layout' }) {
  useEffect(() => {
    if (!globalThis.storefrontShow) return;
    read.add(by);
    const parts = ['layout', ...globalThis.storefrontPage.rendered];
    if (parts.every((part) => read.has(part))) globalThis.storefrontShow();
  }, [by]);
  return null;
}
