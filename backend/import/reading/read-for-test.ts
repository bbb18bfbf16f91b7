import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportedProduct, RefusedRow } from '../imported-product';
import { openImportFile } from './open-import-file';

/** All that a file says. */
export async function readForTest(content: string | Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  try {
    const path = join(folder, 'file');
    writeFileSync(path, content);
    const file = await openImportFile(path);
    const products: Omit<ImportedProduct, 'cells'>[] = [];
    const refused: RefusedRow[] = [];
    for await (const row of file.rows()) {
      if ('reason' in row) refused.push(row);
      else {
        const { cells: _, ...product } = row;
        products.push(product);
      }
    }
    return { file, products, refused, reasons: refused.map(({ row, reason }) => `${row}: ${reason}`) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
