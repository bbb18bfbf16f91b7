import { entriesOf, fieldsOf } from '../api/json-fields';
import type { Product } from '../contracts/product';
import { readQuoteReference } from '../contracts/quote-reference';
import { type CartLine, isQuantity, maxLines } from '../contracts/state';
import { readJson } from '../contracts/well-formed';
import type { PricedProduct } from '../product/price';
import { keptText } from './kept-text';

/** A product in a sent quote. */
export type SentProduct = PricedProduct & Pick<Product, 'id' | 'name'>;

/** The last quote sent in this tab (P69). */
export interface SentQuote {
  /** Null when the backend gave none (P69). */
  readonly reference: string | null;
  /** The quoted lines; empty when the message said what is wanted. */
  readonly lines: readonly CartLine[];
  /** The known products of the lines, as they were when sent. */
  readonly products: readonly SentProduct[];
}

const kept = keptText('sessionStorage', 'quoteSent');

/** Keeps a sent quote for this tab, in place of the previous one. Never throws; does nothing on a server or without storage. */
export function keepSentQuote(sent: SentQuote): void {
  if (typeof document === 'undefined') return;
  kept.keep(JSON.stringify(sent));
}

/** The kept quote as stored text; null for none. Never throws. */
export function storedSentQuote(): string | null {
  return kept.read();
}

/** Parses a stored quote; null when it is none. Invalid lines and products are left out. Never throws. */
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
