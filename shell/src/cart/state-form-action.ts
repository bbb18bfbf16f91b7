import { applyStateForm } from '@storefront/shared/bus';
import type { ActionFunctionArgs } from '@storefront/shared/router';
import { data, storefrontContext } from '@storefront/shared/router';

/** Id of the route of `POST /cart`. */
export const stateFormRouteId = 'state-form';

/**
 * Changes the cart, the wishlist or the compare list of the request when a form is posted without JavaScript. It is the
 * shell's, so it works whatever remotes there are.
 */
export async function stateFormAction({ request, context }: ActionFunctionArgs) {
  const result = applyStateForm(context.get(storefrontContext).bus, await request.formData());
  return data(result, { status: result.ok ? 200 : 409 });
}
