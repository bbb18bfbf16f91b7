import { stat } from 'node:fs/promises';
import { StartupError } from '../../startup-error';
import type { ImportedProduct, RefusedRow } from '../imported-product';
import { csvTable } from './csv-table';
import { dataRows } from './data-rows';
import type { Draft } from './draft';
import { findHeadings, type Headings, refusedHeading } from './headings';
import { ownDrafts } from './own-drafts';
import { type DecimalMark, isAmbiguous, marksOf } from './price';
import { ProductReader } from './read-product';
import { shopifyDrafts } from './shopify-drafts';
import { fileLimits, type Table, type TableRow, textOf } from './table';
import { firstBytes } from './text-encoding';
import { type ImportWarning, Warnings } from './warnings';
import { woocommerceDrafts } from './woocommerce-drafts';

/** A file of products whose headings are known. */
interface ImportFile {
  /** Warnings so far: all of them at the end of `rows`. */
  readonly warnings: readonly ImportWarning[];
  /** Its products and refused rows, in the file's order; to be called once. @throws StartupError */
  readonly rows: () => AsyncGenerator<ImportedProduct | RefusedRow>;
}

const headingRows = 10;

/** Opens a CSV or XLSX file and recognises its format by its headings. Nothing is kept open. @throws StartupError */
export async function openImportFile(path: string): Promise<ImportFile> {
  const warnings = new Warnings();
  const { table, headings } = await withHeadings(await tablesOf(path), warnings);
  if (headings.format === 'own') warnOfUnknown(headings, warnings);
  return {
    get warnings() {
      return warnings.list;
    },
    async *rows() {
      const reader = new ProductReader(warnings);
      let mark: DecimalMark | null | undefined;
      for await (const draft of draftsOf(table, headings, warnings)) {
        const { price, salePrice } = draft.fields;
        const isUnclear = [price, salePrice].some((source) => source && isAmbiguous(source.cell));
        if (isUnclear && mark === undefined)
          mark = await decimalMark(draftsOf(table, headings, new Warnings()));
        yield reader.read(refusedAgain(draft, headings), mark ?? null);
      }
    },
  };
}

function draftsOf(table: Table, headings: Headings, warnings: Warnings): AsyncGenerator<Draft> {
  const rows = dataRows(table, headings, warnings);
  if (headings.format === 'own') return ownDrafts(rows, headings, warnings);
  if (headings.format === 'shopify') return shopifyDrafts(rows, warnings);
  // Only one of its two readings warns.
  return woocommerceDrafts(dataRows(table, headings, new Warnings()), rows, warnings);
}

async function tablesOf(path: string): Promise<readonly Table[]> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new StartupError(`There is no file ${path}.`);
  if (found.size > fileLimits.bytes) {
    throw new StartupError(`The file is larger than ${fileLimits.bytes / 2 ** 20} MB: divide it.`);
  }
  const start = (await firstBytes(path, 4)).toString('latin1');
  if (start === '\xd0\xcf\x11\xe0') {
    throw new StartupError(
      'The file is an old or a protected Excel file: save it as XLSX without a password.',
    );
  }
  if (start !== 'PK\x03\x04') return [await csvTable(path)];
  // A first start reads only CSV.
  const { xlsxTables } = await import('./xlsx-tables');
  return xlsxTables(path);
}

async function withHeadings(tables: readonly Table[], warnings: Warnings) {
  for (const table of tables.filter(({ isHidden }) => !isHidden)) {
    const rows: TableRow[] = [];
    for await (const row of table.rows()) {
      if (row.number > headingRows) break;
      rows.push(row);
    }
    const headings = findHeadings(rows);
    if (!headings) continue;
    const others = tables
      .filter((other) => other !== table)
      .map(({ name, isHidden }) => `'${name}'${isHidden ? ' (hidden)' : ''}`);
    if (others.length > 0) {
      warnings.add(`Only the sheet '${table.name}' was read, not ${others.join(', ')}.`);
    }
    return { table, headings };
  }
  throw new StartupError(
    `The first ${headingRows} rows have no headings that we know, as 'SKU' and 'Name': the command 'catalogue template' writes an example.`,
  );
}

function warnOfUnknown({ names, plain, fields }: Headings, warnings: Warnings): void {
  const known = new Set(fields.values());
  const unknown = names.filter(
    (_, column) => plain[column] !== '' && names[column] !== refusedHeading && !known.has(column),
  );
  if (fields.has('pictureTexts') && !fields.has('pictures'))
    warnings.add('Picture texts were ignored: they are read beside a column Pictures.');
  if (unknown.length > 0) warnings.add(`Columns that we do not know were ignored: ${unknown.join(', ')}.`);
}

/** A row that an import wrote back is refused until somebody has looked at it. */
function refusedAgain(draft: Draft, { names }: Headings): Draft {
  if (!names.includes(refusedHeading)) return draft;
  const [value] = draft.cells().flatMap((cells) => cells[refusedHeading]?.trim() || []);
  if (value === undefined) return draft;
  const reason = `The row was refused before: correct it, and empty '${refusedHeading}'.`;
  return { ...draft, refusal: { column: refusedHeading, value, reason } };
}

/** The one mark that the file's clear prices use; null where there are none or both. */
async function decimalMark(drafts: AsyncIterable<Draft>): Promise<DecimalMark | null> {
  const found = new Set<DecimalMark>();
  for await (const { fields } of drafts)
    for (const source of [fields.price, fields.salePrice]) {
      const [mark, other] = typeof source?.cell === 'string' ? marksOf(source.cell) : [];
      if (mark && !other && /[.,]/.test(textOf(source?.cell))) found.add(mark);
    }
  const [mark = null] = found;
  return found.size === 1 ? mark : null;
}
