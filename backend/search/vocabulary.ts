import type { Queries } from '../database/database';

/** The words the catalogue uses, the most frequent first, each with its stem: what PostgreSQL indexes instead of the word. */
export type Vocabulary = ReadonlyMap<string, string>;

/** Reads what the seed counted, without words like 'and' that are not indexed. */
export async function readVocabulary({ query }: Queries): Promise<Vocabulary> {
  const rows = await query<{ word: string; stem: string }>(
    `select word, stem from (select *, to_tsquery('english', word)::text as stem from vocabulary) as stemmed
      where stem <> '' order by frequency desc, word`,
  );
  return new Map(rows.map(({ word, stem }) => [word, stem.replaceAll("'", '')]));
}

/** The stems of words, by word. Only letters and digits, so they need no quoting. */
export async function readStems({ query }: Queries, words: readonly string[]): Promise<Map<string, string>> {
  const rows = await query<{ word: string; stem: string }>(
    `select word, to_tsquery('english', word)::text as stem from unnest($1::text[]) as word`,
    [words],
  );
  return new Map(rows.map(({ word, stem }) => [word, stem.replaceAll("'", '')]));
}
