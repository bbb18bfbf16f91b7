/** Name of the field that people do not see (docs/decisions/064). */
export const botField = 'website';

/** Tells a person whose browser filled in that field what to do; the form comes back as it was typed. */
export const botRefusal =
  'This was not sent: a field that nobody sees was filled in, as programs do. Please send it once more.';

/** Whether a program filled in a form. */
export function isFromBot(form: FormData): boolean {
  return Boolean(form.get(botField));
}
