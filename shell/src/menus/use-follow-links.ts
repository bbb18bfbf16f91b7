import { fades, useNavigate } from '@storefront/shared/router';
import { isModifiedClick } from '@storefront/shared/ui/is-modified-click';
import type { MouseEvent } from 'react';
import { keepChosenCategory } from './chosen-category';

/**
 * A click handler that follows plain links without a page load. Main categories are stored and reload their document (P11);
 * what the browser would open elsewhere is left to it.
 */
export function useFollowLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.defaultPrevented && !isModifiedClick(event);
    if (!link || !isPlain || link.target || link.origin !== location.origin) return;
    const { mainId } = link.dataset;
    if (mainId !== undefined) return keepChosenCategory(mainId);
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash, { viewTransition: fades() });
  };
}
