import { plainText } from '@storefront/shared/forms/plain-text';
import type { OrderLine } from '../text/order-line';
import { noPartOf, reasons } from '../text/reasons';
import type { Answers } from './answer';
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
    .split(/[^\p{L}\p{N}.]+/u);
  return words
    .filter(Boolean)
    .map((word) => sizes[word] ?? (word.length > 3 ? word.replace(/(?<=s|x)es$|s$/, '') : word));
}

/** Whether a field may be said of a product: it has no letters, all of its words are of the name, or a long one is, and no other size. */
function isSaidOf(field: string, name: string): boolean {
  if (!/\p{L}/u.test(field)) return true;
  const ofName = new Set(wordsOf(name));
  const words = wordsOf(field);
  if (words.every((word) => ofName.has(word))) return true;
  const isOtherSize = words.some((word) => sizeNames.has(word) && !ofName.has(word));
  return !isOtherSize && words.some((word) => word.length > 3 && ofName.has(word));
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
  if (isPack && /(?:^|[\s\d])(?:pcs?|pieces|ea|each|units?)\b/i.test(said)) return reasons.unit;
  if (isPack && /(?:carton|ctn)s?\b/i.test(said) && !/carton/i.test(name)) return reasons.unit;
  const isPackSize = quantity > 1 && new RegExp(`\\bof ${quantity}\\b`).test(name);
  if (isPackSize && !/(?:^|\s)x ?\d|\d ?x(?:\s|$)/i.test(said)) return reasons.packSize;
  const odd = row?.details
    .filter((at) => at !== place)
    .map((at) => row.fields[at] ?? '')
    .find((field) => !isCode(field, answers) && !isSaidOf(field, name));
  return odd === undefined ? null : noPartOf(odd);
}
