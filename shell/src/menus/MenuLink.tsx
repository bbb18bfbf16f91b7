import { chosenMark } from './chosen-category';
import type { MenuItem } from './menu-item';

interface MenuLinkProps {
  readonly item: Pick<MenuItem, 'text' | 'url' | 'title' | 'external' | 'mainId'>;
  readonly className?: string;
  readonly isChosen?: boolean;
  /** Whether it leads to this page (P83). */
  readonly isCurrent?: boolean;
}

/**
 * A menu's entry as a plain link, followed in place by `useFollowLinks`: a hundred router links would cost more than the rest
 * of a document.
 */
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
      {...(external && { target: '_blank', rel: 'noopener' })}
    >
      {text}
      {isChosen && <span className={chosenMark.className}>{` ${chosenMark.text}`}</span>}
    </a>
  );
}
