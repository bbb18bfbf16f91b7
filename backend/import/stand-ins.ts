import { StartupError } from '../startup-error';
import type { ImportedProduct, RefusedRow } from './imported-product';

// In place of `reading/` and `pictures/import-local-picture.ts`, under the names that those have.

type Cell = string | number | null;

const missing = 'This build cannot do that yet.';

/** Rows as CSV (RFC 4180). */
export function csvText(rows: Iterable<readonly Cell[]>): string {
  const quoted = (cell: string) => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return Array.from(rows, (row) => `${row.map((cell) => quoted(String(cell ?? ''))).join(',')}\r\n`).join('');
}

/** A cell with a list. */
export function joinList(texts: readonly string[]): string {
  return texts.join(' | ');
}

/** A cell with a description. */
export function descriptionCell({
  description,
  descriptionHtml,
}: {
  readonly description: string;
  readonly descriptionHtml: string | null;
}): string {
  return descriptionHtml ?? description;
}

type ReadRow =
  | { readonly kind: 'product'; readonly product: ImportedProduct }
  | { readonly kind: 'refused'; readonly refused: RefusedRow };

interface ImportFile {
  readonly warnings: readonly { readonly message: string; readonly count: number }[];
  readonly rows: () => AsyncGenerator<ReadRow>;
}

/** Opens a file of products. */
export async function openImportFile(_path: string): Promise<ImportFile> {
  throw new StartupError(missing);
}

/** An example of a file. */
export function importTemplate(): string {
  throw new StartupError(missing);
}

/** Stores a picture of the owner's folder. */
export async function importLocalPicture(
  _folder: string,
  _name: string,
  _options: { readonly pictureFolder: string },
): Promise<{ readonly file: string } | { readonly error: string }> {
  throw new StartupError(missing);
}

/** Whether the owner's folder has a picture. */
export async function hasLocalPicture(_folder: string, _name: string): Promise<boolean> {
  throw new StartupError(missing);
}
