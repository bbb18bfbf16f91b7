import { openImportFile } from './reading/open-import-file';
import type { ImportWarning } from './reading/warnings';

/** Rows of a CSV or XLSX file, whose warnings are said at their end. @throws StartupError */
export async function rowsOf(path: string, say: (line: string) => void) {
  const file = await openImportFile(path);
  return (async function* () {
    yield* file.rows();
    for (const warning of file.warnings) say(warningLine(warning));
  })();
}

/** A warning, where it was met first, and the rows of others. */
function warningLine({ message, count, examples }: ImportWarning): string {
  const [first] = examples;
  if (!first) return message;
  const rows = [...new Set(examples.map(({ row }) => row))].join(', ');
  const cell = first.column === null ? '' : `, ${first.column} '${first.value}'`;
  return `row ${first.row}${cell}: ${message}${count > 1 ? ` So ${count} times: row ${rows}${count > examples.length ? ' …' : ''}.` : ''}`;
}
