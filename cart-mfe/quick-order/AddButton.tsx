import { useHydrated } from '@storefront/shared/ui/use-hydrated';
import { fields } from './order-form';
import { needsChoice, type OrderRow, orderedIn } from './order-rows';

interface AddButtonProps {
  readonly rows: readonly OrderRow[];
  readonly isAdding: boolean;
  readonly isLookingUp: boolean;
}

/** Puts what was found into the cart, and says how much that is, or what is missing. */
export function AddButton({ rows, isAdding, isLookingUp }: AddButtonProps) {
  // Without scripts it does not know what is typed now.
  const isKnown = useHydrated() && !isLookingUp && rows.length > 0;
  const count = rows.filter(orderedIn).length;
  const missing = rows.some(({ outcome }) => outcome.kind === 'columns')
    ? 'Choose the column of quantities'
    : rows.some(needsChoice)
      ? 'Choose a product to add'
      : 'No product to add is found yet';
  const many = count > 1 ? `Add ${count} products to cart` : 'Add to cart';
  return (
    <button
      className="btn btn-primary"
      type="submit"
      name={fields.intent}
      value="add"
      data-opens="cart-drawer"
      aria-disabled={isAdding}
    >
      {isKnown && count === 0 ? missing : many}
    </button>
  );
}
