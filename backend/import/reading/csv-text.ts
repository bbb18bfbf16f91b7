import { stringify } from 'csv-stringify/sync';

/** What a spreadsheet takes for a formula, after any number of blanks and our apostrophes. */
const formula = /^[\s']*[=+\-@\t\r＝＋－＠]/;
const number = /^[+-]?\d+(?:[.,]\d+)*$/;

/** Rows as CSV: a text that a spreadsheet would take for a formula gets an apostrophe, which the reader takes away. Numbers stay. */
export function csvText(rows: Iterable<readonly (string | number | null)[]>): string {
  const guarded = Array.from(rows, (row) =>
    row.map((cell) => (typeof cell === 'string' ? guard(cell) : cell)),
  );
  return stringify(guarded, { record_delimiter: '\r\n', quoted_match: /[\r\n;\t]/ });
}

/** The start of a CSV file, with the mark without which spreadsheets take UTF-8 for another encoding. */
export function csvStart(rows: Parameters<typeof csvText>[0]): string {
  return `\ufeff${csvText(rows)}`;
}

function guard(text: string): string {
  return formula.test(text) && !number.test(text) ? `'${text}` : text;
}

/** A text without the apostrophe of `csvText`, of Shopify and of WooCommerce. */
export function unguarded(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}
