import type { GeoState } from '@storefront/shared/api/geo-calls';
import type { Picture, Product } from '@storefront/shared/contracts/product';
import type { QuoteSubject } from '@storefront/shared/contracts/quote';
import type { SentProduct } from '@storefront/shared/forms/sent-quote';
import type { Storefront } from '@storefront/shared/router';
import { type QuoteApi, quoteApi } from './quote-api';

/** The states and territories used when the backend gives none (P48). */
export const australianStates: readonly GeoState[] = [
  { abbreviation: 'ACT', name: 'Australian Capital Territory' },
  { abbreviation: 'NSW', name: 'New South Wales' },
  { abbreviation: 'NT', name: 'Northern Territory' },
  { abbreviation: 'QLD', name: 'Queensland' },
  { abbreviation: 'SA', name: 'South Australia' },
  { abbreviation: 'TAS', name: 'Tasmania' },
  { abbreviation: 'VIC', name: 'Victoria' },
  { abbreviation: 'WA', name: 'Western Australia' },
];

/** The fields of a cart product that the form shows, and keeps after sending. */
export type LineProduct = SentProduct;

/** The fields of the quoted product that the form shows. */
export interface LoadedProduct extends LineProduct, Pick<Product, 'packSize'> {
  readonly picture: Picture | null;
}

/** The shop's answer about the products of lines. */
export interface LineProducts {
  readonly products: readonly LineProduct[];
  readonly gone: readonly string[];
}

/** The form's subject with its products; the cart's lines come from the bus. */
export type LoadedSubject =
  | ({ readonly kind: 'cart' } & LineProducts)
  /** `product` is null when it could not be loaded; the form works without it. */
  | { readonly kind: 'product'; readonly quantity: number; readonly product: LoadedProduct | null };

/** Data of the form. */
export interface QuoteData {
  readonly states: readonly GeoState[];
  readonly asked: LoadedSubject;
}

/**
 * Loads the states and the subject's products; null when there is no such product. Failures do not block the form: the eight states are
 * built in (P48).
 */
export async function loadQuoteData(
  subject: QuoteSubject,
  { api, bus }: Storefront,
  signal: AbortSignal,
): Promise<QuoteData | null> {
  const shop = await api(quoteApi);
  const ids = bus.state().ecomerce.cartItems.map(({ id }) => id);
  const [states, asked] = await Promise.all([
    shop.states(signal),
    subject.kind === 'cart' ? loadCart(shop, ids, signal) : loadProduct(shop, subject, signal),
  ]);
  return asked && { states: states.length > 0 ? states : australianStates, asked };
}

async function loadCart(shop: QuoteApi, ids: readonly string[], signal: AbortSignal): Promise<LoadedSubject> {
  const products = ids.length > 0 ? await shop.productsByIds(ids, signal).catch(logged(signal)) : [];
  return { kind: 'cart', ...(products ? lineProducts(ids, products) : { products: [], gone: [] }) };
}

/** Turns an answer for `ids` into known and missing products. */
export function lineProducts(ids: readonly string[], answer: readonly Product[]): LineProducts {
  const products = answer.map(lineProduct);
  return { products, gone: ids.filter((asked) => !products.some(({ id }) => id === asked)) };
}

/** Picks the fields of a product that the document carries. */
export function lineProduct({ id, name, price, salePrice, onSale }: LineProduct): LineProduct {
  return { id, name, price, salePrice, onSale };
}

async function loadProduct(
  shop: QuoteApi,
  { id, quantity }: QuoteSubject & { kind: 'product' },
  signal: AbortSignal,
): Promise<LoadedSubject | null> {
  const product = await shop.productById(id, signal).catch(logged(signal));
  if (product === null) return null;
  const details = product && {
    ...lineProduct(product),
    packSize: product.packSize,
    picture: product.pictures[0] ?? null,
  };
  return { kind: 'product', quantity, product: details ?? null };
}

function logged(signal: AbortSignal) {
  return (error: unknown) => {
    if (!signal.aborted) console.error(String(error));
    return undefined;
  };
}
