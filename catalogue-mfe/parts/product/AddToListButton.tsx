import { useTopic } from '@storefront/shared/bus';
import { useLocation } from '@storefront/shared/router';
import { StateForm } from '@storefront/shared/ui/StateForm';
import icons from './icons.module.scss';

interface AddToListButtonProps {
  readonly list: 'wishlist' | 'compare';
  readonly id: string;
  readonly describedBy: string;
  readonly iconOnly?: boolean;
  readonly className?: string | undefined;
}

const lists = {
  wishlist: { items: 'wishlistItems', label: 'Add to wishlist', kept: 'In your wishlist' },
  compare: { items: 'compareItems', label: 'Compare', kept: 'Comparing' },
} as const;

/**
 * A button that adds a product to the wishlist or compare list, also without JavaScript. Not a toggle: icon and text show that it is there,
 * and another press repeats the notice (P40).
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
