import type { Picture, Product } from '@storefront/shared/contracts/product';
import type { EcomerceState } from '@storefront/shared/contracts/state';
import type { LoaderFunctionArgs, RouterContextProvider, Storefront } from '@storefront/shared/router';
import { storefrontContext } from '@storefront/shared/router';

/** What the cart and the lists say about a product. */
export interface CartProduct extends Pick<Product, 'id' | 'name' | 'price' | 'salePrice' | 'onSale'> {
  readonly picture: Picture | null;
}

/** Details of the lines there were when they were loaded; lines and quantities themselves come from the bus. */
export interface CartDetails {
  readonly products: readonly CartProduct[];
  /** Ids of products that do not exist any more. */
  readonly gone: readonly string[];
  /** True when the details could not be had; both lists are empty then. */
  readonly failed: boolean;
}

/**
 * A loader that asks for the details of all lines of a list at once (decision 3). It never fails: the list can be shown
 * and changed without them.
 */
export function detailsLoader(list: keyof EcomerceState) {
  return ({ request, context }: LoaderFunctionArgs<RouterContextProvider>): Promise<CartDetails> => {
    const storefront = context.get(storefrontContext);
    const ids = storefront.bus.state().ecomerce[list].map(({ id }) => id);
    return loadDetails(ids, storefront, request.signal);
  };
}

async function loadDetails(
  ids: readonly string[],
  { api }: Storefront,
  signal: AbortSignal,
): Promise<CartDetails> {
  if (ids.length === 0) return { products: [], gone: [], failed: false };
  try {
    const products = (await (await api()).productsByIds(ids, signal)).map(cartProduct);
    const known = new Set(products.map(({ id }) => id));
    return { products, gone: ids.filter((id) => !known.has(id)), failed: false };
  } catch (error) {
    if (!signal.aborted) console.error(String(error));
    return { products: [], gone: [], failed: true };
  }
}

function cartProduct({ id, name, price, salePrice, onSale, pictures }: Product): CartProduct {
  return { id, name, price, salePrice, onSale, picture: pictures[0] ?? null };
}
