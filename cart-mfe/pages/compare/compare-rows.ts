import { brandLabel } from '@storefront/shared/product/brand-label';
import { formatPrice } from '@storefront/shared/product/format-price';
import { packLabel } from '@storefront/shared/product/pack-label';
import { currentPrice } from '@storefront/shared/product/price';
import { type LineDetails, productOf } from '../../data/line-details';
import type { LineProduct } from '../../data/line-product';

/** A compared property. */
export interface CompareRow {
  readonly heading: string;
  /** The property as text; products with equal texts do not differ. */
  readonly text: (product: LineProduct) => string;
  /** Whether the row is hidden unless a product has the property: not every backend gives it (P57). */
  readonly ifStated?: true;
}

const notStated = 'Not stated';
const stated = (text: string | 0 | null) => text || notStated;

/** All rows of the comparison except the pictures, in order. */
export const compareRows: readonly CompareRow[] = [
  { heading: 'Price', text: (product) => formatPrice(currentPrice(product)) },
  { heading: 'Unit price', text: ({ unitPrice }) => stated(unitPrice), ifStated: true },
  { heading: 'Brand', text: brandLabel },
  { heading: 'Size', text: ({ sizes }) => stated(sizes.join(', ')) },
  { heading: 'Colour', text: ({ colours }) => stated(colours.join(', ')) },
  { heading: 'Pack', text: ({ packSize }) => stated(packSize && packLabel(packSize)), ifStated: true },
  { heading: 'SKU', text: ({ sku }) => stated(sku), ifStated: true },
  {
    heading: 'Category',
    text: ({ mainCategory, category }) => stated([mainCategory, category].filter(Boolean).join(', ')),
  },
  {
    heading: 'Availability',
    text: (product) => (currentPrice(product) === null ? 'On request' : 'Available'),
  },
];

/** The rows that at least one product fills. */
export function statedRows(details: readonly LineDetails[]): readonly CompareRow[] {
  const products = knownOf(details);
  return compareRows.filter(
    ({ ifStated, text }) => !ifStated || products.some((product) => text(product) !== notStated),
  );
}

/** The rows in which known products differ; all filled rows while fewer than two are known. */
export function differingRows(details: readonly LineDetails[]): readonly CompareRow[] {
  const products = knownOf(details);
  if (products.length < 2) return statedRows(details);
  return compareRows.filter(({ text }) => new Set(products.map(text)).size > 1);
}

function knownOf(details: readonly LineDetails[]): readonly LineProduct[] {
  return details.map(productOf).filter((product) => product !== null);
}
