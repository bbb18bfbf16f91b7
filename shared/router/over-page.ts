import { useEffect, useEffectEvent } from 'react';

/** Closes an overlay (anything open over the page), as its own button would. */
export type Close = () => void;

let open: readonly Close[] = [];
let tell: () => void = () => {};

/** Registers an open overlay until the returned function is called. */
export function standOver(close: Close): () => void {
  open = [...open, close];
  tell();
  return () => {
    open = open.filter((other) => other !== close);
    tell();
  };
}

/** Closes the topmost overlay, the last one opened; null when none is open. */
export function topOverPage(): Close | null {
  return open.at(-1) ?? null;
}

/** Calls `changed` whenever an overlay opens or closes; replaces the previous listener. */
export function watchOverPage(changed: () => void): void {
  tell = changed;
}

/** Lets the browser's Back close an overlay once, as its own button would, instead of leaving the page (docs/decisions/029). */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => (isOpen ? standOver(() => closeNow()) : undefined), [isOpen]);
}
