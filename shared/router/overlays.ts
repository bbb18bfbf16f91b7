import { useEffect, useEffectEvent } from 'react';

/** Closes an overlay (anything open over the page), as its own button would. */
export type Close = () => void;

let open: readonly Close[] = [];
let notify: () => void = () => {};

/** Closes the topmost overlay, the last one opened; null when none is open. */
export function topOverlay(): Close | null {
  return open.at(-1) ?? null;
}

/** Calls `changed` whenever an overlay opens or closes; replaces the previous listener. */
export function watchOverlays(changed: () => void): void {
  notify = changed;
}

/** Name of `topOverlay` before contract 3.5; goes with contract 4. */
export function topOverPage(): Close | null {
  return topOverlay();
}

/** Name of `watchOverlays` before contract 3.5; goes with contract 4. */
export function watchOverPage(changed: () => void): void {
  watchOverlays(changed);
}

/** Lets the browser's Back close an overlay once, as its own button would, instead of leaving the page (docs/decisions/029). */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const overlay = () => closeNow();
    open = [...open, overlay];
    notify();
    return () => {
      open = open.filter((other) => other !== overlay);
      notify();
    };
  }, [isOpen]);
}
