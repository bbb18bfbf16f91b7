import type { Queries } from '../database/database';
import { anyForm, isQuoted, readTerms, type Term, within, wordsToStem } from './text-query';
import { readStems, type Vocabulary } from './vocabulary';

/** A parsed text search. */
export interface TextSearch {
  /** A `tsquery` in text form that products must match. Null: nothing can be found. */
  readonly wanted: string | null;
  /** Terms for the ranking. */
  readonly terms: readonly Term[];
  /**
   * The effective search text, when a slip was corrected or a word left out that no product has with the others; else null. Where products
   * have different words of it: 'tips or syringe'.
   */
  readonly searchedFor: string | null;
}

/** `sets` are the combinations of terms that some products have. */
type Found = Pick<TextSearch, 'wanted'> & { readonly sets: readonly (readonly Term[])[] };

/** Most sets of words that are named. */
const maxNamed = 3;

/** The shop's products, or the hidden ones. */
type Among = 'active' | 'not active';

/**
 * Parses a visitor's search text. Products must match all words that the catalogue knows, or else the largest combination that any product
 * has, preferring words to measures. A guessed correction that no product has with the rest is dropped. A single word left of several does
 * not match descriptions. Goods are never left out: whoever wants a 'denture box' wants no other. Words in quotation marks are all required, as typed.
 */
export async function readTextSearch(
  queries: Queries,
  text: string,
  vocabulary: Vocabulary,
  among: Among = 'active',
): Promise<TextSearch> {
  const all = await termsOf(queries, text, vocabulary);
  if (isQuoted(text))
    return { wanted: all.map(({ exact }) => exact).join(' & ') || null, terms: all, searchedFor: null };
  const known = all.filter(({ isKnown, isGoods }) => isKnown || isGoods);
  const { wanted, sets } = await mostWanted(queries, known.length > 0 ? known : all, among);
  const [terms = [], ...others] = sets;
  const isChanged =
    others.length > 0 || terms.length < all.length || terms.some(({ isCorrected }) => isCorrected);
  const named = sets.slice(0, maxNamed).map((set) => set.map(({ written }) => written).join(' '));
  return {
    wanted:
      wanted !== null && all.length > 1 && sets.every(({ length }) => length === 1)
        ? within(wanted, 'ABC')
        : wanted,
    terms: others.length > 0 ? known : terms,
    searchedFor: (isChanged && named.join(' or ')) || null,
  };
}

/** The terms of a visitor's text. */
export async function termsOf(queries: Queries, text: string, vocabulary: Vocabulary): Promise<Term[]> {
  return readTerms(text, { vocabulary, stems: await readStems(queries, wordsToStem(text)) });
}

/** The narrowest `tsquery` with results: all terms, or the combinations of those products that have most of them. */
async function mostWanted(queries: Queries, terms: readonly Term[], among: Among): Promise<Found> {
  if (terms.length === 0) return { wanted: null, sets: [] };
  const all = allOf(terms);
  const [row] = await queries.query<{ found: boolean }>(
    `select exists(select from product where ${among} and search @@ to_tsquery('english', $1)) as found`,
    [all],
  );
  if (row?.found) return { wanted: all, sets: [terms] };
  const certain = terms.filter(({ isGuess }) => !isGuess);
  if (certain.length > 0 && certain.length < terms.length) return mostWanted(queries, certain, among);
  const goods = terms.filter(({ isGoods }) => isGoods);
  const together = (await termsTogether(queries, terms, among)).filter((set) =>
    goods.every((term) => set.includes(term)),
  );
  const fullest = together.filter((set) => together.every((other) => compare(set, other) >= 0));
  return { wanted: fullest.map((some) => `(${allOf(some)})`).join(' | ') || null, sets: fullest };
}

/** The query of products that have all terms. */
function allOf(terms: readonly Term[]): string {
  return terms.map(formsOf).join(' & ');
}

function formsOf(term: Term): string {
  return term.isGoods ? within(anyForm(term), 'ABC') : anyForm(term);
}

/** Compares sets of terms: words or codes first, because '25 G' may also be the weight of a cream; then the larger; then more words. */
function compare(one: readonly Term[], other: readonly Term[]): number {
  const [words, otherWords] = [one, other].map((terms) => terms.filter(isWord).length) as [number, number];
  return Math.sign(words) - Math.sign(otherWords) || one.length - other.length || words - otherWords;
}

function isWord({ written }: Term): boolean {
  return !/^\d/.test(written);
}

/** The combinations of terms that products have, for every product with any of them; first those with the first terms. */
async function termsTogether({ query }: Queries, terms: readonly Term[], among: Among): Promise<Term[][]> {
  const forms = terms.map(formsOf);
  const matches = forms.map((_, place) => `search @@ to_tsquery('english', $${place + 2})`);
  const rows = await query<{ matched: readonly boolean[] }>(
    `select distinct array[${matches.join(', ')}] as matched
       from product where ${among} and search @@ to_tsquery('english', $1) order by matched desc`,
    [forms.join(' | '), ...forms],
  );
  return rows.map(({ matched }) => terms.filter((_, place) => matched[place]));
}
