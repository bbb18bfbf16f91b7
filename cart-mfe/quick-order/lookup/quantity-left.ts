import { plainText } from '@storefront/shared/forms/plain-text';
import { quantityBeside } from '../text/quantity-text';

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
  const named = wordsOf(plainText(name));
  const words = without(wordsOf(left), named);
  const ofName = new Set(named);
  // A number that its name has too may be either.
  if (words.some((word) => /\d/.test(word) && ofName.has(word)) && words.length > 1) return null;
  const others = words.length > 1 ? words.filter((word) => !ofName.has(word)) : words;
  if (others.length === 0) return { quantity: 1, isCounted: false };
  const quantity = quantityBeside(others.join(' '));
  return quantity === null ? null : { quantity, isCounted: true };
}

/** Words without others that stand among them in a row. */
function without(words: readonly string[], others: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (_, from) => others.length > 0 && others.every((word, nth) => words[from + nth] === word),
  );
  return at < 0 ? words : [...words.slice(0, at), ...words.slice(at + others.length)];
}
