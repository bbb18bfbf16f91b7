import { fieldLimits } from '@storefront/shared/contracts/field-limits';
import { textError } from '@storefront/shared/forms/text-error';
import type { ActionFunctionArgs } from '@storefront/shared/router';
import { data, replace, storefrontContext } from '@storefront/shared/router';

/** A subscription that was not made: what was typed, and why, in one sentence. */
export interface NewsletterRefusal {
  readonly email: string;
  readonly error: string;
}

/**
 * Subscribes an address to the newsletter: in the browser, or on the server when the form is posted without JavaScript.
 * Answers a refusal (422 for the field, 502 when it could not be sent), or goes to the page that says it is done.
 */
export async function newsletterAction({ request, context }: ActionFunctionArgs) {
  const typed = (await request.formData()).get('email');
  const email = typeof typed === 'string' ? typed.trim() : '';
  const refuse = (error: string, status: number) => data<NewsletterRefusal>({ email, error }, { status });
  const error = textError(email, { limit: fieldLimits.email });
  if (error) return refuse(error, 422);
  try {
    const api = await context.get(storefrontContext).api();
    await api.subscribe({ email }, request.signal);
  } catch (error) {
    if (!request.signal.aborted) console.error(String(error));
    return refuse('You could not be subscribed. Please try again in a moment.', 502);
  }
  return replace('/newsletter?sent=1');
}
