import columnify from 'columnify';

/** A text as one line for a terminal, with blanks for control and direction characters. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').trim();
}

/** A table without borders, from rows of one-line cells. */
export function table(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => ({ ...row }));
  return columnify(cells, { showHeaders: false, columnSplitter: '  ' }).replaceAll(/ +$/gm, '');
}
