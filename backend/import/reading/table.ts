import { StartupError } from '../../startup-error';

/** A cell: text as typed, or what a spreadsheet keeps as a number, a date or an error, as a reader sees it. */
export type Cell = string | { readonly kind: 'number' | 'date' | 'error'; readonly text: string };

/** A row with at least one cell. */
export interface TableRow {
  /** From 1, counted as a spreadsheet does. */
  readonly number: number;
  readonly cells: readonly Cell[];
  readonly isHidden?: boolean;
}

/** One table of a file, which can be read several times. */
export interface Table {
  /** Name of the sheet; null for CSV. */
  readonly name: string | null;
  /** What divides the cells of a CSV file. */
  readonly delimiter?: string;
  readonly rows: () => AsyncIterable<TableRow>;
}

/** What a file may hold at most. */
export const fileLimits = {
  bytes: 256 * 2 ** 20,
  rows: 200_000,
  columns: 1_000,
  /** Of one cell, in characters. A spreadsheet allows 32,767; exports have longer descriptions. */
  cell: 131_072,
} as const;

/** The text of a cell. */
export function textOf(cell: Cell | undefined): string {
  return typeof cell === 'object' ? cell.text : (cell ?? '');
}

/** Whether no cell has a text. */
export function isBlank({ cells }: TableRow): boolean {
  return cells.every((cell) => textOf(cell).trim() === '');
}

/** Refuses a row beyond the limits. @throws StartupError */
export function checkLimits({ number, cells }: TableRow): void {
  if (!Number.isInteger(number)) throw new StartupError(`The file has a row with the number ${number}.`);
  if (number > 2 ** 20) throw new StartupError('The file has more rows than a spreadsheet may have.');
  if (cells.length > fileLimits.columns) {
    throw new StartupError(
      `Row ${number} has ${cells.length} columns; at most ${fileLimits.columns} are read.`,
    );
  }
  if (cells.some((cell) => textOf(cell).length > fileLimits.cell)) throw cellTooLong(number);
}

/** The error for a cell beyond its limit. */
export function cellTooLong(row: number): StartupError {
  return new StartupError(`Row ${row} has a cell of more than ${fileLimits.cell} characters.`);
}
