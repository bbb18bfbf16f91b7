const origin = 'http://storefront.invalid';
const maxLength = 2048;

/** The address to go back to after a form post, percent-encoded for a header; '/' for anything but a path of this origin. */
export function returnPath(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > maxLength) return '/';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/[\\\u0000-\u001f\u007f]/.test(value) || !URL.canParse(value, origin)) return '/';
  const url = new URL(value, origin);
  const path = url.pathname + url.search + url.hash;
  // The path of '/.//host' is '//host', which a browser takes for another origin.
  return url.origin === origin && !path.startsWith('//') ? path : '/';
}
