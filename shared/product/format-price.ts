const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/**
 * A price in AUD as it is shown: `$1,234.50`, always two decimals; 'Price on request' when it is missing or not a
 * number (decision 2).
 */
export function formatPrice(price: number | null): string {
  return price === null || !Number.isFinite(price) ? 'Price on request' : dollars.format(price);
}
