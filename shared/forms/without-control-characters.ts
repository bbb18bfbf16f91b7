/** A text of one line from an address or a field without control characters, which nobody means and of which the backend takes no NUL. */
export function withoutControlCharacters(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '');
}
