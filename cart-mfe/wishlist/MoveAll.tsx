import { useBus } from '@storefront/shared/bus';
import { listPages } from '@storefront/shared/product/paths';
import { moveAll, type ProductToMove } from './move-all';

interface MoveAllProps {
  readonly products: readonly ProductToMove[];
  /** Called when it is done, with whether the cart had no room for some. */
  readonly onMoved: (isCrowded: boolean) => void;
}

/** A form that moves products of the wishlist into the cart: in the event itself, or without JavaScript by the page's action (P76). */
export function MoveAll({ products, onMoved }: MoveAllProps) {
  const bus = useBus();
  return (
    <form
      method="post"
      action={listPages.wishlist}
      data-opens="cart-drawer"
      onSubmit={(event) => {
        event.preventDefault();
        onMoved(moveAll(bus, products));
      }}
    >
      {products.map(({ id }) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <button className="btn btn-outline-primary" type="submit">
        Move all to cart
      </button>
    </form>
  );
}
