import type { Picture, Product } from '@storefront/shared/contracts/product';
import type { LoaderFunctionArgs, RouterContextProvider } from '@storefront/shared/router';
import { storefrontContext } from '@storefront/shared/router';

/** What the cart says about a product. */
export interface CartProduct extends Pick<Product, 'id' | 'name' | 'price' | 'salePrice' | 'onSale'> {
  readonly picture: Picture | null;
}

/** Details of the lines that were in the cart when it was loaded; lines and quantities themselves come from the bus. */
export interface CartDetails {
  readonly products: readonly CartProduct[];
  /** Ids of products that do not exist any more. */
  readonly gone: readonly string[];
  /** True when the details could not be had; both lists are empty then. */
  readonly failed: boolean;
}

/** Asks for the details of all lines at once (decision 3). Never fails: the cart can be shown and changed without them. */
export async function cartLoader({
  request,
  context,
}: LoaderFunctionArgs<RouterContextProvider>): Promise<CartDetails> {
  const { bus, api } = context.get(storefrontContext);
  const ids = bus.state().ecomerce.cartItems.map(({ id }) => id);
  if (ids.length === 0) return { products: [], gone: [], failed: false };
  try {
    const products = (await (await api()).productsByIds(ids, request.signal)).map(cartProduct);
    const known = new Set(products.map(({ id }) => id));
    return { products, gone: ids.filter((id) => !known.has(id)), failed: false };
  } catch (error) {
    if (!request.signal.aborted) console.error(String(error));
    return { products: [], gone: [], failed: true };
  }
}

function cartProduct({ id, name, price, salePrice, onSale, pictures }: Product): CartProduct {
  return { id, name, price, salePrice, onSale, picture: pictures[0] ?? null };
}
