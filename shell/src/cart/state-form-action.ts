import { applyStateForm } from '@storefront/shared/bus';
import type { ActionFunctionArgs } from '@storefront/shared/router';
import { data, storefrontContext } from '@storefront/shared/router';

/**
 * Changes the cart, the wishlist or the compare list: runs in the browser against the page's bus, and on the server
 * against the request's when the form is posted without JavaScript. It is the shell's, so it works while `cart-mfe`
 * is down.
 */
export async function stateFormAction({ request, context }: ActionFunctionArgs) {
  const result = applyStateForm(context.get(storefrontContext).bus, await request.formData());
  return data(result, { status: result.ok ? 200 : 409 });
}
