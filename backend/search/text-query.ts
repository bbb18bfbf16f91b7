import { correctWord } from './correct-word';
import { spellingKey } from './spellings';
import { joinedWord, type Vocabulary } from './vocabulary';
import { dentalWords, everydayWords, maxPhraseWords } from './word-lists';
import { readWords, type Word } from './words';

/** A search term as PostgreSQL `tsquery`s in text form. */
export interface Term {
  /** As written, or as corrected or completed. */
  readonly written: string;
  /** As typed. */
  readonly exact: string;
  /** Synonyms, and completions of an unfinished word; null without any. */
  readonly near: string | null;
  /** Whether the catalogue has any of these. */
  readonly isKnown: boolean;
  readonly isCorrected: boolean;
  /** Whether the correction is so large that another word may have been meant. */
  readonly isGuess: boolean;
  /** Whether it names goods: what a product is called, not what its description mentions. */
  readonly isGoods: boolean;
}

/** Words of the catalogue and the thesaurus. */
interface Known {
  readonly vocabulary: Vocabulary;
  /** Stem of every word of `wordsToStem(text)`; '' for words like 'and'. */
  readonly stems: ReadonlyMap<string, string>;
  /** Whether all words are meant as typed. */
  readonly asTyped: boolean;
}

const maxWords = 8;
const maxCompletions = 20;

/** Most completions that are named. */
const maxNamed = 3;

/** Shortest word that is split off a compound or completed: shorter ones match too many by chance. */
const minPartLength = 3;

/** Filler words of wishes and sizes, besides those that PostgreSQL does not index. */
const wishWords: ReadonlySet<string> = new Set(
  `need want wanted looking please find buy buying get show something anything good best cheap cheapest nice kind kinds
  sort thing things stuff use used using like would id im ill one ones per also size sizes sized number`.split(
    /\s+/,
  ),
);

/** Longest word to split, in letters; no language has a longer one that a visitor types. */
const maxWordLength = 40;

/** Words of a text whose stems are needed. */
export function wordsToStem(text: string): string[] {
  const words = readWords(text).slice(0, maxWords * 2);
  return [...new Set(words.flatMap(({ forms }) => forms.flat()))];
}

/**
 * Parses a visitor's text into terms: each word as typed, its synonyms or, when the catalogue lacks it, the nearest known word. Two words
 * may be one term ('wheel chair'). A word that the catalogue lacks may be unfinished; the last word always may. In quotation marks all
 * words are as typed.
 */
export function readTerms(text: string, words: Omit<Known, 'asTyped'>): Term[] {
  const known = { ...words, asTyped: isQuoted(text) };
  const meant = tellingWords(text, known).map((word, position, { length }) =>
    corrected(word, known, position === length - 1),
  );
  const terms: Term[] = [];
  for (let rest = meant; rest.length > 0; ) {
    const phrase = rest.slice(0, phraseLength(rest, known));
    rest = rest.slice(phrase.length);
    const { completed, ...forms } =
      phrase.length > 1 ? phraseForms(phrase, known) : wordForms(phrase[0] as Word, known, rest.length === 0);
    terms.push({
      ...forms,
      written: completed || phrase.map(({ written }) => written).join(' '),
      isCorrected: completed !== '' || phrase.some(({ slips }) => slips > 0),
      isGuess: phrase.some(({ slips }) => slips > 1),
      isGoods: phrase.length === 1 && phrase.every((word) => isDental(joinedWord(word))),
    });
  }
  return terms;
}

/** Whether a text is in quotation marks, which ask for its words as typed. */
export function isQuoted(text: string): boolean {
  return /^\s*["“”].*["“”]\s*$/.test(text);
}

/** Limits the words of a `tsquery` in text form to these weights in `search` (`seed/seed-catalogue.ts`), in place of any others. */
export function within(query: string, weights: string): string {
  return query.replace(
    /([\p{L}\d]+)(:\*?)?[A-D]*/gu,
    (_, word, prefix = ':') => `${word}${prefix}${weights}`,
  );
}

