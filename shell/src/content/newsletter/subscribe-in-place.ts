import type { Storefront } from '@storefront/shared/router';
import { type NewsletterRefusal, subscribe, subscribed } from './subscribe';

/** What is said while it is on its way. */
const sending = 'One moment …';

/**
 * Subscribes what was typed into a form of the newsletter, and says below its field what became of it (P85); once, however often it is
 * asked to. An error goes when the field is edited. Never rejects.
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
  // Replaced by each attempt: one that is on its way is not taken back by typing.
  field.oninput = null;
  say(sending);
  const typed = field.value;
  const refused = await subscribe(typed, api);
  if (!refused && field.value === typed) form.reset();
  say(refused?.refusal.reason ?? subscribed, refused?.refusal);
  field.oninput = () => say('');
}
