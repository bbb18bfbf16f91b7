import { type Candidate, candidateOf, correctWord } from './correct-word';
import { everydayWords } from './everyday-words';
import { singular } from './singular';
import { maxWordLength, otherSpellings } from './spellings';
import { stopWords } from './stop-words';
import { maxPhraseWords, synonymsOf, synonymWords } from './synonyms';
import type { Vocabulary } from './vocabulary';
import { readWords, type Word } from './words';

/** One thing that was searched for, as PostgreSQL `tsquery`s in text form. */
export interface Term {
  /** As it was written, or as it was corrected. */
  readonly written: string;
  /** What was typed. */
  readonly exact: string;
  /** What it may have been meant for: synonyms, and what an unfinished word may become. Null when that is nothing. */
  readonly near: string | null;
  /** Whether the catalogue has any of that. */
  readonly isKnown: boolean;
  /** Whether its spelling was corrected. */
  readonly isCorrected: boolean;
  /** Whether it was corrected by so much that another word may have been meant. */
  readonly isGuess: boolean;
}

const maxWords = 8;
const maxCompletions = 20;

/** Shortest word that is recognised inside another or completed: shorter ones are in too many by chance. */
const minPartLength = 3;

/** The words a text could need the stems of: its own, and their other spellings. */
export function wordsToStem(text: string): string[] {
  const words = readWords(text)
    .slice(0, maxWords * 2)
    .flatMap(({ forms }) => forms.flat());
  return [...new Set(words.flatMap((word) => [word, ...otherSpellings(word)]))];
}

/**
 * What a visitor typed, term by term: every word as typed, as a synonym or, when the catalogue does not use it, as the
 * nearest word that it does use. Two words may be one to the shop ('wheel chair'), and one may be two ('facemask'). A word
 * that the catalogue does not have may be unfinished, the last one in any case. Words that say nothing are left out.
 *
 * @param stems of `wordsToStem(text)`
 */
export function readTerms(text: string, vocabulary: Vocabulary, stems: ReadonlyMap<string, string>): Term[] {
  const all = readWords(text).slice(0, maxWords * 2);
  const telling = all.filter(({ written }) => !stopWords.has(written)).slice(0, maxWords);
  const known = knownWords(vocabulary, stems);
  const words = telling
    .flatMap((word) => apart(word, known))
    .slice(0, maxWords)
    .map((word, position, { length }) => corrected(word, known, position === length - 1));
  const terms: Term[] = [];
  for (let position = 0; position < words.length; ) {
    const { term, length } = termAt(words, position, known);
    terms.push(term);
    position += length;
  }
  return terms;
}

/** What the catalogue and the trade call things. */
interface Known {
  readonly vocabulary: Vocabulary;
  /** What a slip may have been meant for, the most likely first. */
  readonly candidates: readonly Candidate[];
  /** Whether products have this word in one of its forms. */
  readonly has: (word: string) => boolean;
  /** Whether products have this word but for its plural: stems may be those of other words ('sterilizer' is cut to 'steril'). */
  readonly hasAsSpelt: (word: string) => boolean;
}

/** What is the same for every search: the catalogue has thousands of words. */
const indexes = new WeakMap<Vocabulary, ReturnType<typeof indexOf>>();

function indexOf(vocabulary: Vocabulary) {
  const words = [...vocabulary.keys()];
  return {
    used: new Set(vocabulary.values()),
    singulars: new Set(words.map(singular)),
    candidates: [...words, ...synonymWords].map(candidateOf),
  };
}

function knownWords(vocabulary: Vocabulary, stems: ReadonlyMap<string, string>): Known {
  const index = indexes.get(vocabulary) ?? indexOf(vocabulary);
  indexes.set(vocabulary, index);
  const { used, singulars, candidates } = index;
  return {
    vocabulary,
    candidates,
    hasAsSpelt: (word) => singulars.has(singular(word)),
    has: (word) => {
      if (vocabulary.has(word)) return true;
      const stem = stems.get(word);
      return stem !== undefined && stem !== '' && used.has(stem);
    },
  };
}

/** A word that nobody writes so is its parts, each a word of its own: those of a compound, or two that were written as one. */
function apart(word: Word, known: Known): MeantWord[] {
  const [[joined = ''], hyphenated] = word.forms;
  if (/\d/.test(joined) || isUsed(joined, known)) return [word];
  const parts = hyphenated ?? partsOf(joined, known) ?? [];
  return parts.length === 0 ? [word] : parts.map((part) => ({ written: part, forms: [[part]], loose: [] }));
}

/** A word as it was typed, or as it was meant. */
interface MeantWord extends Word {
  readonly isCorrected?: boolean;
  readonly isGuess?: boolean;
}

/** The word, or the nearest one of the catalogue and the trade when neither has it nor any that begins so, and nobody else does. */
function corrected(word: MeantWord, known: Known, isLast: boolean): MeantWord {
  const [[first = ''], other] = word.forms;
  // A size is another word than the one that was written.
  if (other !== undefined || first !== word.written || /\d/.test(first) || isUsed(first, known)) return word;
  if (everydayWords.has(first)) return word;
  const nearest = correctWord(first, known.candidates, isLast);
  if (nearest === null) return word;
  const { word: meant, slips } = nearest;
  return { written: meant, forms: [[meant]], loose: [], isCorrected: true, isGuess: slips > 1 };
}

