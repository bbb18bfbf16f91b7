/**
 * A text without halves of surrogate pairs, which `encodeURIComponent` throws at and which no address, form or document can
 * carry: U+FFFD stands for each. Written out, for `toWellFormed` is younger than the browsers of some visitors.
 */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
}

/**
 * Parses JSON from outside; the texts in it are well-formed, which JSON's escapes need not be.
 *
 * @throws SyntaxError as `JSON.parse` does
 */
export function readJson(text: string): unknown {
  // Only a text with half a surrogate pair, or the escape of one, needs the slower parse that visits every value.
  return /\\u[dD][89a-fA-F]|\p{Surrogate}/u.test(text) ? JSON.parse(text, inside) : JSON.parse(text);
}

const inside = (_: string, value: unknown) => (typeof value === 'string' ? wellFormed(value) : value);
