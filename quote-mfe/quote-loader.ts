import type { Api, GeoState } from '@storefront/shared/api';
import type { Picture, Product } from '@storefront/shared/contracts/product';
import type { LoaderFunctionArgs, RouterContextProvider } from '@storefront/shared/router';
import { data, storefrontContext } from '@storefront/shared/router';
import { askedFor } from './asked-for';
import { australianStates } from './australian-states';

/** What the form page says about the product it is for. */
export interface AskedProduct extends Pick<Product, 'id' | 'name'> {
  readonly picture: Picture | null;
}

/** Data of the form page. */
export interface QuoteData {
  readonly states: readonly GeoState[];
  readonly asked:
    | { readonly kind: 'cart' }
    /** `product` is null when its details could not be loaded; the form works without them. */
    | { readonly kind: 'product'; readonly quantity: number; readonly product: AskedProduct | null };
}

/**
 * Loads the states to choose from and the product asked for; null on the page that says the request was sent.
 *
 * @throws a 404 response when there is no such product
 */
export async function quoteLoader({
  request,
  context,
}: LoaderFunctionArgs<RouterContextProvider>): Promise<QuoteData | null> {
  if (new URL(request.url).searchParams.has('sent')) return null;
  const asked = askedFor(request.url);
  const api = await context.get(storefrontContext).api();
  const [states, product] = await Promise.all([
    api.states(request.signal),
    asked.kind === 'product' ? askedProduct(api, asked.id, request.signal) : null,
  ]);
  return {
    states: states.length > 0 ? states : australianStates,
    asked: asked.kind === 'cart' ? asked : { kind: 'product', quantity: asked.quantity, product },
  };
}

async function askedProduct(api: Api, id: string, signal: AbortSignal): Promise<AskedProduct | null> {
  const product = await api.productById(id, signal).catch((error: unknown) => {
    if (!signal.aborted) console.error(String(error));
    return undefined;
  });
  if (product === null) throw data(null, { status: 404 });
  return product ? { id, name: product.name, picture: product.pictures[0] ?? null } : null;
}
