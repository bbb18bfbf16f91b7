const segment = String.raw`(:[\w-]+|[\w~.-]+)`;
const pattern = new RegExp(`^/(${segment}(/${segment})*(/\\*)?)?$`);

/** Whether a text is a path pattern for a remote: absolute, of plain or `:named` segments, with `*` only at the end and not alone (P4). */
export function isPathPattern(text: string): boolean {
  return pattern.test(text) && !/\/\.{1,2}(\/|$)/.test(text);
}

/** Returns a function that tells whether a pattern matches the same paths as one of `patterns`. */
export function isAmongPatterns(patterns: readonly string[]): (pattern: string) => boolean {
  const keys = new Set(patterns.map(pathPatternKey));
  return (pattern) => keys.has(pathPatternKey(pattern));
}

/** A key that is equal for patterns that match the same paths. */
export function pathPatternKey(text: string): string {
  return text.replaceAll(/:[\w-]+/g, ':').toLowerCase();
}

/** The full path of a nested route, joined as React Router does: a path that begins with '/' is already full. */
export function pathWithin(outer: string, path: string): string {
  const whole = path.startsWith('/') ? path : `${outer}/${path}`;
  return `/${whole.split('/').filter(Boolean).join('/')}`;
}
