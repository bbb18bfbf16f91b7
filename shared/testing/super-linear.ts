import { analyse } from 'scslre';

/** Longest text, in characters, on which work that grows with its square costs nothing. */
const maxBounded = 1_000;

/**
 * Which regular expressions, each with the longest text that it is applied to, may take a hostile text longer than it grows. On at
 * most 1,000 characters only those count that take exponentially long. One that `scslre` overestimates is rewritten, not excepted.
 * `recheck` was tried: it takes seconds for one long expression, and took an exponential one for polynomial.
 */
export function superLinear(patterns: ReadonlyMap<RegExp, number>): string[] {
  return [...patterns].flatMap(([pattern, length]) => {
    const { reports } = analyse(pattern);
    // One that is sticky does not look for a place to begin.
    const slow = reports.filter(
      ({ type, exponential }) => exponential || (length > maxBounded && !(type === 'Move' && pattern.sticky)),
    );
    return slow.length > 0 ? [`${pattern}, on ${length} characters`] : [];
  });
}
