import { fades, useNavigate } from '@storefront/shared/router';
import { isModifiedClick } from '@storefront/shared/ui/is-modified-click';
import type { MouseEvent } from 'react';
import { chosenMark, keepChosenCategory } from './chosen-category';
import type { MenuItem } from './main-menu';

interface MenuLinkProps {
  readonly item: Pick<MenuItem, 'text' | 'url' | 'title' | 'external' | 'mainId'>;
  readonly className?: string;
  readonly isChosen?: boolean;
  /** Whether it links to this page (P83). */
  readonly isCurrent?: boolean;
}

/** A menu entry as a plain link, handled by `useFollowLinks`: a hundred router links would cost more than the rest of a document. */
export function MenuLink({ item, className, isChosen, isCurrent }: MenuLinkProps) {
  const { text, url, title, external, mainId } = item;
  return (
    <a
      key={text}
      href={url}
      title={title}
      className={className}
      data-main-id={mainId}
      aria-current={isCurrent ? 'page' : undefined}
      {...((external ?? /^https?:/.test(url)) && { target: '_blank', rel: 'noopener' })}
    >
      {text}
      {isChosen && <span className={chosenMark.className}>{` ${chosenMark.text}`}</span>}
    </a>
  );
}

/**
 * A click handler that follows plain links without a page load. Main categories are stored, and their document reloads (P11). Clicks that
 * open elsewhere are left to the browser.
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
