// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const tricks = /[\u0000-\u001f\u007f\\]/;

/** `URL.canParse` is missing in some visitors' browsers. */
function isParsable(address: string): boolean {
  try {
    return new URL(address).host !== '';
  } catch {
    return false;
  }
}

/**
 * An address that is safe in a link, a picture or a `srcset`: http(s), or relative to the shop; null otherwise (P18). Other schemes,
 * `//host`, backslashes and control characters are refused: browsers read backslashes as slashes and skip control characters.
 */
export function safeAddress(value: unknown): string | null {
  if (typeof value !== 'string' || tricks.test(value)) return null;
  const address = value.trim().replaceAll(' ', '%20');
  if (address === '' || address.startsWith('//')) return null;
  if (!/^[^/?#]*:/.test(address)) return address;
  return /^https?:\/\/[^/]/i.test(address) && isParsable(address) ? address : null;
}

/** Where a text may lead (P91): http(s) without credentials, `mailto:`, `tel:` or a path of the shop; null otherwise. */
export function linkAddress(value: unknown): string | null {
  if (typeof value === 'string' && /^(?:mailto|tel):[^\s/]/i.test(value))
    return tricks.test(value) ? null : value.trim().replaceAll(' ', '%20');
  const address = safeAddress(value);
  return /^(?:\/|https?:\/\/[^/?#@]+(?:[/?#]|$))/i.test(address ?? '') ? address : null;
}
