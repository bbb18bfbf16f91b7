import type { Notice } from '@storefront/shared/contracts/state';
import type { AddedOrder } from './add-rows';

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