/** A term's exact and near forms combined. */
export function anyForm({ exact, near }: Pick<Term, 'exact' | 'near'>): string {
  return near === null ? exact : `(${exact} | ${near})`;
}

/** `completed` are the words that alone make an unfinished word known; else ''. */
type Forms = Pick<Term, 'exact' | 'near' | 'isKnown'> & { readonly completed: string };

/** The significant words of a text; an unknown word is split into its parts, of a compound or of two words ('facemask'). */
function tellingWords(text: string, known: Known): Word[] {
  return readWords(text)
    .slice(0, maxWords * 2)
    .filter((word) => !isWordOfGrammar(word, known))
    .slice(0, maxWords)
    .flatMap((word) => {
      const joined = joinedWord(word);
      if (/\d/.test(joined) || isAsMeant(joined, known) || isUsed(joined, known)) return [word];
      const parts = word.forms[1] ?? partsOf(joined, known);
      return parts.length === 0 ? [word] : parts.map(plainWord);
    })
    .slice(0, maxWords);
}

/** Whether a word is a filler. Words of other scripts may lack a stem too, but count. */
function isWordOfGrammar(word: Word, { stems }: Known): boolean {
  const joined = joinedWord(word);
  return wishWords.has(word.written) || (/^[a-z]+$/.test(joined) && stems.get(joined) === '');
}

/** The word, or the nearest known one for a word that is neither used (`isUsed`) nor an everyday word. */
function corrected(word: Word, known: Known, isLast: boolean): Word & { readonly slips: number } {
  const [[first = ''], other] = word.forms;
  // A size's name, such as 'lge', has another form than the word as written.
  const isPlain = other === undefined && first === word.written && !/\d/.test(first);
  const nearest =
    isPlain && !everydayWords.has(first) && !isAsMeant(first, known) && !isUsed(first, known)
      ? correctWord(first, known.vocabulary.candidates, isLast)
      : null;
  return nearest ? { ...plainWord(nearest.word), slips: nearest.slips } : { ...word, slips: 0 };
}

/** Number of leading words that form one term: a trade name, or two words that the shop writes as one. */
function phraseLength(words: readonly Word[], known: Known): number {
  for (let length = Math.min(maxPhraseWords, words.length); length > 1; length -= 1) {
    const phrase = words.slice(0, length);
    if (synonymsOf(phrase.map(joinedWord), known).length > 0 || isOne(phrase, known)) return length;
  }
  return 1;
}

function isOne(phrase: readonly Word[], { vocabulary }: Known): boolean {
  return phrase.length === 2 && vocabulary.words.has(phrase.map(({ written }) => written).join(''));
}

function phraseForms(phrase: readonly Word[], known: Known): Forms {
  const formsOf = (word: Word) => wordForms(word, known, false);
  const apart = allOf(phrase.map((word) => (known.asTyped ? formsOf(word).exact : anyForm(formsOf(word)))));
  const joined = isOne(phrase, known) ? [phrase.map(({ written }) => written).join('')] : [];
  const synonyms = synonymsOf(phrase.map(joinedWord), known).map(synonymQuery);
  return {
    exact: anyOf([apart, ...joined]),
    near: synonyms.length > 0 ? anyOf(synonyms) : null,
    isKnown: true,
    completed: '',
  };
}

function wordForms({ forms }: Word, known: Known, isLast: boolean): Forms {
  const [[first = ''], ...others] = forms;
  const used = usedSpellings(first, known);
  // 'Haemostatic' has the stem of 'haemostat'.
  const spellings = isDental(first) && !isOfTrade(first, known) ? used : [first, ...used];
  const near = spellings.flatMap((spelling) => synonymsOf([spelling], known).map(synonymQuery));
  const isCode = /\d/.test(first);
  // A code or a measure may be unfinished. A number alone may not: '5' begins too many.
  if (isCode && isLast && /\p{L}/u.test(first)) near.push(`${first}:*`);
  const completions = !isCode && (isLast || used.length === 0) ? completionsOf(first, known) : [];
  const completed =
    used.length + others.length + near.length === 0 ? completions.slice(0, maxNamed).join(' or ') : '';
  near.push(...completions);
  return {
    exact: anyOf([...(used.length > 0 ? used : [first]), ...others.map(allOf)]),
    near: near.length > 0 ? anyOf([...new Set(near)]) : null,
    isKnown: isCode || used.length + others.length + near.length > 0 || first.length < minPartLength,
    completed,
  };
}

