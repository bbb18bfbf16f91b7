import { useEffect, useEffectEvent } from 'react';
import { standOver } from './over-page';

/**
 * Has the browser's Back close what stands over the page, instead of leaving the page (docs/decisions/029). For everything
 * that opens over a page.
 *
 * @param close closes it as its own button would; called once
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => (isOpen ? standOver(() => closeNow()) : undefined), [isOpen]);
}
