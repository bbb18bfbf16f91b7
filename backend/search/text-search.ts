import type { Queries } from '../database/database';
import { readTerms, type Term, wordsToStem } from './text-query';
import { readStems, type Vocabulary } from './vocabulary';

/** A visitor's words as something that finds products. */
export interface TextSearch {
  /** What products have to match: a `tsquery` in text form. Null: nothing can be found. */
  readonly wanted: string | null;
  /** What they are ranked by. */
  readonly terms: readonly Term[];
  /** The words that were searched for, when a slip was corrected or a word left out that the catalogue does not have; else null. */
  readonly searchedFor: string | null;
}

/**
 * Reads what a visitor typed. Products have to have all of it that the catalogue knows, or, when there is no such product,
 * as many of these words together as any product has.
 */
export async function readTextSearch(
  queries: Queries,
  text: string,
  vocabulary: Vocabulary,
): Promise<TextSearch> {
  const stems = await readStems(queries, wordsToStem(text));
  const all = readTerms(text, vocabulary, stems);
  const known = all.filter(({ isKnown }) => isKnown);
  const terms = known.length > 0 ? known : all;
  const isChanged = terms.length < all.length || terms.some(({ isCorrected }) => isCorrected);
  return {
    wanted: await mostWanted(queries, terms),
    terms,
    searchedFor: isChanged ? terms.map(({ written }) => written).join(' ') : null,
  };
}

/** The narrowest `tsquery` that finds something: all terms, or those that the products with most of them have together. */
async function mostWanted(queries: Queries, terms: readonly Term[]): Promise<string | null> {
  if (terms.length === 0) return null;
  const forms = terms.map(anyForm);
  const all = forms.join(' & ');
  const [row] = await queries.query<{ found: boolean }>(
    `select exists(select from product where active and search @@ to_tsquery('english', $1)) as found`,
    [all],
  );
  if (row?.found) return all;
  const together = await termsTogether(queries, forms);
  const most = Math.max(0, ...together.map(({ length }) => length));
  return (
    together
      .filter(({ length }) => length === most)
      .map((some) => `(${some.join(' & ')})`)
      .join(' | ') || null
  );
}

/** Which of these `tsquery`s match the same product, for every product that any of them matches. */
async function termsTogether({ query }: Queries, forms: readonly string[]): Promise<string[][]> {
  const matches = forms.map((_, place) => `search @@ to_tsquery('english', $${place + 2})`);
  const rows = await query<{ matched: readonly boolean[] }>(
    `select distinct array[${matches.join(', ')}] as matched
       from product where active and search @@ to_tsquery('english', $1)`,
    [forms.join(' | '), ...forms],
  );
  return rows.map(({ matched }) => forms.filter((_, place) => matched[place]));
}

function anyForm({ exact, near }: Term): string {
  return near === null ? exact : `(${exact} | ${near})`;
}
