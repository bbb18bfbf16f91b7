import { useEffect, useEffectEvent } from 'react';
import { standOver } from './over-page';

/** Has the browser's Back close what stands over the page, once, as its own button would, and not leave (docs/decisions/029). */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => (isOpen ? standOver(() => closeNow()) : undefined), [isOpen]);
}
