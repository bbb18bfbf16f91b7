import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup-error';
import { readWords } from './words';

/** Most words in a phrase of the thesaurus. */
export const maxPhraseWords = 3;

/** Synonyms of the trade, a line each ('Higiene' is spelt so in the menus, P10). */
export const thesaurus = readThesaurus(readList('thesaurus.txt'));

/** Everyday words near a trade word. Whoever types 'wood' does not mean 'wool': no result is better. */
export const everydayWords: ReadonlySet<string> = new Set(
  itemsByLine('everyday-words.txt', readList('everyday-words.txt'), ' ').flat(),
);

/**
 * Singulars of goods that a dental practice buys, whether or not the shop has them. They are meant as written, and a product must be called so:
 * a forceps that fits 'below the crown' is no crown.
 */
export const dentalWords: ReadonlySet<string> = new Set(
  itemsByLine('dental-words.txt', readList('dental-words.txt'), ' ').flat(),
);

/** Parses a thesaurus: the phrases of each line. @throws StartupError naming a line that is empty, or has an empty or long phrase */
export function readThesaurus(text: string): readonly (readonly string[])[] {
  const file = 'thesaurus.txt';
  const lines = itemsByLine(file, text, ',');
  for (const [index, phrases] of lines.entries())
    for (const phrase of phrases) {
      const { length } = readWords(phrase);
      if (length === 0) throw listError(file, index, `'${phrase}' has no word`);
      if (length > maxPhraseWords)
        throw listError(file, index, `'${phrase}' has more than ${maxPhraseWords} words`);
    }
  return lines;
}

/** The error for a wrong line of a word list. */
export function listError(file: string, index: number, problem: string): StartupError {
  return new StartupError(`${problem}: correct line ${index + 1} of backend/search/${file}.`);
}

function itemsByLine(file: string, text: string, separator: string): string[][] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.map((line, index) => {
    const items = line.split(separator).map((item) => item.trim());
    if (items.includes('')) throw listError(file, index, 'An entry is empty');
    return items;
  });
}

function readList(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8');
}
