const mark = /^(?:[•‣▪◦●·∙►▸☐✓✔]\s*|o\t|- \[.?\] |[*+] +|- +(?!\$?\d[\d.]*\s*(?:[,;\t]|$)))(?=\S)/u;

/** A line without the mark of a list or a quoted e-mail before it: '- 3 x gauze', '• gauze'. A dash before a field that is a number is its sign. */
export function withoutBullet(line: string): string {
  return line.replace(/^[ >]+/, '').replace(mark, '');
}

/** The parts of a line as '1. gauze' or '1) gauze' number one; null for another. */
export function numberedLine(line: string): { readonly number: number; readonly rest: string } | null {
  const [, number, rest] = /^\s*(\d{1,3})[.)]\s+(\S.*)$/s.exec(line) ?? [];
  return number !== undefined && rest !== undefined ? { number: Number(number), rest } : null;
}

/** Whether a line is numbered in a row with the one before it or after it: '2.' after '1.'. */
export function isInRow(before: string | undefined, line: string, after: string | undefined): boolean {
  const number = numberedLine(line)?.number ?? Number.NaN;
  const next = (text: string | undefined) => numberedLine(text ?? '')?.number;
  return next(before) === number - 1 || next(after) === number + 1;
}
