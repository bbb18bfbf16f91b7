import type { ActionFunctionArgs } from '@storefront/shared/router';
import { data, replace, storefrontContext } from '@storefront/shared/router';

/** A subscription that was not made: what was typed, and why, in one sentence. */
export interface NewsletterRefusal {
  readonly email: string;
  readonly error: string;
}

const longest = 200;

/**
 * Subscribes an address to the newsletter: in the browser, or on the server when the form is posted without JavaScript.
 * Answers a refusal (422 for the field, 502 when it could not be sent), or goes to the page that says it is done.
 */
export async function newsletterAction({ request, context }: ActionFunctionArgs) {
  const typed = (await request.formData()).get('email');
  const email = typeof typed === 'string' ? typed.trim() : '';
  const refuse = (error: string, status: number) => data<NewsletterRefusal>({ email, error }, { status });
  if (email === '') return refuse('This Field is Requied', 422);
  if (email.length > longest) return refuse(`Please use at most ${longest} characters.`, 422);
  try {
    const api = await context.get(storefrontContext).api();
    await api.subscribe({ email }, request.signal);
  } catch (error) {
    if (!request.signal.aborted) console.error(String(error));
    return refuse('You could not be subscribed. Please try again in a moment.', 502);
  }
  return replace('/newsletter?sent=1');
}
