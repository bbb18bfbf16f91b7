import type { ActionFunctionArgs } from '@storefront/shared/router';
import { data, replace, storefrontContext } from '@storefront/shared/router';
import { subscribe, subscribed } from './subscribe';

/**
 * Subscribes an address when the form is posted without JavaScript. Answers a refusal, or goes back to the page that the form was on,
 * which has the message (P17); to one of its own where the browser does not say which it was.
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

/** The path and query of another page of the shop, from which a form was posted. Forms of other sites are not answered. */
function postedFrom({ headers }: Request): string | null {
  const referer = headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  // '//host' would be another origin.
  return /^\/(?!\/)/.test(pathname) && pathname !== '/newsletter' ? pathname + search : null;
}
