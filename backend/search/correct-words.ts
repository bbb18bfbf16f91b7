import type { Queries } from '../database/database';
import type { Vocabulary } from './vocabulary';

/** What a word was most likely meant for. */
export interface Correction {
  readonly word: string;
  /** Whether two letters are wrong, so that another word may have been meant. */
  readonly isGuess: boolean;
}

/**
 * The words most likely meant by `words` that nobody uses, by each that is near one of the catalogue or the trade (P33): one
 * with two letters swapped, or with one letter too many, missing or wrong and the same first letter; from eight letters on
 * with one such slip more. The more similar one decides among equals, then the more frequent one.
 * @param words of letters, four at least
 * @param unfinished the one that the visitor may still be typing, so that the beginning of a word counts as well; of up to five
 *   letters with two of them swapped only: too many words begin with four that are nearly the same
 */
export async function correctWords(
  { query }: Queries,
  { tradeWords }: Vocabulary,
  words: readonly string[],
  unfinished: string | undefined,
): Promise<Map<string, Correction>> {
  if (words.length === 0) return new Map();
  const swaps = words.flatMap((typed) =>
    swapsOf(typed).map((swap) => ({ typed, pattern: typed === unfinished ? `${swap}%` : swap })),
  );
  const rows = await query<Correction & { typed: string }>(
    `with known as not materialized (
       select word, frequency from vocabulary union all
       select word, 0 from unnest($1::text[]) as word where length(word) > 3
     ), near as (
       select typed, word, frequency, 0 as slips
         from unnest($2::text[], $3::text[]) as swap (typed, pattern) join known on word like pattern
       union all
       select typed, word, frequency,
              least(levenshtein_less_equal(word, typed, 2), levenshtein_less_equal(left(word, begun), typed, 2))
         from (select typed, case when typed = $5 and length(typed) > 5 then length(typed) end as begun
                 from unnest($4::text[]) as typed) as slip
         join known on word % typed
     )
     select distinct on (typed) typed, word, slips > 1 as "isGuess"
       from near
      where slips <= (length(typed) >= 8)::integer + (left(word, 1) = left(typed, 1))::integer
      order by typed, slips, similarity(word, typed) desc, frequency desc, word`,
    [
      [...tradeWords],
      swaps.map(({ typed }) => typed),
      swaps.map(({ pattern }) => pattern),
      words,
      unfinished,
    ],
  );
  return new Map(rows.map(({ typed, ...correction }) => [typed, correction]));
}

function swapsOf(word: string): string[] {
  return Array.from(
    word.slice(1),
    (letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2),
  );
}
