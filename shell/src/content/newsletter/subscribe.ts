import { fieldLimits } from '@storefront/shared/contracts/field-limits';
import { emailAddress } from '@storefront/shared/forms/email-address';
import { emailHint } from '@storefront/shared/forms/email-hint';
import { textError } from '@storefront/shared/forms/text-errors';
import { withoutControlCharacters } from '@storefront/shared/forms/without-control-characters';
import type { Storefront } from '@storefront/shared/router';
import { contentApi } from '../content-api';
import { sendFailure } from '../send-failure';

/** What is said to who has subscribed to the newsletter. */
export const subscribed = 'You are subscribed to our newsletter.';

/** A subscription that was not made. */
export interface NewsletterRefusal {
  /** What was typed. */
  readonly email: string;
  /** Why, in plain words. */
  readonly reason: string;
  /** Whether the visitor has to mend what was typed. */
  readonly isInvalid: boolean;
}

/** A refusal, and with what status and headers a server gives it. */
interface RefusedSubscription {
  readonly refusal: NewsletterRefusal;
  readonly init: ResponseInit;
}

/**
 * Subscribes the address that was meant by what was typed (P47) to the newsletter; gives null, or the refusal: 422 for what looks like no address (P63), 429
 * for too many, 502 when it could not be sent. Never rejects.
 */
export async function subscribe(
  typed: FormDataEntryValue | null,
  api: Storefront['api'],
): Promise<RefusedSubscription | null> {
  const email = typeof typed === 'string' ? withoutControlCharacters(typed).trim() : '';
  const error = textError(email, { limit: fieldLimits.email }) ?? emailHint(email);
  if (error) return { refusal: { email, reason: error, isInvalid: true }, init: { status: 422 } };
  try {
    const calls = await api(contentApi);
    // Without a signal: a subscription on its way is not called back when the visitor navigates.
    await calls.subscribe({ email: emailAddress(email) });
    return null;
  } catch (error) {
    const { failure, init } = sendFailure(
      error,
      'You could not be subscribed. Please try again in a moment.',
    );
    return { refusal: { email, reason: failure, isInvalid: false }, init };
  }
}
