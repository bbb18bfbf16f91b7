import { useTopic } from '@storefront/shared/bus';
import { useLocation } from '@storefront/shared/router';
import { StateForm } from '@storefront/shared/ui/StateForm';
import icons from './icons.module.scss';

interface AddToListButtonProps {
  readonly list: 'wishlist' | 'compare';
  /** The product's. */
  readonly id: string;
  /** Id of the element that names the product. */
  readonly describedBy: string;
  /** Shows the icon without the words. */
  readonly iconOnly?: boolean;
  /** Of the button. */
  readonly className?: string | undefined;
}

const lists = {
  wishlist: { items: 'wishlistItems', label: 'Add to wishlist', kept: 'In your wishlist' },
  compare: { items: 'compareItems', label: 'Compare', kept: 'Comparing' },
} as const;

/**
 * Adds a product to the wishlist or to the compare list, without JavaScript too. It is no toggle: once the product is in, its
 * icon and its words say so, and a press says it again (P40).
 */
export function AddToListButton({
  list,
  id,
  describedBy,
  iconOnly = false,
  className = '',
}: AddToListButtonProps) {
  const { pathname, search } = useLocation();
  const { items, label, kept } = lists[list];
  const isKept = useTopic('ecomerce', (state) => state[items].some((line) => line.id === id));
  const name = isKept ? kept : label;
  const icon = `${icons.icon} ${isKept ? icons[`${list}Kept`] : icons[list]}`;
  return (
    <StateForm list={list} intent="add" id={id} returnTo={pathname + search}>
      <button
        className={`${icon} ${className}`}
        type="submit"
        aria-describedby={describedBy}
        title={name}
        {...(iconOnly && { 'aria-label': name })}
      >
        {!iconOnly && name}
      </button>
    </StateForm>
  );
}
