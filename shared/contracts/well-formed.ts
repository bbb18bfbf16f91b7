/** A text with U+FFFD for halves of surrogate pairs, at which `encodeURIComponent` throws; some browsers have no `toWellFormed`. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
}

/** Parses JSON from outside, with well-formed texts in it, which its escapes need not be. @throws SyntaxError */
export function readJson(text: string): unknown {
  // Only a text with half a surrogate pair, or the escape of one, needs the slower parse that visits every value.
  return /\\u[dD][89a-fA-F]|\p{Surrogate}/u.test(text) ? JSON.parse(text, inside) : JSON.parse(text);
}

const inside = (_: string, value: unknown) => (typeof value === 'string' ? wellFormed(value) : value);
