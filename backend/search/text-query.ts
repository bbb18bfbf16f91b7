import { correctWord } from './correct-word';
import { synonyms } from './synonyms';
import type { Vocabulary } from './vocabulary';
import { wordsOf } from './words';

const mostWords = 8;
const mostCompletions = 20;

/** Shortest word that is recognised inside another: shorter ones are in too many by chance. */
const shortestPart = 3;

/**
 * What a visitor typed, as a PostgreSQL `tsquery` in text form: every word must occur, as typed, as a synonym or, when the
 * catalogue does not use it, as the nearest word that it does use. Two words may be one to the shop ('wheel chair'), and one
 * may be two ('facemask'). The last word may be unfinished.
 * Null when the text holds no word at all, so that nothing can match.
 */
export function textQuery(text: string, vocabulary: Vocabulary): string | null {
  const words = wordsOf(text).slice(0, mostWords);
  if (words.length === 0) return null;
  const meaning = (word: string, position: number) =>
    anyOf(meanings(word, vocabulary, position === words.length - 1));
  const terms: string[] = [];
  for (let position = 0; position < words.length; position += 1) {
    const word = words[position] ?? '';
    const next = words[position + 1] ?? '';
    const apart = meaning(word, position);
    if (next && isKnown(word + next, vocabulary)) {
      position += 1;
      terms.push(`(${apart} & ${meaning(next, position)} | ${meaning(word + next, position)})`);
    } else terms.push(apart);
  }
  return terms.join(' & ');
}

function anyOf(alternatives: readonly string[]): string {
  return `(${alternatives.join(' | ')})`;
}

function isKnown(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.has(word) || synonyms.has(word);
}

/** The words any of which stands for the one typed. Only letters and digits, so they need no quoting. */
function meanings(word: string, vocabulary: Vocabulary, unfinished: boolean): string[] {
  const completions = unfinished ? completionsOf(word, vocabulary) : [];
  if (isKnown(word, vocabulary) || completions.length > 0 || /\d/.test(word))
    return [...new Set([word, ...(synonyms.get(word) ?? []), ...completions])];
  const parts = partsOf(word, vocabulary);
  if (parts !== null) return [parts.map((part) => anyOf(meanings(part, vocabulary, false))).join(' & ')];
  const corrected = correctWord(word, [...vocabulary.keys(), ...synonyms.keys()], unfinished);
  return corrected === null ? [word] : [corrected, ...(synonyms.get(corrected) ?? [])];
}

/** The two known words that were written as one; null when it is not two. */
function partsOf(word: string, vocabulary: Vocabulary): readonly [string, string] | null {
  for (let end = shortestPart; end <= word.length - shortestPart; end += 1) {
    const first = word.slice(0, end);
    const second = word.slice(end);
    if (isKnown(first, vocabulary) && isKnown(second, vocabulary)) return [first, second];
  }
  return null;
}

/**
 * What the word may become, one word of each stem. Completed here and not by the database's prefix search: that compares
 * stems, and 'dressi' is not the beginning of 'dress', the stem of 'dressing'.
 */
function completionsOf(beginning: string, vocabulary: Vocabulary): string[] {
  const byStem = new Map<string, string>();
  for (const [word, stem] of vocabulary) {
    if (word.startsWith(beginning) && !byStem.has(stem)) byStem.set(stem, word);
    if (byStem.size === mostCompletions) break;
  }
  return [...byStem.values()];
}
