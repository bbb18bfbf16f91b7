import { useTopic } from '@storefront/shared/bus';
import { Link } from '@storefront/shared/router';

const lists = {
  wishlist: {
    text: 'Wishlist',
    topic: 'wishlistItems',
    drawing: 'M12 20s-7.5-4.4-7.5-10a4.2 4.2 0 0 1 7.5-2.6A4.2 4.2 0 0 1 19.5 10c0 5.6-7.5 10-7.5 10Z',
  },
  compare: {
    text: 'Compare',
    topic: 'compareItems',
    drawing: 'M7 4v13m0 0-3-3m3 3 3-3M17 20V7m0 0-3 3m3-3 3 3',
  },
} as const;

/** The way to the wishlist or the compare list, with the number of products in it. */
export function ListLink({ list }: { readonly list: keyof typeof lists }) {
  const { text, topic, drawing } = lists[list];
  const count = useTopic('ecomerce', (state) => state[topic].length);
  return (
    <Link
      className="site-list-link"
      to={`/shop/${list}`}
      aria-label={`${text}, ${count} ${count === 1 ? 'item' : 'items'}`}
    >
      <svg className="site-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={drawing} />
      </svg>
      <span className="site-list-text">{text}</span>
      <span className="site-count">{count}</span>
    </Link>
  );
}
