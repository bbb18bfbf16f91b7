import { brandLabel } from '@storefront/shared/product/brand-label';
import { formatPrice } from '@storefront/shared/product/format-price';
import { currentPrice } from '@storefront/shared/product/price';
import type { LineDetails } from '../lines/details-cache';
import type { LineProduct } from '../lines/line-product';

/** One thing products are compared by. */
export interface CompareRow {
  readonly heading: string;
  /** What it is for one product, in words; products with the same words do not differ. */
  readonly text: (product: LineProduct) => string;
}

const stated = (text: string | null) => text || 'Not stated';

/** Everything that products are compared by besides their pictures, in the table's order. */
export const compareRows: readonly CompareRow[] = [
  { heading: 'Price', text: (product) => formatPrice(currentPrice(product)) },
  { heading: 'Brand', text: brandLabel },
  { heading: 'Size', text: ({ sizes }) => stated(sizes.join(', ')) },
  { heading: 'Colour', text: ({ colours }) => stated(colours.join(', ')) },
  {
    heading: 'Category',
    text: ({ mainCategory, category }) => stated([mainCategory, category].filter(Boolean).join(', ')),
  },
  {
    heading: 'Availability',
    text: (product) => (currentPrice(product) === null ? 'On request' : 'Available'),
  },
];

/** The rows in which the known ones of some products differ; all of them while fewer than two are known. */
export function differingRows(details: readonly LineDetails[]): readonly CompareRow[] {
  const products = details.filter((found) => typeof found === 'object');
  if (products.length < 2) return compareRows;
  return compareRows.filter(({ text }) => new Set(products.map(text)).size > 1);
}
