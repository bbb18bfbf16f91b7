import { plainText } from '@storefront/shared/forms/plain-text';
import { refuse } from './clean-text';
import { type Cell, textOf } from './table';

/** The sign before the cents. */
export type DecimalMark = '.' | ',';

/** What stands for no price. */
const none =
  /^(?:-*|n\/?a|none|nil|p\.?o\.?a\.?|t\.?b\.?[acd]\.?|call|ask|(?:price )?on (?:request|application))$/i;
const foreign = /[€£¥]|\b(?:eur|usd|gbp|nzd|cad|chf|jpy|cny|sgd|us ?\$|nz ?\$)/i;
const withoutTax = /(?:\+|\bex(?:c|cl|cluding|clusive of)?\.?|\bplus|\bwithout|\bno) ?gst|\bgst ex/i;
const withPoint = /^(?:[1-9]\d{0,2}(?:[,' ]\d{3})+|\d+)(?:\.\d+)?$/;
const withComma = /^(?:[1-9]\d{0,2}(?:[.' ]\d{3})+|\d+)(?:,\d+)?$/;
/** A longer text is no price. */
const maxLength = 60;
const most = 99_999_999.99;

/**
 * A price in AUD; null where there is none, as in 'POA'. A dollar sign and thousands are read; any other word, a negative price, zero and
 * fractions of a cent are refused.
 * @param mark for '1,234' and '1.234', which are clear only beside the file's other prices
 * @param note called with what was read differently from what was typed
 * @throws Fault
 */
export function readPrice(
  cell: Cell,
  mark: DecimalMark | null,
  note: (message: string) => void,
): number | null {
  const amount = amountOf(cell);
  if (none.test(amount)) return null;
  const other = otherMoney(amount);
  if (other !== null) refuse(other);
  const bare = bareAmount(amount);
  if (/^[-(]\D*\d/.test(bare)) refuse('The price is negative.');
  const marks = marksOf(cell);
  if (marks.length === 0) refuse('This is not a price: write a number like 1234.50.');
  // The file's mark may only say that the sign is for thousands: three digits behind it are no cents.
  if (marks.length > 1 && /[.,]/.test(bare) && (mark === null || bare.includes(mark))) {
    refuse(
      `Either ${bare.replace(/[.,]/, '')} or ${bare.replace(',', '.')}: write it with cents, like 1234.00.`,
    );
  }
  const decimal = marks.length > 1 ? (mark ?? '.') : marks[0];
  const price = Number(bare.replaceAll(decimal === ',' ? /[.' ]/g : /[,' ]/g, '').replace(',', '.'));
  const cents = Math.round(price * 100) / 100;
  // A spreadsheet's 12.499999999 is 12.50.
  if (Math.abs(price - cents) > 1e-6) refuse('A price has at most two decimal places.');
  if (cents > most) refuse(`A price is at most ${most}.`);
  if (/[a-z]|\.$/i.test(amount.replace(/^a(?:ud?)? ?\$|aud$/i, ''))) note(`Read as ${cents.toFixed(2)}.`);
  return cents;
}

/** Why the money of a price or of its heading is not that of the shop; null where it is. */
export function otherMoney(text: string): string | null {
  if (foreign.test(text)) return 'The price is not in Australian dollars.';
  return withoutTax.test(text) ? 'The price is without GST: write it as the other prices.' : null;
}

/** The marks with which a cell is a price: one, or two for '1,234', '1.234' and '12', or none. */
export function marksOf(cell: Cell): readonly DecimalMark[] {
  const bare = bareAmount(amountOf(cell));
  if (typeof cell === 'object') return cell.kind === 'number' && withPoint.test(bare) ? ['.'] : [];
  return [
    ...(withPoint.test(bare) ? (['.'] as const) : []),
    ...(withComma.test(bare) ? ([','] as const) : []),
  ];
}

/** Whether a price is clear only beside others. */
export function isAmbiguous(cell: Cell): boolean {
  return marksOf(cell).length > 1 && /[.,]/.test(textOf(cell));
}

function amountOf(cell: Cell): string {
  const text = textOf(cell);
  // Most cells of a large file.
  if (/^\d*\.?\d+$/.test(text)) return text;
  return plainText(text).replaceAll(/\s+/g, ' ').replaceAll('’', "'").trim().slice(0, maxLength);
}

/** Without the dollar sign and what people write behind a price. */
function bareAmount(amount: string): string {
  return amount
    .replace(/^([-(]?) ?(?:aud|au?)? ?\$ ?/i, '$1')
    .replace(/(?: ?\/? ?(?:ea|each|per item)|[ ,]*inc(?:l|luding)?\.? gst)\.?$/i, '')
    .replace(/ ?(?:aud|\$)$/i, '')
    .replace(/^aud /i, '')
    .replace(/\.$/, '');
}
