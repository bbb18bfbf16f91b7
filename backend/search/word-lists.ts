import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup-error';
import { readWords } from './words';

/** The most words that a phrase of the thesaurus has. */
export const maxPhraseWords = 3;

/** What people in the trade call the same thing, a line each ('Higiene' is spelt so in the menus, P10). */
export const thesaurus = readThesaurus(readList('thesaurus.txt'));

/** Everyday words that are close to one of the trade. Whoever types 'wood' does not mean 'wool': nothing is a better answer. */
export const everydayWords: ReadonlySet<string> = new Set(
  itemsByLine('everyday-words.txt', readList('everyday-words.txt'), ' ').flat(),
);

/** The phrases of each line of a thesaurus. @throws StartupError naming a line that is empty, or has a phrase without words or too long */
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

/** What to say of a line of a list of words that is wrong. */
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
