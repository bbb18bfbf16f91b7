/** Numbers that a sentence names at most. */
const maxNamed = 10;

/**
 * Numbers of one kind for a sentence, as 'line 3' or 'lines 3, 5'.
 *
 * @param kind what one of them is
 */
export function numbered(kind: string, numbers: readonly number[]): string {
  const more = numbers.length - maxNamed;
  const named = numbers.slice(0, maxNamed).join(', ');
  return `${kind}${numbers.length === 1 ? '' : 's'} ${named}${more > 0 ? ` and ${more} more` : ''}`;
}
