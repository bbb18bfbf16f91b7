import { plainText } from '@storefront/shared/forms/plain-text';

const sizes: Readonly<Record<string, string>> = { s: 'small', m: 'medium', l: 'large', xl: 'xlarge' };

/** The words of a text for comparison: lower case, singular, without accents, sizes by name, measures and negations as one word. */
export function wordsFor(text: string): readonly string[] {
  const plain = plainText(text)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}|(?<=\b(?:x|non|anti))[ -](?=\p{L})|[ -](?=free\b)/gu, '');
  const words = plain.match(/\d+(?:\.\d+)?(?: ?[cmkμ]?[mlgv](?![\p{L}\d]))?|\p{L}+/gu) ?? [];
  return words.map((word) => sizes[word] ?? word.replace(/ |(?<=..[sx])es$|(?<=...)s$/, ''));
}

const fillers = /^(?:of|x|and?|the|size)$/;

/** Whether each word of a text is one of the product's name or short for one: 'hypo needles 21G', 'lge', 'pkt'. */
export function describes(text: string, name: string): boolean {
  const named = wordsFor(name);
  return wordsFor(text).every((word) => fillers.test(word) || named.some((one) => isShortFor(word, one)));
}

function isShortFor(word: string, whole: string): boolean {
  if (word === whole) return true;
  if (/\d/.test(word)) return Number.parseFloat(whole) === Number(word);
  // Without 'free' it would be the contrary.
  if (word.length > 2 && whole.startsWith(word)) return whole !== `${word}free`;
  if (whole[0] !== word[0] || !/^.[^aeiou]+e?$/.test(word)) return false;
  const inOrder = [...word].map((letter) => `[^${letter}]*${letter}`).join('');
  return new RegExp(`^${inOrder}`).test(whole);
}
