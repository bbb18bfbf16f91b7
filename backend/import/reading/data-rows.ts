import type { Source } from './draft';
import { columnLetters, type Headings, plainHeading } from './headings';
import { ImportFileError } from './import-file-error';
import { type Cell, fileLimits, isBlank, type Table, type TableRow, textOf } from './table';
import type { Warnings } from './warnings';

/** A row below the headings, by them. */
export class DataRow {
  readonly number: number;
  /** Whether its cells are not under their headings, as when a text with commas has no quotation marks. */
  readonly isShifted: boolean;
  readonly #row: TableRow;
  readonly #headings: Headings;

  constructor(row: TableRow, headings: Headings, isCsv: boolean) {
    this.number = row.number;
    this.#row = row;
    this.#headings = headings;
    const beyond = row.cells.slice(headings.plain.length);
    this.isShifted = isCsv && beyond.some((cell) => textOf(cell).trim() !== '');
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

  /** Cells with a text. */
  get filled(): readonly Cell[] {
    return this.#row.cells.filter((cell) => textOf(cell).trim() !== '');
  }

  readonly cells = (): readonly Readonly<Record<string, string>>[] => [
    Object.fromEntries(this.#headings.names.map((name, column) => [name, textOf(this.#row.cells[column])])),
  ];
}

/** The rows below the headings that are not blank, counted and within the limits. @throws ImportFileError */
export async function* dataRows(
  table: Table,
  headings: Headings,
  warnings: Warnings,
): AsyncGenerator<DataRow> {
  let count = 0;
  for await (const row of table.rows()) {
    if (row.number <= headings.row || isBlank(row)) continue;
    count += 1;
    if (count > fileLimits.rows) {
      throw new ImportFileError(`The file has more than ${fileLimits.rows} rows: divide it.`);
    }
    if (row.isHidden) warnings.add('A hidden row was read.', { row: row.number, column: null, value: '' });
    for (const [column, cell] of row.cells.entries()) {
      if (!headings.plain[column] && textOf(cell).trim() !== '') {
        const place = { row: row.number, column: columnLetters(column), value: textOf(cell) };
        warnings.add('A column without a heading was ignored.', place);
      }
    }
    yield new DataRow(row, headings, table.name === null);
  }
}
