/** How much a JSON text may hold. */
export interface JsonLimits {
  /** Lists and objects within each other. */
  readonly depth: number;
  /** Opening brackets and commas: there are no more values than these and one. */
  readonly values: number;
}

/** What a JSON text has too much of, null when it may be parsed: parsing nested text takes a hundred times the time and memory. */
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
