/**
 * Plain text with one line per row: the first column is a name and stands left, the others are figures and stand right.
 *
 * @param rows as many cells each as there are headings
 */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines
    .map((cells) =>
      widths
        .map((width, column) => {
          const cell = cells[column] ?? '';
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
