import columnify from 'columnify';

/** A text as one line that a terminal can show: what would clear it, colour it or turn it round gives way to a blank. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').trim();
}

/** Rows as a table, each cell a line of plain text: columns as wide as their widest cell, without borders. */
export function table(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => ({ ...row }));
  return columnify(cells, { showHeaders: false, columnSplitter: '  ' }).replaceAll(/ +$/gm, '');
}
