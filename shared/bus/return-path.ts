const origin = 'http://storefront.invalid';
const maxLength = 2048;

/**
 * The address to go back to after a form post: path, query and fragment of this origin, percent-encoded as a header needs it.
 * '/' for anything else: another origin, '//', a backslash, a control character, more than 2,048 characters, not a string.
 */
export function returnPath(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > maxLength) return '/';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/[\\\u0000-\u001f\u007f]/.test(value) || !URL.canParse(value, origin)) return '/';
  const url = new URL(value, origin);
  const path = url.pathname + url.search + url.hash;
  // The path of '/.//host' is '//host', which a browser takes for another origin.
  return url.origin === origin && !path.startsWith('//') ? path : '/';
}
