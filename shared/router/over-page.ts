import { useEffect, useEffectEvent } from 'react';

/** Closes something that stands over the page, as its own button would. */
export type Close = () => void;

let open: readonly Close[] = [];
let tell: () => void = () => {};

/** Says that something stands over the page now, until the function it returns is called. */
export function standOver(close: Close): () => void {
  open = [...open, close];
  tell();
  return () => {
    open = open.filter((other) => other !== close);
    tell();
  };
}

/** What stands over the page; null when nothing does. The topmost is what came last. */
export function topOverPage(): Close | null {
  return open.at(-1) ?? null;
}

/** Tells the one who asks of every change of what stands over the page. */
export function watchOverPage(changed: () => void): void {
  tell = changed;
}

/** Has the browser's Back close what stands over the page, once, as its own button would, and not leave (docs/decisions/029). */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => (isOpen ? standOver(() => closeNow()) : undefined), [isOpen]);
}
