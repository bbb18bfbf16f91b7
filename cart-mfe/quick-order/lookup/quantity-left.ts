import { plainText } from '@storefront/shared/forms/plain-text';
import { countsIn, quantityBeside } from '../text/quantity-text';

/** How many of a product a line says. */
export interface Left {
  readonly quantity: number;
  /** Whether the line says it: where it has nothing but a SKU or its name it is one. */
  readonly isCounted: boolean;
}

/** The quantity in what is left of a line without the SKU: with the product's name or words of it, and no more; null where it cannot be told. */
export function quantityLeft(left: string, name: string): Left | null {
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .split(/[\s;:"]+|,(?!\d{3}(?!\d))/)
      .filter(Boolean);
  const words = without(wordsOf(left), wordsOf(plainText(name)));
  const said = (rest: readonly string[]) =>
    quantityBeside(rest.filter((word) => !/^[-()[\]]+$/.test(word)).join(' '));
  const alone = said(words);
  if (alone !== null) return { quantity: alone, isCounted: true };
  // Of '27G' the number is one, too.
  const ofName = new Set(wordsOf(plainText(name)).flatMap((word) => [word, ...(word.match(/\d+/g) ?? [])]));
  // A number that its name has too may be either.
  if (words.some((word) => ofName.has(word) && (/\d/.test(word) || countsIn(word).length > 0))) return null;
  const others = words.filter((word) => !ofName.has(word));
  if (others.length === 0) return { quantity: 1, isCounted: false };
  const quantity = said(others);
  return quantity === null ? null : { quantity, isCounted: true };
}

/** Words without others that stand among them in a row. */
function without(words: readonly string[], others: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (_, from) => others.length > 0 && others.every((word, nth) => words[from + nth] === word),
  );
  return at < 0 ? words : [...words.slice(0, at), ...words.slice(at + others.length)];
}
