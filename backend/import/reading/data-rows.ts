import { StartupError } from '../../startup-error';
import type { Source } from './draft';
import { columnLetters, type Headings, plainHeading } from './headings';
import { type Cell, fileLimits, isBlank, type Table, type TableRow, textOf } from './table';
import type { Warnings } from './warnings';

/** A row below the headings, by them. */
export class DataRow {
  readonly number: number;
  /** Why its cells may not be under their headings; null where they are. */
  readonly fault: string | null;
  readonly #row: TableRow;
  readonly #headings: Headings;

  constructor(row: TableRow, headings: Headings, delimiter: string | undefined) {
    this.number = row.number;
    this.#row = row;
    this.#headings = headings;
    this.fault = delimiter === undefined ? null : faultOf(row, headings, delimiter);
  }

  /** The cell in a column, with its heading. */
  at(column: number): Source {
    return {
      column: this.#headings.names[column] ?? columnLetters(column),
      cell: this.#row.cells[column] ?? '',
    };
  }

  /** The cell under the first of these headings that the file has. */
  under(...headings: readonly string[]): Source | undefined {
    for (const heading of headings) {
      const column = this.#headings.plain.indexOf(plainHeading(heading));
      if (column >= 0) return this.at(column);
    }
    return undefined;
  }

  /** The trimmed text under the first of these headings that the file has. */
  text(...headings: readonly string[]): string {
    return textOf(this.under(...headings)?.cell).trim();
  }

  /** Warns about a cell of this row, or about the row. */
  warn(warnings: Warnings, message: string, source?: Source): void {
    const value = textOf(source?.cell);
    warnings.add(message, { row: this.number, column: source?.column ?? null, value });
  }

  /** Cells with a text. */
  get filled(): readonly Cell[] {
    return this.#row.cells.filter((cell) => textOf(cell).trim() !== '');
  }

  readonly cells = (): readonly Readonly<Record<string, string>>[] => [
    Object.fromEntries(this.#headings.names.map((name, column) => [name, textOf(this.#row.cells[column])])),
  ];
}

function faultOf({ cells }: TableRow, { plain, format }: Headings, delimiter: string): string | null {
  if (cells.some((cell, column) => hasRows(textOf(cell), column, plain.length, delimiter))) {
    return 'A cell holds whole rows: a quotation mark (") before them is not closed. Write one in a text twice.';
  }
  // Programs write no '12,50', and others add notes behind their columns.
  if (format !== 'own') return null;
  // '12,50' fills the column that an unnecessary comma behind the headings makes.
  const isOutside = (column: number) => (delimiter === ',' ? !plain[column] : column >= plain.length);
  return cells.some((cell, column) => isOutside(column) && textOf(cell).trim() !== '')
    ? 'The row has more cells than there are headings: put a text with commas into quotation marks.'
    : null;
}

/** Whether a line within a cell is a row by its separators; prose has blanks behind them. */
function hasRows(text: string, column: number, width: number, delimiter: string): boolean {
  if (!/[\r\n]/.test(text)) return false;
  const [first = 0, ...others] = text
    .split(/\r\n?|\n/)
    .map((line) => line.split(delimiter).filter((part, at) => at > 0 && !/^\s/.test(part)).length);
  const last = others.at(-1) ?? 0;
  const full = Math.max(2, width - 1);
  const isHalf = first > 0 && last > 0 && column + first >= full && width - 1 - column + last >= full;
  return isHalf || others.some((count) => count >= full);
}

/** The rows below the headings that are not blank, counted and within the limits. @throws StartupError */
export async function* dataRows(
  table: Table,
  headings: Headings,
  warnings: Warnings,
): AsyncGenerator<DataRow> {
  let count = 0;
  for await (const found of table.rows()) {
    if (found.number <= headings.row || isBlank(found)) continue;
    count += 1;
    if (count > fileLimits.rows)
      throw new StartupError(`The file has more than ${fileLimits.rows} rows: divide it.`);
    const row = new DataRow(found, headings, table.delimiter);
    // A shop's export is written by a program: who damaged one row may have damaged others.
    if (row.fault !== null && headings.format !== 'own')
      throw new StartupError(`Row ${row.number}: ${row.fault} Nothing was changed.`);
    if (found.isHidden) row.warn(warnings, 'A hidden row was read.');
    for (const [column, cell] of found.cells.entries())
      if (!headings.plain[column] && textOf(cell).trim() !== '')
        row.warn(warnings, 'A column without a heading was ignored.', {
          column: columnLetters(column),
          cell,
        });
    yield row;
  }
}
