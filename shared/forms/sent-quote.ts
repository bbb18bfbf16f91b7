import { entriesOf, fieldsOf } from '../api/json-fields';
import type { Product } from '../contracts/product';
import { readQuoteReference } from '../contracts/quote-reference';
import { type CartLine, isQuantity, maxLines } from '../contracts/state';
import { readJson } from '../contracts/well-formed';
import type { PricedProduct } from '../product/price';
import { keptText } from './kept-text';

/** What a quote that was sent said of a product. */
export type SentProduct = PricedProduct & Pick<Product, 'id' | 'name'>;

/** The quote that was sent last in this tab (P69). */
export interface SentQuote {
  /** Null where the backend gave none (P69). */
  readonly reference: string | null;
  /** What it asked for; none when its message said what is wanted. */
  readonly lines: readonly CartLine[];
  /** The products of the lines as they were then, those that were known. */
  readonly products: readonly SentProduct[];
}

const kept = keptText('sessionStorage', 'quoteSent');

/** Keeps it for this tab, in place of the one before; a server keeps nothing, nor does a browser that refuses. Never throws. */
export function keepSentQuote(sent: SentQuote): void {
  if (typeof document === 'undefined') return;
  kept.keep(JSON.stringify(sent));
}

/** It as it is stored; null when there is none. Never throws. */
export function storedSentQuote(): string | null {
  return kept.read();
}

/** Reads what was stored; null for what is no quote. Lines and products that cannot be read are left out. Never throws. */
export function readSentQuote(stored: string): SentQuote | null {
  try {
    const { reference, lines, products } = fieldsOf(readJson(stored));
    if (!Array.isArray(lines)) return null;
    return {
      reference: readQuoteReference(reference),
      lines: lines.slice(0, maxLines).flatMap(readLine),
      products: entriesOf(products).slice(0, maxLines).flatMap(readProduct),
    };
  } catch {
    return null;
  }
}

function readLine(entry: unknown): CartLine[] {
  const { id, quantity } = fieldsOf(entry);
  return typeof id === 'string' && id !== '' && isQuantity(quantity) ? [{ id, quantity }] : [];
}

function readProduct(entry: unknown): SentProduct[] {
  const { id, name, price, salePrice, onSale } = fieldsOf(entry);
  if (typeof id !== 'string' || typeof name !== 'string') return [];
  return [{ id, name, price: readPrice(price), salePrice: readPrice(salePrice), onSale: onSale === true }];
}

const readPrice = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
