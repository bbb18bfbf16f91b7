/** Replaces lone surrogates by U+FFFD, since `encodeURIComponent` throws at them; some browsers lack `toWellFormed`. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
}

/** Parses external JSON and makes its texts well-formed, since escapes may contain lone surrogates. @throws SyntaxError */
export function readJson(text: string): unknown {
  // Only a text with a surrogate, raw or escaped, needs the slower parse that visits every value.
  return /\\u[dD][89a-fA-F]|\p{Surrogate}/u.test(text) ? JSON.parse(text, inside) : JSON.parse(text);
}

const inside = (_: string, value: unknown) => (typeof value === 'string' ? wellFormed(value) : value);
