/** A number of bytes in thousands, for a sentence: `12.3`, `12`. */
export function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1).replace(/\.0$/, '');
}
