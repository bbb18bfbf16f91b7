import { groupThousands } from './group-thousands';

/**
 * A price in AUD as it is shown: `$1,234.50`, always two decimals; 'Price on request' when it is missing or not a
 * number (P21). Not by `Intl.NumberFormat`, which costs a page more than all else it does (docs/decisions/010).
 */
export function formatPrice(price: number | null): string {
  if (price === null || !Number.isFinite(price)) return 'Price on request';
  return `${price < 0 ? '-' : ''}$${groupThousands(Math.abs(price).toFixed(2))}`;
}
