import { type Bus, useBus } from '@storefront/shared/bus';
import { maxLines, maxQuantity, type Notice } from '@storefront/shared/contracts/state';
import { listPages } from '@storefront/shared/product/paths';
import {
  type ActionFunctionArgs,
  type RouterContextProvider,
  replace,
  storefrontContext,
} from '@storefront/shared/router';

interface MoveAllProps {
  readonly products: readonly ProductToMove[];
  /** Called afterwards with whether the cart had no room for some products. */
  readonly onMoved: (isCrowded: boolean) => void;
}

/** A form that moves products from the wishlist into the cart: in the submit event, or without JavaScript by the page's action (P76). */
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

interface ProductToMove {
  readonly id: string;
  /** The product's name, for messages; missing on a server. */
  readonly name?: string;
}

/**
 * Moves products from the wishlist into the cart until it is full (P76), and reports those that stay. Products no longer in the wishlist
 * are skipped, so repeating it is safe.
 * @returns whether any product stays
 */
export function moveAll(bus: Bus, products: readonly ProductToMove[]): boolean {
  const isKept = ({ id }: ProductToMove) => bus.state().ecomerce.wishlistItems.some((line) => line.id === id);
  for (const product of products) {
    if (!isKept(product)) continue;
    const { id, name } = product;
    const { ok } = bus.change({ list: 'wishlist', intent: 'move', id, ...(name && { name }) });
    if (!ok && !hasMost(bus, id)) break;
  }
  const staying = products.filter(isKept).length;
  if (staying > 0) bus.notify(stayingNotice(staying));
  return staying > 0;
}

/** Whether only this product's line is full (P37). */
function hasMost(bus: Bus, id: string): boolean {
  return bus.state().ecomerce.cartItems.some((line) => line.id === id && line.quantity === maxQuantity);
}

function stayingNotice(count: number): Notice {
  const [what, them] = count === 1 ? ['1 product stays', 'it'] : [`${count} products stay`, 'them'];
  const text = `${what} in your wishlist: your cart has no room for ${them}.`;
  return { kind: 'warning', title: 'No room', text };
}

/** Moves the products of a form posted without JavaScript (fields `id`) into the cart and redirects to the wishlist. */
export async function moveAllAction({ request, context }: ActionFunctionArgs<RouterContextProvider>) {
  const form = await request.formData();
  const ids = form
    .getAll('id')
    .slice(0, maxLines)
    .filter((id) => typeof id === 'string');
  moveAll(
    context.get(storefrontContext).bus,
    ids.map((id) => ({ id })),
  );
  return replace(listPages.wishlist);
}
