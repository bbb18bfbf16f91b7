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

/** The narrowest `tsquery` that finds something: all terms, or any so many of them. */
async function mostWanted({ query }: Queries, terms: readonly Term[]): Promise<string | null> {
  for (let size = terms.length; size > 0; size -= 1) {
    const wanted = [...subsets(terms, size)].map((some) => `(${some.map(anyForm).join(' & ')})`).join(' | ');
    const [row] = await query<{ found: boolean }>(
      `select exists(select from product where active and search @@ to_tsquery('english', $1)) as found`,
      [wanted],
    );
    if (row?.found) return wanted;
  }
  return null;
}

function anyForm({ exact, near }: Term): string {
  return near === null ? exact : `(${exact} | ${near})`;
}

function* subsets<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  if (size === 0) yield [];
  else
    for (const [place, item] of items.entries()) {
      for (const rest of subsets(items.slice(place + 1), size - 1)) yield [item, ...rest];
    }
}
