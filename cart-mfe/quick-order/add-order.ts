import type { Bus } from '@storefront/shared/bus';
import { maxQuantity, type Notice } from '@storefront/shared/contracts/state';
import { quantityIn } from '@storefront/shared/product/quantity-in';
import type { Answers } from './lookup/answers';
import { orderedIn, orderRows } from './lookup/order-rows';
import type { Choices } from './lookup/outcome';
import { type OrderText, orderText } from './text/read-order';

/** What became of an order when it was put into the cart. */
export interface AddedOrder {
  /** Products that came into the cart. */
  readonly products: number;
  /** Lines that are still to be ordered, with those that name their columns. */
  readonly text: string;
  /** How many lines those are, without the ones that name columns. */
  readonly left: number;
  /** How many of those lines had a product, and no room in the cart any more. */
  readonly withoutRoom: number;
  /** Names of products of which the cart would have more than one can have. */
  readonly tooMany: readonly string[];
}

/** Puts what was found of an order into the cart, row by row until there is no room; lines of what was not taken stay (P36, P82). */
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
  // The numbers of a list that has lost lines are in no row any more, and would be taken for quantities.
  const asLeft = products > 0 ? kept.map((line) => ({ ...line, text: line.unnumbered ?? line.text })) : kept;
  return {
    products,
    text: orderText([...asLeft, rest]),
    left: kept.length + (rest?.count ?? 0),
    withoutRoom,
    tooMany,
  };
}

/**
 * Said to who has put a part of a list into the cart, for the drawer covers what is said on the page. Null when nothing is left, and when
 * nothing was put there: no drawer opens then.
 */
export function leftNotice({ products, left, withoutRoom }: AddedOrder): Notice | null {
  if (products === 0 || left === 0) return null;
  const need = left === 1 ? '1 line of your list still needs' : `${left} lines of your list still need`;
  const said = `${need} a look.`;
  // The bus has said so too, and this takes the place of that.
  return {
    kind: 'info',
    title: 'Not all was added.',
    text: withoutRoom > 0 ? `Your cart is full. ${said}` : said,
  };
}
