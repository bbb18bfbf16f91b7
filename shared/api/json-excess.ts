/** Limits of a JSON text. */
export interface JsonLimits {
  /** Nesting depth of lists and objects. */
  readonly depth: number;
  /** Opening brackets and commas, which bound the number of values. */
  readonly values: number;
}

/** The limit that a JSON text exceeds; null when it is safe to parse. Nested text costs a hundred times its size in time and memory. */
export function jsonExcess(text: string, limits: JsonLimits): keyof JsonLimits | null {
  let depth = 0;
  let values = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"') isQuoted = !isQuoted;
    else if (isQuoted) at += Number(char === '\\');
    else if (char === '[' || char === '{') {
      depth += 1;
      values += 1;
    } else if (char === ']' || char === '}') depth -= 1;
    else if (char === ',') values += 1;
    if (depth > limits.depth) return 'depth';
    if (values > limits.values) return 'values';
  }
  return null;
}