function plainWord(written: string): Word {
  return { written, forms: [[written]], loose: [] };
}

/** Whether nothing else was meant by a word. */
function isAsMeant(word: string, { asTyped }: Known): boolean {
  return asTyped || isDental(word);
}

function isDental(word: string): boolean {
  return [/$/, /s$/, /es$/].some((ending) => dentalWords.has(word.replace(ending, '')));
}

/** Whether catalogue or thesaurus have the word in some spelling, or a word that begins with it. */
function isUsed(word: string, known: Known): boolean {
  return (
    word.length < minPartLength ||
    usedSpellings(word, known).length > 0 ||
    isOfTrade(word, known) ||
    completionsOf(word, known).length > 0
  );
}

function isOfTrade(word: string, { vocabulary: { tradeWords } }: Known): boolean {
  return tradeWords.has(word) || tradeWords.has(word.replace(/s$/, ''));
}

/** The catalogue's spellings of a word, one for each stem. Its own stem comes last: 'sterilizer' has 'steril', that of other words. */
function usedSpellings(word: string, known: Known): readonly string[] {
  const { usedStems, spellings } = known.vocabulary;
  const spelt = spellings.get(spellingKey(word)) ?? (usedStems.has(stemOf(word, known)) ? [word] : []);
  return [...new Map(spelt.map((one) => [stemOf(one, known), one])).values()];
}

function stemOf(word: string, { vocabulary, stems }: Known): string {
  return stems.get(word) ?? vocabulary.stems.get(word) ?? '';
}

/** Synonyms of these words together, including their usual spelling; none without further ones. */
function synonymsOf(words: readonly string[], known: Known): readonly string[] {
  const key = words.map((word) => stemOf(word, known)).join('');
  return key === '' ? [] : (known.vocabulary.synonyms.get(key) ?? []);
}

/** The query of a synonym, in all forms that the catalogue may have. */
function synonymQuery(phrase: string): string {
  return allOf(readWords(phrase).map(({ forms }) => anyOf(forms.map(allOf))));
}

function anyOf(alternatives: readonly string[]): string {
  return alternatives.length === 1 ? (alternatives[0] ?? '') : `(${alternatives.join(' | ')})`;
}

function allOf(words: readonly string[]): string {
  return words.length === 1 ? (words[0] ?? '') : `(${words.join(' & ')})`;
}

/** The two known words that make up a compound; empty for other words. */
function partsOf(word: string, known: Known): readonly string[] {
  if (word.length > maxWordLength) return [];
  const isWord = (part: string) => known.vocabulary.words.has(part) || synonymsOf([part], known).length > 0;
  for (let end = minPartLength; end <= word.length - minPartLength; end += 1) {
    const parts = [word.slice(0, end), word.slice(end)];
    if (parts.every(isWord)) return parts;
  }
  return [];
}

/** Completions of a word, one for each stem. PostgreSQL's prefixes match stems: 'dressi' does not begin 'dress'. */
function completionsOf(beginning: string, { vocabulary }: Known): string[] {
  const byStem = new Map<string, string>();
  if (beginning.length < minPartLength || isDental(beginning)) return [];
  for (const word of vocabulary.words) {
    const stem = vocabulary.stems.get(word) ?? '';
    if (word.startsWith(beginning) && !byStem.has(stem)) byStem.set(stem, word);
    if (byStem.size === maxCompletions) break;
  }
  return [...byStem.values()];
}
