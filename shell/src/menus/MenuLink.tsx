import { chosenMark } from './chosen-category';
import type { MenuItem } from './menu-item';

interface MenuLinkProps {
  readonly item: Pick<MenuItem, 'text' | 'url' | 'title' | 'external' | 'mainId'>;
  readonly className?: string;
  /** Whether it is the main category that was last chosen in a menu. */
  readonly isChosen?: boolean;
  /** Whether it leads to the page that is shown (P83). */
  readonly isCurrent?: boolean;
}

/**
 * A menu's entry as a plain link, which the menu follows in place (`useFollowLinks`): a hundred links of the router's own would
 * cost a document more than the rest of it.
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
