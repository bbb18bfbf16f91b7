import type { ActionFunctionArgs } from '@storefront/shared/router';
import { data, replace, storefrontContext } from '@storefront/shared/router';
import { subscribe, subscribed } from './subscribe';

/**
 * Subscribes an address when the form is posted without JavaScript. Answers a refusal, or redirects with a notice to the form's
 * page (P17), or to a confirmation when that is unknown.
 */
export async function newsletterAction({ request, context }: ActionFunctionArgs) {
  const { api, bus } = context.get(storefrontContext);
  const refused = await subscribe((await request.formData()).get('email'), api);
  if (refused) return data(refused.refusal, refused.init);
  const from = postedFrom(request);
  if (from === null) return replace('/newsletter?sent=1');
  bus.notify({ kind: 'success', title: 'Success!', text: subscribed });
  return replace(from);
}

/**
 * Path and query of the page a form was posted from; null when it is none of the shop's other pages. Posts from other sites are
 * refused before.
 */
function postedFrom({ headers }: Request): string | null {
  const referer = headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  // '//host' would be another origin.
  return /^\/(?!\/)/.test(pathname) && pathname !== '/newsletter' ? pathname + search : null;
}
