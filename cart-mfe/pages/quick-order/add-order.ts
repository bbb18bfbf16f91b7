import type { Bus } from '@storefront/shared/bus';
import { maxQuantity, type Notice } from '@storefront/shared/contracts/state';
import { quantityIn } from '@storefront/shared/product/quantity-in';
import type { Answers } from './lookup/answers';
import { orderedIn, orderRows } from './lookup/order-rows';
import type { Choices } from './lookup/outcome';
import { type OrderText, orderText } from './text/read-order';

/** The result of adding an order to the cart. */
export interface AddedOrder {
  readonly products: number;
  /** The lines still to be ordered, each below its column headings. */
  readonly text: string;
  /** Number of those lines, without headings. */
  readonly left: number;
  /** Number of those lines whose product the cart had no room for. */
  readonly withoutRoom: number;
  /** Names of products that would exceed the maximum quantity. */
  readonly tooMany: readonly string[];
}

/** Adds the found rows to the cart until it is full; the other lines are kept (P36, P82). */
export function addOrder(
  bus: Bus,
  { lines, rest }: OrderText,
  answers: Answers,
  choices: Choices,
): AddedOrder {
  const rows = orderRows(lines, answers, choices);
  const left = new Set(rows.flatMap((row) => row.lines));
  const tooMany: string[] = [];
  let products = 0;
  let withoutRoom = 0;
  for (const row of rows) {
    const ordered = orderedIn(row);
    if (!ordered) continue;
    const { quantity } = ordered;
    const { id, name } = ordered.product;
    const tryToAdd = () =>
      withoutRoom === 0 && bus.change({ list: 'cart', intent: 'add', id, quantity, name }).ok;
    if (quantityIn(bus.state().ecomerce.cartItems, id) + quantity > maxQuantity) tooMany.push(name);
    else if (!tryToAdd()) withoutRoom += row.lines.length;
    else {
      products += 1;
      for (const line of row.lines) left.delete(line);
    }
  }
  const kept = [...left].sort((one, other) => one.number - other.number);
  // Without the added lines, the others' numbers have gaps and would be read as quantities.
  const asLeft = products > 0 ? kept.map((line) => ({ ...line, text: line.unnumbered ?? line.text })) : kept;
  return {
    products,
    text: orderText([...asLeft, rest]),
    left: kept.length + (rest?.count ?? 0),
    withoutRoom,
    tooMany,
  };
}

/** Notice of a partly added list, since the drawer covers the page's own message; null if nothing was added or nothing is left. */
export function leftNotice({ products, left, withoutRoom }: AddedOrder): Notice | null {
  if (products === 0 || left === 0) return null;
  const need = left === 1 ? '1 line of your list still needs' : `${left} lines of your list still need`;
  const sentence = `${need} a look.`;
  // Replaces the bus's own notice.
  return {
    kind: 'info',
    title: 'Not all was added.',
    text: withoutRoom > 0 ? `Your cart is full. ${sentence}` : sentence,
  };
}
