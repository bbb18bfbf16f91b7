/** Removes control characters from one-line text of an address or a field: nobody means them, and the backend refuses NUL. */
export function withoutControlCharacters(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '');
}
