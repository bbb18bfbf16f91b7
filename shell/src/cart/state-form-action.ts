import { applyStateForm } from '@storefront/shared/bus';
import { type ActionFunctionArgs, data, storefrontContext } from '@storefront/shared/router';

/** Route id of `POST /cart`. */
export const stateFormRouteId = 'state-form';

/** Changes a request's lists for a form posted without JavaScript. Part of the shell, so it works without any remote. */
export async function stateFormAction({ request, context }: ActionFunctionArgs) {
  const result = applyStateForm(context.get(storefrontContext).bus, await request.formData());
  return data(result, { status: result.ok ? 200 : 409 });
}
