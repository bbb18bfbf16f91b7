import { formatItemCount } from '@storefront/shared/product/format-item-count';
import { formatPrice } from '@storefront/shared/product/format-price';
import type { ListedProduct } from '../catalogue/listed-products';
import type { QuotedProduct } from '../request/quote';
import { oneLine } from './clean-text';
import type { ProductRow, ProductTable } from './mail-body';

/** The shop's own products by id: a visitor's browser may call them what it likes. */
export type Listed = ReadonlyMap<string, ListedProduct>;

const maxProductNameLength = 200;

/** The shop's own entry of a product; undefined when it has none. */
export function listedAs({ id }: QuotedProduct, listed: Listed): ListedProduct | undefined {
  return id === null ? undefined : listed.get(id);
}

/** What the company reads: all that was asked for, priced as the shop lists it (P39). */
export function companyTable(products: readonly QuotedProduct[], listed: Listed): ProductTable {
  const rows = products.map((product) => {
    const own = listedAs(product, listed);
    const reference = product.id ?? 'no id';
    if (own) return rowOf(product.quantity, own, reference);
    return {
      name: oneLine(product.name, maxProductNameLength) || 'Product without a name',
      details: detailsOf(product.quantity, reference, 'not in our catalogue'),
      quantity: quantityOf(product.quantity),
      each: '',
      total: '',
    };
  });
  const unknown = products.filter((product) => !listedAs(product, listed)).length;
  const { subtotal, beyond } = sumOf(products, listed);
  const missing = unknown > 0 ? [`+ ${formatItemCount(unknown)} not in our catalogue`] : [];
  return { rows, subtotal, beyond: [...beyond, ...missing] };
}

/** What the visitor gets: what the shop lists, in its own words. */
export function visitorTable(products: readonly QuotedProduct[], listed: Listed): ProductTable {
  const rows = products.flatMap((product) => {
    const own = listedAs(product, listed);
    return own ? [rowOf(product.quantity, own)] : [];
  });
  return { rows, ...sumOf(products, listed) };
}

function rowOf(quantity: number | null, { name, sku, price }: ListedProduct, reference = ''): ProductRow {
  const total = totalOf(quantity, price);
  return {
    name,
    details: detailsOf(quantity, sku && `SKU ${sku}`, reference),
    quantity: quantityOf(quantity),
    each: formatPrice(price),
    total: total === null ? '' : formatPrice(total),
  };
}

function detailsOf(quantity: number | null, ...details: readonly string[]): string {
  return [...details, quantity === null ? 'quantity not given' : ''].filter(Boolean).join(', ');
}

const quantityOf = (quantity: number | null) => (quantity === null ? '' : String(quantity));

/** AUD; null for what has no price, or no quantity. */
function totalOf(quantity: number | null, price: number | null): number | null {
  return quantity === null || price === null ? null : quantity * price;
}

/** What the shop's own products cost together, and how many of them have no total. */
function sumOf(products: readonly QuotedProduct[], listed: Listed): Omit<ProductTable, 'rows'> {
  const totals = products.flatMap((product) => {
    const own = listedAs(product, listed);
    return own ? [totalOf(product.quantity, own.price)] : [];
  });
  if (totals.length === 0) return { subtotal: '', beyond: [] };
  const priced = totals.filter((total) => total !== null);
  const unpriced = totals.length - priced.length;
  return {
    subtotal: formatPrice(priced.reduce((sum, total) => sum + total, 0)),
    beyond: unpriced > 0 ? [`+ ${formatItemCount(unpriced)} priced on request`] : [],
  };
}
