import { editDistance } from './edit-distance';

/** The likely intended word. */
interface Correction {
  readonly word: string;
  /** Edit distance to the word, or to as much of it as was typed. */
  readonly slips: number;
}

/** A known word, with a bit mask to rule it out quickly. */
export interface Candidate {
  readonly word: string;
  /** Its letters, a bit each. */
  readonly letters: number;
}

/** Prepares a word for `correctWord`. */
export function candidateOf(word: string): Candidate {
  return { word, letters: lettersOf(word) };
}

/**
 * The word most likely meant by an unknown one, null when none is near (P33). Words of four and five letters allow one slip, longer ones
 * two. Two slips keep the first letter ('fixation' is not 'luxation') and below eight letters the consonants ('coffee' is not 'cuffed').
 * Below eight letters one slip also keeps the first letter, or swaps it with the second. Ties go to the word with the same first letter,
 * which people seldom get wrong, then to the order of `known`, the most frequent first. A tool is not what it is for: 'scaler' is not 'scales'.
 * @param unfinished whether the beginning of a known word also counts, up to five letters only with two of them swapped: too many words
 *   begin with four similar letters
 */
export function correctWord(
  word: string,
  known: Iterable<Candidate>,
  unfinished: boolean,
): Correction | null {
  const limit = word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
  if (limit === 0) return null;
  const own = lettersOf(word);
  let best: Correction | null = null;
  let least = limit + 1;
  for (const { word: candidate, letters } of known) {
    const longer = candidate.length - word.length;
    if (longer < -limit || (longer > limit && !unfinished)) continue;
    const begun = candidate.slice(0, word.length);
    // A slip inserts one letter, removes one, or both.
    if (difference(own, unfinished ? lettersOf(begun) : letters) > 2 * limit + (unfinished ? limit : 0))
      continue;
    const mayBeBegun = unfinished && (word.length > 5 || hasSameLetters(word, begun));
    const slips = Math.min(
      editDistance(word, candidate, limit),
      mayBeBegun ? editDistance(word, begun, limit) + 0.25 : limit + 1,
    );
    const cost = slips + (candidate[0] === word[0] ? 0 : 0.5);
    if (slips <= limit + 0.25 && cost < least && isLikely(word, candidate, slips)) {
      best = { word: candidate, slips: Math.floor(slips) };
      least = cost;
    }
  }
  return best;
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Number of letters that only one of two words has. */
function difference(one: number, other: number): number {
  let count = 0;
  for (let bits = one ^ other; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

const toolEnding = /[eo]rs?$/;

/** Whether the rest of the word is enough to tell what was meant. */
function isLikely(word: string, candidate: string, slips: number): boolean {
  if (toolEnding.test(word) && !toolEnding.test(candidate)) return false;
  if (word.length >= 8) return slips < 2 || word[0] === candidate[0];
  if (slips >= 2) return soundsAlike(word, candidate);
  return word[0] === candidate[0] || (word[0] === candidate[1] && word[1] === candidate[0]);
}

/** Whether two words have the same first letter and the same consonants, in any order. */
function soundsAlike(word: string, other: string): boolean {
  return word[0] === other[0] && consonantsOf(word) === consonantsOf(other);
}

function consonantsOf(word: string): string {
  return [...new Set(word.replace(/[aeiouy]/g, ''))].sort().join('');
}

function hasSameLetters(word: string, other: string): boolean {
  return [...word].sort().join('') === [...other].sort().join('');
}
