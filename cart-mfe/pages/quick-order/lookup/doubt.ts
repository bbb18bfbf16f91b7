import { plainText } from '@storefront/shared/forms/plain-text';
import { beginsWithCount, type Count, countInField, countOf, countsIn, type Reading } from '../text/quantity';
import type { Line } from '../text/read-order';
import { reasons, unclearField } from '../text/reasons';
import { type Answers, codeIn } from './answers';

const sizes: Readonly<Record<string, string>> = { s: 'small', m: 'medium', l: 'large' };

/** The words of a text for comparison: lower case, singular, sizes by name. */
function keysOf(text: string): readonly string[] {
  const words = plainText(text)
    .toLowerCase()
    .replaceAll(/(?<=\d)(?=\p{L})/gu, ' ')
    .split(/[^\p{L}\p{N}.]+/u);
  return words
    .filter(Boolean)
    .map((word) => sizes[word] ?? (word.length > 3 ? word.replace(/(?<=s|x)es$|s$/, '') : word));
}

/**
 * The quantity in the text beside a SKU; `count` is null without a number. Null if the text contains more than the quantity and words of
 * the product's name.
 */
export function countBeside(text: string, name: string): { readonly count: Count | null } | null {
  const wordsOf = (words: string) =>
    words
      .toLowerCase()
      .split(/[\s;:"]+|,(?!\d{3}(?!\d))/)
      .filter(Boolean);
  const countAmong = (words: readonly string[]) =>
    countOf(words.filter((word) => !/^[-()[\]]+$/.test(word)).join(' '));
  const nameWords = wordsOf(plainText(name));
  const words = withoutRun(wordsOf(text), nameWords);
  const alone = countAmong(words);
  if (alone) return { count: alone };
  // '27' in '27G' belongs to the name, too.
  const ofName = new Set(nameWords.flatMap((word) => [word, ...(word.match(/\d+/g) ?? [])]));
  // A number that the name also contains is ambiguous.
  if (words.some((word) => ofName.has(word) && (/\d/.test(word) || countsIn(word).length > 0))) return null;
  const others = words.filter((word) => !ofName.has(word));
  const count = countAmong(others);
  return count || others.length === 0 ? { count } : null;
}

function withoutRun(words: readonly string[], run: readonly string[]): readonly string[] {
  const at = words.findIndex((_, from) => run.every((word, nth) => words[from + nth] === word));
  return at < 0 ? words : [...words.slice(0, at), ...words.slice(at + run.length)];
}

/** Whether a field describes the product: the name contains all its words, or a long one of them and every number or size. */
function describes(field: string, name: string): boolean {
  const named = new Set(keysOf(name));
  const words = keysOf(field);
  const others = words.filter((word) => !named.has(word));
  return (
    others.length === 0 ||
    (!others.some((word) => /^(?:small|medium|large|x+[sl])$|\d/.test(word)) &&
      words.some((word) => word.length > 3 && named.has(word)))
  );
}

/** Whether a field is just a unit, such as 'ea' or 'BX'. */
const isUnit = (field: string) => Boolean(countOf(`2 ${field}`)?.unit);

/** Whether a quantity may be the name's number: that of its pack ('of 50'), or from 20 on any; smaller ones may well be meant. */
function isOfName(count: Count | null, name: string): boolean {
  if (!count || count.quantity < 2) return false;
  const number = String(count.quantity);
  return (
    new RegExp(`\\bof ${number}\\b`).test(name) || (count.quantity >= 20 && keysOf(name).includes(number))
  );
}

/** Why a reading may be wrong, in one sentence; null for no doubt. */
export function doubtOf(
  { plain, fields, table }: Line,
  { count, place }: Reading,
  name: string,
  answers: Answers,
): string | null {
  const isPieces = /^(?:pcs?|pieces|ea|each|units?|sheets)\b/i.test(count?.unit ?? '');
  const isCarton = /^(?:cartons?|ctns?|cases?)\b/i.test(count?.unit ?? '') && !/carton|case/i.test(name);
  if (/\bof \d/.test(name) && (isPieces || isCarton)) return reasons.unit;
  if (isOfName(count, name) && !count?.isTimes) {
    // In a table it may be a coincidence, unless it holds from the first row on.
    const head = place === undefined ? [] : (table?.head ?? []);
    const nameIn = (row: readonly string[]) =>
      row.map((field) => codeIn(field, answers)?.name).find((found) => found !== undefined) ?? '';
    if (head.every((row) => isOfName(countInField(row[place ?? 0] ?? ''), nameIn(row))))
      return reasons.packSize;
  }
  if (!table || place === undefined) return null;
  const isNamed = plain.toLowerCase().includes(plainText(name).toLowerCase());
  const odd = table.details
    .filter((at) => at !== place)
    .map((at) => fields[at] ?? '')
    // Without letters it is a price or the like, unless a heading makes it a detail. A unit beside the whole name belongs to it.
    .filter((field) => table.isNamed || beginsWithCount(field) || /\p{L}/u.test(field))
    .filter((field) => !(isNamed && isUnit(field)))
    .find((field) => !codeIn(field, answers) && !describes(field, name));
  return odd === undefined ? null : unclearField(odd);
}
