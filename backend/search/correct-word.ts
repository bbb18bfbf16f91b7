import { editDistance } from './edit-distance';

/**
 * The word most likely meant by one that nobody uses, or null when none is near (P33). Up to three letters are left alone,
 * up to five may hold one slip, longer ones two, but with fewer than eight letters only behind the right first one and
 * among the right consonants: 'coffee' is not 'cuffed'. `known` comes most frequent first, which decides among equals
 * after the first letter does: people seldom get that one wrong.
 * @param unfinished the visitor may still be typing, so the beginning of a known word counts as well
 */
export function correctWord(word: string, known: Iterable<string>, unfinished: boolean): string | null {
  const limit = word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
  let best: string | null = null;
  let least = limit + 1;
  for (const candidate of known) {
    const slips = Math.min(
      editDistance(word, candidate, limit),
      unfinished ? editDistance(word, candidate.slice(0, word.length), limit) + 0.25 : limit + 1,
    );
    const cost = slips + (candidate[0] === word[0] ? 0 : 0.5);
    const isSure = slips < 2 || word.length >= 8 || soundsAlike(word, candidate);
    if (isSure && slips <= limit + 0.25 && cost < least) {
      best = candidate;
      least = cost;
    }
  }
  return best;
}

/** Whether two words begin alike and have the same consonants, whatever their order. */
function soundsAlike(word: string, other: string): boolean {
  return word[0] === other[0] && consonantsOf(word) === consonantsOf(other);
}

function consonantsOf(word: string): string {
  return [...new Set(word.replace(/[aeiouy]/g, ''))].sort().join('');
}
