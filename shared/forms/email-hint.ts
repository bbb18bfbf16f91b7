/** What is said of a text that looks like no email address (P47, P63); null for one that does, and for none. */
export function emailHint(text: string): string | null {
  const typed = text.trim();
  return typed === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed)
    ? null
    : 'This does not look like an email address.';
}
