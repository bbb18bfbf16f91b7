import type { MenuItem } from './menu-item';

interface MenuLinkProps {
  readonly item: Pick<MenuItem, 'text' | 'url' | 'title' | 'external' | 'mainId'>;
  readonly className?: string;
}

/**
 * A menu's entry as a plain link, which the menu follows in place (`useFollowLinks`): a hundred links of the router's own would
 * cost a document more than the rest of it.
 */
export function MenuLink({ item: { text, url, title, external, mainId }, className }: MenuLinkProps) {
  return (
    <a
      href={url}
      title={title}
      className={className}
      data-main-id={mainId}
      {...(external && { target: '_blank', rel: 'noopener' })}
    >
      {text}
    </a>
  );
}
