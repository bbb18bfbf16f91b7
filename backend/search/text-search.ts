import type { Queries } from '../database/database';
import { anyForm, readTerms, type Term, within, wordsToStem } from './text-query';
import { readStems, type Vocabulary } from './vocabulary';

/** A visitor's words as something that finds products. */
export interface TextSearch {
  /** What products have to match: a `tsquery` in text form. Null: nothing can be found. */
  readonly wanted: string | null;
  /** What they are ranked by. */
  readonly terms: readonly Term[];
  /** The words that were searched for, when a slip was corrected or a word left out that no product has with the others; else null. */
  readonly searchedFor: string | null;
}

type Found = Pick<TextSearch, 'wanted' | 'terms'>;

/**
 * Reads what a visitor typed. Products have to have all of it that the catalogue knows, or else as many of these words together
 * as any product has, rather words than measures. A guess at a slip that no product has with the rest is none. One word that is
 * left of several does not count in a description.
 */
export async function readTextSearch(
  queries: Queries,
  text: string,
  vocabulary: Vocabulary,
): Promise<TextSearch> {
  const all = await termsOf(queries, text, vocabulary);
  const known = all.filter(({ isKnown }) => isKnown);
  const { wanted, terms } = await mostWanted(queries, known.length > 0 ? known : all);
  const isChanged = terms.length < all.length || terms.some(({ isCorrected }) => isCorrected);
  return {
    wanted: wanted !== null && all.length > 1 && terms.length === 1 ? within(wanted, 'ABC') : wanted,
    terms,
    searchedFor: isChanged ? terms.map(({ written }) => written).join(' ') : null,
  };
}

/** What a visitor typed, term by term. */
export async function termsOf(queries: Queries, text: string, vocabulary: Vocabulary): Promise<Term[]> {
  return readTerms(text, { vocabulary, stems: await readStems(queries, wordsToStem(text)) });
}

/** The narrowest `tsquery` that finds something: all terms, or those that the products with most of them have together. */
async function mostWanted(queries: Queries, terms: readonly Term[]): Promise<Found> {
  if (terms.length === 0) return { wanted: null, terms };
  const all = terms.map(anyForm).join(' & ');
  const [row] = await queries.query<{ found: boolean }>(
    `select exists(select from product where active and search @@ to_tsquery('english', $1)) as found`,
    [all],
  );
  if (row?.found) return { wanted: all, terms };
  const certain = terms.filter(({ isGuess }) => !isGuess);
  if (certain.length > 0 && certain.length < terms.length) return mostWanted(queries, certain);
  const together = await termsTogether(queries, terms);
  const fullest = together.filter((set) => together.every((other) => compare(set, other) >= 0));
  const [only, ...others] = fullest;
  return {
    wanted: fullest.map((some) => `(${some.map(anyForm).join(' & ')})`).join(' | ') || null,
    terms: only && others.length === 0 ? only : terms,
  };
}

/** Orders sets of terms by what they tell: with a word or a code, for 25 G are of a cream as well; then larger; then more words. */
function compare(one: readonly Term[], other: readonly Term[]): number {
  const [words, otherWords] = [one, other].map((terms) => terms.filter(isWord).length) as [number, number];
  return Math.sign(words) - Math.sign(otherWords) || one.length - other.length || words - otherWords;
}

function isWord({ written }: Term): boolean {
  return !/^\d/.test(written);
}

/** Which of these terms the same product has, for every product that has any of them. */
async function termsTogether({ query }: Queries, terms: readonly Term[]): Promise<Term[][]> {
  const forms = terms.map(anyForm);
  const matches = forms.map((_, place) => `search @@ to_tsquery('english', $${place + 2})`);
  const rows = await query<{ matched: readonly boolean[] }>(
    `select distinct array[${matches.join(', ')}] as matched
       from product where active and search @@ to_tsquery('english', $1)`,
    [forms.join(' | '), ...forms],
  );
  return rows.map(({ matched }) => terms.filter((_, place) => matched[place]));
}
