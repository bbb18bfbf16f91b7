import { plainText } from '@storefront/shared/forms/plain-text';
import type { OrderLine } from '../text/order-line';
import { quantityInField } from '../text/quantity-text';
import { noPartOf, reasons } from '../text/reasons';
import { type Answers, codedBy } from './answer';
import { knownCodes } from './known-codes';
import { isCode } from './row-quantity';

const sizes: Readonly<Record<string, string>> = {
  s: 'small',
  m: 'medium',
  l: 'large',
  xs: 'xs',
  xl: 'xl',
  xxl: 'xxl',
};

const sizeNames = new Set(Object.values(sizes));

/** Words as they are compared: without their plural, and sizes by their names. */
function wordsOf(text: string): readonly string[] {
  const words = plainText(text)
    .toLowerCase()
    .replaceAll(/(?<=\d)(?=\p{L})/gu, ' ')
    .split(/[^\p{L}\p{N}.]+/u);
  return words
    .filter(Boolean)
    .map((word) => sizes[word] ?? (word.length > 3 ? word.replace(/(?<=s|x)es$|s$/, '') : word));
}

/** Whether a field may be said of a product: all of its words are of the name, or a long one is, and no other number or size. */
function isSaidOf(field: string, name: string): boolean {
  const ofName = new Set(wordsOf(name));
  const words = wordsOf(field);
  const others = words.filter((word) => !ofName.has(word));
  return (
    others.length === 0 ||
    (!others.some((word) => sizeNames.has(word) || /\d/.test(word)) &&
      words.some((word) => word.length > 3 && ofName.has(word)))
  );
}

/** Whether a quantity is what a pack of this name has; a number of it from 20 on counts, too, for a small one may well be meant. */
function isOfName(quantity: number | null, name: string): boolean {
  if (quantity === null || quantity < 2) return false;
  return (
    new RegExp(`\\bof ${quantity}\\b`).test(name) ||
    (quantity >= 20 && wordsOf(name).includes(String(quantity)))
  );
}

/** The name of the product with the SKU that some fields have; empty where none is known. */
function nameIn(fields: readonly string[], answers: Answers): string {
  const codes = fields.flatMap((field) => [field, ...knownCodes(field, answers).map(({ text }) => text)]);
  return codes.flatMap((code) => codedBy(code, answers))[0]?.name ?? '';
}

/** Why what was found may not be what a line means, in one sentence; null where nothing says so. */
export function doubtOf(
  { plain, row }: OrderLine,
  {
    name,
    quantity,
    place,
  }: { readonly name: string; readonly quantity: number; readonly place: number | null },
  answers: Answers,
): string | null {
  const said = row && place !== null ? (row.fields[place] ?? '') : plain;
  const isPack = /\bof \d/.test(name);
  if (isPack && /(?:^|[\s\d])(?:pcs?|pieces|ea|each|units?|sheets)\b/i.test(said)) return reasons.unit;
  if (isPack && /\b(?:carton|ctn|case)s?\b/i.test(said) && !/carton|case/i.test(name)) return reasons.unit;
  if (isOfName(quantity, name) && !/(?:^|\s)x ?\d|\d ?x(?:\s|$)/i.test(said)) {
    // In a table it may be by chance, unless it is so from the first row on.
    const head = row && place !== null ? row.head : [];
    if (head.every((fields) => isOfName(quantityInField(fields[place ?? 0] ?? ''), nameIn(fields, answers))))
      return reasons.packSize;
  }
  // What has no letters is a price or the like, where no heading calls it a size or a state.
  const isNamed = row?.products !== null;
  if (plain.toLowerCase().includes(plainText(name).toLowerCase())) return null;
  const odd = row?.details
    .filter((at) => at !== place)
    .map((at) => row.fields[at] ?? '')
    .find((field) => !isCode(field, answers) && (isNamed || /\p{L}/u.test(field)) && !isSaidOf(field, name));
  return odd === undefined ? null : noPartOf(odd);
}
