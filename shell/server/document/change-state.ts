import { applyStateForm } from '@storefront/shared/bus';
import { matchRoutes, type StaticHandler } from 'react-router-dom';
import { stateFormRouteId } from '../../src/cart/state-form-action';
import type { AskedDocument } from './document-inputs';
import { takesForm } from './takes-form';

/**
 * Makes the change of the cart or a list that a form asks for (`POST /cart`), and gives the path it leads back to. Nothing of a remote
 * is needed for it, so none can be in its way. Null for every other request, and for a change that is refused, which has a page.
 *
 * @throws BadRequest for a form with files, and as `postedForm` does
 */
export async function changeState(
  { request, withForm, storefront: { bus } }: AskedDocument,
  shellsOwn: Pick<StaticHandler, 'dataRoutes'>,
): Promise<string | null> {
  if (request.method !== 'POST') return null;
  const route = matchRoutes(shellsOwn.dataRoutes, new URL(request.url).pathname)?.at(-1)?.route;
  if (route?.id !== stateFormRouteId) return null;
  takesForm(request, shellsOwn);
  const result = applyStateForm(bus, await (await withForm()).formData());
  return result.ok ? result.returnTo : null;
}
