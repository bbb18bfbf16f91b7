import { fieldLimits } from '@storefront/shared/contracts/field-limits';
import { botRefusal, isFromBot } from '@storefront/shared/forms/bot-field';
import { emailAddress } from '@storefront/shared/forms/email-address';
import { emailHint } from '@storefront/shared/forms/email-hint';
import { textError } from '@storefront/shared/forms/text-errors';
import { withoutControlCharacters } from '@storefront/shared/forms/without-control-characters';
import {
  type ActionFunctionArgs,
  data,
  replace,
  type Storefront,
  storefrontContext,
} from '@storefront/shared/router';
import { contentApi, sendFailure } from '../content-api';

/** Confirmation message of a subscription. */
export const subscribed = 'You are subscribed to our newsletter.';

/** A refused subscription. */
export interface NewsletterRefusal {
  readonly email: string;
  readonly reason: string;
  readonly isInvalid: boolean;
}

/** A refusal with the response's status and headers. */
interface RefusedSubscription {
  readonly refusal: NewsletterRefusal;
  readonly init: ResponseInit;
}

/**
 * Subscribes the normalised address (P47). Resolves to null, or to a refusal: 422 for an invalid address (P63) or a bot, 429 for too many, 502 when
 * sending failed. Never rejects.
 */
export async function subscribe(
  typed: FormDataEntryValue | null,
  api: Storefront['api'],
  isBot = false,
): Promise<RefusedSubscription | null> {
  const email = typeof typed === 'string' ? withoutControlCharacters(typed).trim() : '';
  const error = textError(email, { limit: fieldLimits.email }) ?? emailHint(email);
  if (isBot) return { refusal: { email, reason: botRefusal, isInvalid: false }, init: { status: 422 } };
  if (error) return { refusal: { email, reason: error, isInvalid: true }, init: { status: 422 } };
  try {
    const calls = await api(contentApi);
    // Without a signal: a navigation must not abort the subscription.
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

const sending = 'One moment …';

/**
 * Subscribes the form's address and shows the result below the field (P85); concurrent calls subscribe once. Edits clear the error. Never
 * rejects.
 */
export async function subscribeInPlace(form: HTMLFormElement, api: Storefront['api']): Promise<void> {
  const field = form.querySelector('input');
  const place = form.querySelector('[role=status]');
  if (!field || !place || place.textContent === sending) return;
  const say = (text: string, refusal?: NewsletterRefusal) => {
    place.textContent = text;
    place.classList.toggle('refused', Boolean(refusal));
    field.setAttribute('aria-invalid', String(Boolean(refusal?.isInvalid)));
  };
  // Removed during an attempt, so that typing does not clear 'One moment'.
  field.oninput = null;
  say(sending);
  const typed = field.value;
  const refused = await subscribe(typed, api);
  if (!refused && field.value === typed) form.reset();
  say(refused?.refusal.reason ?? subscribed, refused?.refusal);
  field.oninput = () => say('');
}

/**
 * Subscribes an address posted without JavaScript. Returns a refusal, or redirects to the form's page with a notice (P17), or to a
 * confirmation when that page is unknown.
 */
export async function newsletterAction({ request, context }: ActionFunctionArgs) {
  const { api, bus } = context.get(storefrontContext);
  const form = await request.formData();
  const refused = await subscribe(form.get('email'), api, isFromBot(form));
  if (refused) return data(refused.refusal, refused.init);
  const from = postedFrom(request);
  if (from === null) return replace('/newsletter?sent=1');
  bus.notify({ kind: 'success', title: 'Success!', text: subscribed });
  return replace(from);
}

/**
 * Unsubscribes whom the link was sent to (P94): for its page's button, and for mail programs, which post without cookies and follow no
 * redirect (RFC 8058). 404 for a wrong link, 429 for many of them, 502 when the call failed.
 */
export async function unsubscribeAction({ request, context }: ActionFunctionArgs) {
  try {
    const api = await context.get(storefrontContext).api(contentApi);
    await api.unsubscribe({ token: new URL(request.url).searchParams.get('token') });
    return data({ failure: null });
  } catch (error) {
    const { failure, init } = sendFailure(error, 'That did not work. Please try again.', [404, 429]);
    return data({ failure }, init);
  }
}

/**
 * Path and query of the page a form was posted from; null when it is no other page of the shop. Posts from other sites were refused before.
 */
function postedFrom({ headers }: Request): string | null {
  const referer = headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  // '//host' would be another origin.
  return /^\/(?!\/)/.test(pathname) && pathname !== '/newsletter' ? pathname + search : null;
}
