import { fieldLimits } from '@storefront/shared/contracts/field-limits';
import { emailAddress } from '@storefront/shared/forms/email-address';
import { emailHint } from '@storefront/shared/forms/email-hint';
import { textError } from '@storefront/shared/forms/text-errors';
import { withoutControlCharacters } from '@storefront/shared/forms/without-control-characters';
import type { Storefront } from '@storefront/shared/router';
import { contentApi } from '../content-api';
import { sendFailure } from '../send-failure';

/** Confirmation of a subscription. */
export const subscribed = 'You are subscribed to our newsletter.';

/** A refused subscription. */
export interface NewsletterRefusal {
  readonly email: string;
  /** The reason in plain words. */
  readonly reason: string;
  readonly isInvalid: boolean;
}

/** A refusal with the server's status and headers. */
interface RefusedSubscription {
  readonly refusal: NewsletterRefusal;
  readonly init: ResponseInit;
}

/**
 * Subscribes the normalised address (P47). Resolves to null, or to a refusal: 422 for an invalid address (P63), 429 for too
 * many, 502 when sending failed. Never rejects.
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
    // Without a signal: a navigation does not abort a subscription.
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
