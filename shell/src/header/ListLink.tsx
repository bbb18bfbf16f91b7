import { useTopic } from '@storefront/shared/bus';
import { formatItemCount } from '@storefront/shared/product/format-item-count';
import { heart, Icon } from '../Icon';
import { PageLink } from '../menus/PageLink';

const lists = {
  wishlist: {
    text: 'Wishlist',
    topic: 'wishlistItems',
    drawing: heart,
  },
  compare: {
    text: 'Compare',
    topic: 'compareItems',
    drawing: 'M12 4v16M7.5 20h9M5 7h14M5 7l-2.8 6.2a2.9 2.9 0 0 0 5.6 0ZM19 7l-2.8 6.2a2.9 2.9 0 0 0 5.6 0Z',
  },
} as const;

/** A link to the wishlist or compare list with its count. */
export function ListLink({ list }: { readonly list: keyof typeof lists }) {
  const { text, topic, drawing } = lists[list];
  const count = useTopic('ecomerce', (state) => state[topic].length);
  return (
    <PageLink
      className="site-list-link"
      to={`/shop/${list}`}
      aria-label={`${text}, ${formatItemCount(count)}`}
    >
      <Icon drawing={drawing} size="1.5em" />
      {/* Separate, as in the link's name. */}
      <span className="site-list-text">{text}</span> <span className="site-count">{count > 0 && count}</span>
    </PageLink>
  );
}
