import type { Storefront } from '@storefront/shared/router';
import { type NewsletterRefusal, subscribe, subscribed } from './subscribe';

/** Shown while it is being sent. */
const sending = 'One moment …';

/**
 * Subscribes what was typed and shows the outcome below the field (P85); once, however often it is called. An edit removes an
 * error. Never rejects.
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
  // Each attempt replaces it: typing does not clear 'One moment'.
  field.oninput = null;
  say(sending);
  const typed = field.value;
  const refused = await subscribe(typed, api);
  if (!refused && field.value === typed) form.reset();
  say(refused?.refusal.reason ?? subscribed, refused?.refusal);
  field.oninput = () => say('');
}
