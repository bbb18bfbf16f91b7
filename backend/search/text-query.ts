import { correctWord } from './correct-word';
import { synonyms } from './synonyms';
import type { Vocabulary } from './vocabulary';
import { wordsOf } from './words';

const mostWords = 8;
const mostCompletions = 20;

/**
 * What a visitor typed, as a PostgreSQL `tsquery` in text form: every word must occur, as typed, as a synonym or, when the
 * catalogue does not use it, as the nearest word that it does use. The last word may be unfinished.
 * Null when the text holds no word at all, so that nothing can match.
 */
export function textQuery(text: string, vocabulary: Vocabulary): string | null {
  const words = wordsOf(text).slice(0, mostWords);
  if (words.length === 0) return null;
  return words
    .map((word, position) => meanings(word, vocabulary, position === words.length - 1))
    .map((alternatives) => `(${alternatives.join(' | ')})`)
    .join(' & ');
}

/** The words any of which stands for the one typed. Only letters and digits, so they need no quoting. */
function meanings(word: string, vocabulary: Vocabulary, unfinished: boolean): string[] {
  const completions = unfinished ? completionsOf(word, vocabulary) : [];
  const recognised = vocabulary.has(word) || synonyms.has(word) || completions.length > 0 || /\d/.test(word);
  if (recognised) return [...new Set([word, ...(synonyms.get(word) ?? []), ...completions])];
  const corrected = correctWord(word, [...vocabulary.keys(), ...synonyms.keys()], unfinished);
  return corrected === null ? [word] : [corrected, ...(synonyms.get(corrected) ?? [])];
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
