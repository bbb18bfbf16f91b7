import { fieldLimits } from '@storefront/shared/contracts/field-limits';
import { emailHint } from '@storefront/shared/forms/email-hint';
import { textError } from '@storefront/shared/forms/text-error';
import { withoutControlCharacters } from '@storefront/shared/forms/without-control-characters';
import type { ActionFunctionArgs } from '@storefront/shared/router';
import { data, replace, storefrontContext } from '@storefront/shared/router';
import { contentApi } from '../content-api';
import { sendFailure } from '../send-failure';

/** A subscription that was not made: what was typed, and why. */
export interface NewsletterRefusal {
  readonly email: string;
  /** What is wrong with what was typed; null when nothing is. */
  readonly error: string | null;
  /** What went wrong while sending, in plain words; null when the visitor has to mend the field first. */
  readonly failure: string | null;
}

/**
 * Subscribes an address to the newsletter: in the browser, or on the server when the form is posted without JavaScript.
 * Answers a refusal (422 for what looks like no address (P63), 429 for too many, 502 when it could not be sent), or goes to the
 * page that says it is done.
 */
export async function newsletterAction({ request, context }: ActionFunctionArgs) {
  const typed = (await request.formData()).get('email');
  const email = typeof typed === 'string' ? withoutControlCharacters(typed).trim() : '';
  const error = textError(email, { limit: fieldLimits.email }) ?? emailHint(email);
  if (error) return data<NewsletterRefusal>({ email, error, failure: null }, { status: 422 });
  try {
    const api = await context.get(storefrontContext).api(contentApi);
    // Without the request's signal: a subscription on its way is not called back when the visitor navigates.
    await api.subscribe({ email });
  } catch (error) {
    const { failure, init } = sendFailure(
      error,
      'You could not be subscribed. Please try again in a moment.',
    );
    return data<NewsletterRefusal>({ email, error: null, failure }, init);
  }
  return replace('/newsletter?sent=1');
}
