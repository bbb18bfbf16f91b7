import { groupThousands } from './group-thousands';

/** A price in AUD, `$1,234.50`; 'Price on request' without one (P21). `Intl.NumberFormat` costs too much (docs/decisions/011). */
export function formatPrice(price: number | null): string {
  if (price === null || !Number.isFinite(price)) return 'Price on request';
  return `${price < 0 ? '-' : ''}$${groupThousands(Math.abs(price).toFixed(2))}`;
}
