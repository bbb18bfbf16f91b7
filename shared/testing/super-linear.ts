import { analyse } from 'scslre';

/** Longest text, in characters, on which quadratic work costs nothing. */
const maxBounded = 1_000;

/**
 * The regular expressions that may take super-linear time, given the longest text each is applied to; up to 1,000 characters, only
 * exponential ones. If `scslre` overestimates an expression, rewrite it: there are no exceptions. `recheck` was tried: it takes seconds for
 * a long expression, and took an exponential one for polynomial.
 */
export function superLinear(patterns: ReadonlyMap<RegExp, number>): string[] {
  return [...patterns].flatMap(([pattern, length]) => {
    const { reports } = analyse(pattern);
    // A sticky expression does not search for a start.
    const slow = reports.filter(
      ({ type, exponential }) => exponential || (length > maxBounded && !(type === 'Move' && pattern.sticky)),
    );
    return slow.length > 0 ? [`${pattern}, on ${length} characters`] : [];
  });
}
