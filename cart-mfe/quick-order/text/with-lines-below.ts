/** A list with further lines below those it has. */
export function withLinesBelow(list: string, further: string): string {
  return [list.trimEnd(), further].filter(Boolean).join('\n');
}
