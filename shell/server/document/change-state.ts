import { applyStateForm } from '@storefront/shared/bus';
import { matchRoutes, type StaticHandler } from 'react-router-dom';
import { stateFormRouteId } from '../../src/cart/state-form-action';
import { readsForm } from '../http/posted-form';
import type { AskedDocument } from './document-inputs';

/** Applies a form's change to a list (`POST /cart`), by no code of a remote. @returns where to redirect; null for a page instead */
export async function changeState(
  { request, withForm, storefront: { bus } }: AskedDocument,
  shellsOwn: Pick<StaticHandler, 'dataRoutes'>,
): Promise<string | null> {
  if (request.method !== 'POST') return null;
  const route = matchRoutes(shellsOwn.dataRoutes, new URL(request.url).pathname)?.at(-1)?.route;
  if (route?.id !== stateFormRouteId) return null;
  readsForm(request, shellsOwn);
  const result = applyStateForm(bus, await (await withForm()).formData());
  return result.ok ? result.returnTo : null;
}
