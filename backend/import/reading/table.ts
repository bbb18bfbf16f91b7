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
  readonly isHidden?: boolean;
  /** What divides the cells of a CSV file. */
  readonly delimiter?: string;
  readonly rows: () => AsyncIterable<TableRow>;
}

/** What a file may hold at most. */
export const fileLimits = {
  bytes: 256 * 2 ** 20,
  rows: 200_000,
  columns: 1_000,
  /** Characters of a row. A spreadsheet allows 32,767 in a cell; exports have longer descriptions. */
  text: 131_072,
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
  if (cells.reduce((sum, cell) => sum + textOf(cell).length, 0) > fileLimits.text) throw tooMuchText(number);
}

/** The error for a row beyond its limit. */
export function tooMuchText(row: number): StartupError {
  return new StartupError(`Row ${row} has more than ${fileLimits.text} characters.`);
}