function isUsed(word: string, known: Known): boolean {
  return (
    word.length < minPartLength ||
    synonymWords.has(word) ||
    synonymWords.has(singular(word)) ||
    [word, ...otherSpellings(word)].some((one) => known.has(one) || synonymsOf([one]).length > 0) ||
    completionsOf(word, known).length > 0
  );
}

function termAt(words: readonly MeantWord[], position: number, known: Known): { term: Term; length: number } {
  for (let length = Math.min(maxPhraseWords, words.length - position); length > 1; length -= 1) {
    const phrase = words.slice(position, position + length);
    const synonyms = synonymsOf(phrase.map(({ written }) => written));
    const joined = length === 2 ? joinedKnown(phrase, known) : null;
    if (synonyms.length === 0 && joined === null) continue;
    const parts = phrase.map((word) => termOf(word, known, false));
    const apart = allOf(parts.map(({ exact, near }) => anyOf(near === null ? [exact] : [exact, near])));
    const term = {
      written: phrase.map(({ written }) => written).join(' '),
      exact: anyOf([apart, ...(joined === null ? [] : [joined])]),
      near: synonyms.length > 0 ? anyOf(synonyms.map(saidAs)) : null,
      isKnown: true,
      isCorrected: phrase.some(({ isCorrected }) => isCorrected),
      isGuess: phrase.some(({ isGuess }) => isGuess),
    };
    return { term, length };
  }
  const [word] = words.slice(position);
  if (!word) throw new Error('There is no word at this place.');
  return { term: termOf(word, known, position === words.length - 1), length: 1 };
}

/** Two words that are one to the shop. */
function joinedKnown(phrase: readonly Word[], { has, vocabulary }: Known): string | null {
  const joined = phrase.map(({ written }) => written).join('');
  return /^\p{L}+$/u.test(joined) && (vocabulary.has(joined) || has(joined)) ? joined : null;
}

function termOf(word: MeantWord, known: Known, isLast: boolean): Term {
  const { written, forms, isCorrected = false, isGuess = false } = word;
  const [[first = '']] = forms;
  const spellings = [first, ...otherSpellings(first)];
  const asSpelt = spellings.filter(known.hasAsSpelt);
  const used = asSpelt.length > 0 ? asSpelt : spellings.filter(known.has);
  const synonyms = spellings.flatMap((spelling) => synonymsOf([spelling]).map(saidAs));
  const term = (exact: readonly string[], near: readonly string[], isKnown = true): Term => ({
    written,
    exact: anyOf(exact),
    near: near.length > 0 ? anyOf([...new Set(near)]) : null,
    isKnown,
    isCorrected,
    isGuess,
  });
  if (/\d/.test(first)) {
    // A code or a measure may be unfinished, a number alone is not: '5' begins too many.
    const begun = isLast && /\p{L}/u.test(first) ? [`${first}:*`] : [];
    return term(forms.map(allOf), [...synonyms, ...begun]);
  }
  const completions =
    first.length >= minPartLength && (isLast || used.length === 0) ? completionsOf(first, known) : [];
  const near = [...synonyms, ...completions];
  if (used.length > 0 || forms.length > 1 || first.length < minPartLength)
    return term([...(used.length > 0 ? used : [first]), ...forms.slice(1).map(allOf)], near);
  return term([first], near, near.length > 0);
}

/** A phrase of ours as the catalogue may have it. */
function saidAs(phrase: string): string {
  return allOf(readWords(phrase).map(({ forms }) => anyOf(forms.map(allOf))));
}

function anyOf(alternatives: readonly string[]): string {
  return alternatives.length === 1 ? (alternatives[0] ?? '') : `(${alternatives.join(' | ')})`;
}

function allOf(words: readonly string[]): string {
  return words.length === 1 ? (words[0] ?? '') : `(${words.join(' & ')})`;
}

/** The two known words that were written as one; null when it is not two. */
function partsOf(word: string, { has }: Known): readonly [string, string] | null {
  if (word.length > maxWordLength) return null;
  const isWord = (part: string) => has(part) || synonymsOf([part]).length > 0;
  for (let end = minPartLength; end <= word.length - minPartLength; end += 1) {
    const first = word.slice(0, end);
    const second = word.slice(end);
    if (isWord(first) && isWord(second)) return [first, second];
  }
  return null;
}

/**
 * What the word may become, one word of each stem. Completed here and not by the database's prefix search: that compares
 * stems, and 'dressi' is not the beginning of 'dress', the stem of 'dressing'.
 */
function completionsOf(beginning: string, { vocabulary }: Known): string[] {
  const byStem = new Map<string, string>();
  for (const [word, stem] of vocabulary) {
    if (word.startsWith(beginning) && !byStem.has(stem)) byStem.set(stem, word);
    if (byStem.size === maxCompletions) break;
  }
  return [...byStem.values()];
}
