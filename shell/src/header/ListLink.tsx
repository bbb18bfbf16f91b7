import { useTopic } from '@storefront/shared/bus';
import { formatItemCount } from '@storefront/shared/product/format-item-count';
import { Link } from '@storefront/shared/router';
import { heart, Icon } from '../Icon';

const lists = {
  wishlist: {
    text: 'Wishlist',
    topic: 'wishlistItems',
    drawing: heart,
  },
  compare: {
    text: 'Compare',
    topic: 'compareItems',
    drawing: 'M9 4 5 8l4 4M5 8h14M15 12l4 4-4 4M19 16H5',
  },
} as const;

/** The way to the wishlist or the compare list, with the number of products in it. */
export function ListLink({ list }: { readonly list: keyof typeof lists }) {
  const { text, topic, drawing } = lists[list];
  const count = useTopic('ecomerce', (state) => state[topic].length);
  return (
    <Link className="site-list-link" to={`/shop/${list}`} aria-label={`${text}, ${formatItemCount(count)}`}>
      <Icon drawing={drawing} size="1.5em" />
      {/* Apart, as they are in the link's name. */}
      <span className="site-list-text">{text}</span> <span className="site-count">{count}</span>
    </Link>
  );
}
