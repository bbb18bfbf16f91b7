import { dateReason, ditto, line, madeDate, refuse } from './clean-text';
import type { Cell } from './table';

/** As long as the shop looks up (shared/api/sku-calls.ts). */
const maxLength = 64;
/** Digits that a spreadsheet keeps of a number. */
const maxDigits = 15;

/** A SKU, with one kind of dash and without the apostrophe that marks a text. Whatever a spreadsheet may have changed is refused. @throws Fault */
export function readSku(text: string, cell: Cell, note: (message: string) => void): string {
  const typed = line(text).replace(/^'+/, '').trim();
  const sku = typed.replaceAll(/[\u2010-\u2015\u2212]/g, '-');
  if (sku === '') refuse('The SKU is missing.');
  if (ditto.test(sku)) refuse(`The SKU is missing: '${sku}' is read by people only, write it out.`);
  if (/^\d+(?:[.,]\d+)?E\+\d+$/i.test(sku) || (typeof cell === 'object' && sku.length > maxDigits)) {
    refuse('Your spreadsheet has rounded the SKU: format the column as text and write it again.');
  }
  if (madeDate.test(sku)) refuse(dateReason);
  if (sku.includes(',')) refuse('A SKU has no comma.');
  if (sku.length > maxLength) refuse(`A SKU has at most ${maxLength} characters.`);
  if (sku !== typed) note(`Read as ${sku}, with hyphens in place of dashes.`);
  return sku;
}
