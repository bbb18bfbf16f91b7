import { plainText } from '@storefront/shared/forms/plain-text';
import type { LineProduct } from '../../../data/line-product';
import { type Count, countInField, countOf, countsIn, type Reading } from '../text/quantity';
import type { Line } from '../text/read-order';
import { reasons, unclearField } from '../text/reasons';
import { type Answers, codeIn } from './answers';
import { describes, wordsFor } from './describes';

type Sold = Pick<LineProduct, 'name' | 'packSize'>;

/**
 * The quantity in the text beside a SKU; `count` is null without a number. Null if the text contains more than the quantity and words of
 * the product's name.
 */
export function countBeside(text: string, name: string): { readonly count: Count | null } | null {
  const spaced = (words: string) =>
    ` ${words} `.toLowerCase().replaceAll(/(?:[\s;:"]|,(?!\d{3}(?!\d)))+/g, ' ');
  const left = spaced(text).replace(spaced(plainText(name)), ' ');
  const whole = left.replaceAll(/ [-()[\]]+(?= )/g, '').trim();
  const alone = countOf(whole);
  if (alone) return { count: alone };
  const [count] = countsIn(whole);
  const behind = count ? whole.slice(count.end) : '';
  const others = whole.slice(0, count?.start) + behind;
  // Another number, or a sign such as '?'.
  const hasOthers = /[^\p{L}\s.-]|(?<!\S)[^\p{L}\s]+(?!\S)/u.test(others);
  if (hasOthers || !describes(others, name)) return null;
  if (!count) return whole === left.trim() && !isUnit(whole) ? { count: null } : null;
  // A number that the name also contains is ambiguous, and so are number words.
  if (count.isWord || hasNumber(name, count)) return null;
  // '200 gloves' may be two boxes of a hundred.
  const [, pieces = ''] = /^ (\S+[^s\s]s)(?!\S)/.exec(behind) ?? [];
  return { count: { ...count, unit: count.isMarked ? count.unit : pieces } };
}

/** Whether a field is just a unit, such as 'ea' or 'BX'. */
const isUnit = (field: string) => Boolean(countOf(`2 ${field}`)?.unit);

/** Units that mean the same. */
const packs = [/^(?:box|boxes|bx|packs?|packets?|pkts?|pks?)\b/i, /^(?:cartons?|ctns?|cases?)\b/i];

/** Whether a unit is larger or smaller than the product's pack. */
function isOtherUnit(unit: string, { name, packSize }: Sold): boolean {
  if (unit === '') return false;
  const [, pack = '', pieces] = /(\p{L}+)(?: of (\d+)|$)/u.exec(name) ?? [];
  const kindOf = (one: string) => packs.find((kind) => kind.test(one));
  if (pieces || isUnit(`${pack}s`)) return !(kindOf(pack) ?? new RegExp(`^${pack}s?\\b`, 'i')).test(unit);
  return packSize === 1 && kindOf(unit) !== undefined && !describes(unit, name);
}

const hasNumber = (name: string, { quantity }: Count) =>
  wordsFor(name).some((word) => Number.parseFloat(word) === quantity);

/** Whether a quantity may be the name's number: that of its pack ('of 50'), or from 20 on any; smaller ones may well be meant. */
const isOfName = (count: Count | null, name: string) =>
  count !== null &&
  count.quantity > 1 &&
  hasNumber(name, count) &&
  (count.quantity >= 20 || new RegExp(`\\bof ${count.quantity}\\b`).test(name));

/** Why a reading may be wrong, in one sentence; null for no doubt. */
export function doubtOf(
  { fields, table }: Line,
  { count, place }: Reading,
  product: Sold,
  answers: Answers,
): string | null {
  const { name } = product;
  if (isOtherUnit(count?.unit ?? '', product)) return reasons.unit;
  if (isOfName(count, name) && !count?.isTimes) {
    // In a table it may be a coincidence, unless it holds from the first row on.
    const head = place === undefined ? [] : (table?.head ?? []);
    const nameIn = (row: readonly string[]) =>
      row.map((field) => codeIn(field, answers)?.name).find((found) => found !== undefined) ?? '';
    if (head.every((row) => isOfName(countInField(row[place ?? 0] ?? ''), nameIn(row))))
      return reasons.packSize;
  }
  if (!table || place === undefined) return null;
  const details = table.details.filter((at) => at !== place).map((at) => fields[at] ?? '');
  if (details.some((field) => isUnit(field) && isOtherUnit(field, product))) return reasons.unit;
  const odd = details
    // Without letters it is a price or the like, unless a heading makes it a detail.
    .filter((field) => table.isNamed || /\p{L}/u.test(field))
    .find((field) => !isUnit(field) && !codeIn(field, answers) && !describes(field, name));
  return odd === undefined ? null : unclearField(odd);
}
