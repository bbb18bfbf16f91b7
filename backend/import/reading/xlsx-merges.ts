import { type Cell, type TableRow, textOf } from './table';
import { partText } from './xlsx-parts';

const merge = /mergeCell ref="([A-Z]+)(\d+):[A-Z]+(\d+)"/g;
const maxLength = 2 ** 20;
const maxRows = 100_000;

/** Gives each row of a sheet the values of the cells above that its own are merged with: 'Gloves' for three rows. */
export async function mergeFiller(path: string, part: string): Promise<(row: TableRow) => TableRow> {
  const columns = new Map<number, number[]>();
  let rows = 0;
  for (const [, letters = '', first, last] of (await endOf(path, part)).matchAll(merge)) {
    for (let row = Number(first) + 1; row <= Number(last) && rows < maxRows; row += 1) {
      rows += 1;
      columns.set(row, [...(columns.get(row) ?? []), columnIndex(letters)]);
    }
  }
  const above: Cell[] = [];
  return (row) => {
    if (columns.size === 0) return row;
    const cells = [...row.cells];
    for (const column of columns.get(row.number) ?? []) {
      while (cells.length <= column) cells.push('');
      cells[column] = above[column] ?? '';
    }
    for (const [column, cell] of cells.entries()) if (textOf(cell) !== '') above[column] = cell;
    return { ...row, cells };
  };
}

/** A sheet's text from its merged cells on: they stand behind its rows. */
async function endOf(path: string, part: string): Promise<string> {
  let end = '';
  for await (const text of partText(path, part)) {
    if (end.startsWith('mergeCell')) end = end.length < maxLength ? end + text : end;
    else {
      const start = (end + text).indexOf('mergeCell ');
      end = (end + text).slice(start < 0 ? -20 : start);
    }
  }
  return end;
}

/** 'B' is 1. */
export function columnIndex(letters: string): number {
  let column = 0;
  for (const letter of letters) column = 26 * column + letter.charCodeAt(0) - 64;
  return column - 1;
}
