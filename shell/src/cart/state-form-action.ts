import { applyStateForm } from '@storefront/shared/bus';
import { type ActionFunctionArgs, data, storefrontContext } from '@storefront/shared/router';

/** Id of the route of `POST /cart`. */
export const stateFormRouteId = 'state-form';

/** Changes the lists of a request when a form is posted without JavaScript. It is the shell's, so it works without any remote. */
export async function stateFormAction({ request, context }: ActionFunctionArgs) {
  const result = applyStateForm(context.get(storefrontContext).bus, await request.formData());
  return data(result, { status: result.ok ? 200 : 409 });
}
