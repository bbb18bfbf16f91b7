import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Queries } from '../database/database';
import { spellingKey } from './spellings';
import { readWords, type Word } from './words';

/** What the catalogue and the trade call things. */
export interface Vocabulary {
  /** The catalogue's words, the most frequent first. */
  readonly words: ReadonlySet<string>;
  /** These by `spellingKey`. */
  readonly spellings: ReadonlyMap<string, readonly string[]>;
  /** Their stems: what PostgreSQL indexes instead of the word. */
  readonly usedStems: ReadonlySet<string>;
  /** The words of the thesaurus. */
  readonly tradeWords: ReadonlySet<string>;
  /** The stem of every word of catalogue and thesaurus. */
  readonly stems: ReadonlyMap<string, string>;
  /** Phrases of the thesaurus that mean the same, by the joined stems of each of them. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
}

/** What people in the trade call the same thing, a line each ('Higiene' is spelt so in the menus, P10). */
const thesaurus = readLines('thesaurus.txt').map((line) => line.split(', '));

/**
 * Everyday words, not of this trade, that are close to one of its words. Whoever types one means it: 'wood' is not 'wool', and
 * finding nothing is a better answer than finding something else.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  readLines('everyday-words.txt').flatMap((line) => line.split(' ')),
);

/** Reads what the seed counted, without words like 'and' that are not indexed, and the thesaurus. */
export async function readVocabulary(queries: Queries): Promise<Vocabulary> {
  const counted = await queries.query<{ word: string }>(
    'select word from vocabulary order by frequency desc, word',
  );
  const tradeWords = new Set(thesaurus.flat().flatMap(wordsIn));
  const stems = await readStems(queries, [...new Set([...counted.map(({ word }) => word), ...tradeWords])]);
  const stemOf = (word: string) => stems.get(word) ?? '';
  const words = counted.map(({ word }) => word).filter(stemOf);
  const phrases = thesaurus.flatMap((same) => same.map((phrase) => [phrase, same] as const));
  return {
    words: new Set(words),
    spellings: gathered(words, spellingKey, (word) => [word]),
    usedStems: new Set(words.map(stemOf)),
    tradeWords,
    stems,
    synonyms: gathered(
      phrases,
      ([phrase]) => wordsIn(phrase).map(stemOf).join(''),
      ([, same]) => same,
    ),
  };
}

/** What belongs to items, by a key of theirs. */
function gathered<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  valuesOf: (item: Item) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), ...valuesOf(item)]);
  return found;
}

/** The stems of words, by word; '' for words like 'and'. Only letters and digits, so they need no quoting. */
export async function readStems({ query }: Queries, words: readonly string[]): Promise<Map<string, string>> {
  const rows = await query<{ word: string; stem: string }>(
    `select word, to_tsquery('english', word)::text as stem from unnest($1::text[]) as word`,
    [words],
  );
  return new Map(rows.map(({ word, stem }) => [word, stem.replaceAll("'", '')]));
}

/** A word with its parts joined: 'x-ray' is 'xray'. */
export function joinedWord({ forms }: Word): string {
  return forms[0].join('');
}

function wordsIn(phrase: string): string[] {
  return readWords(phrase).map(joinedWord);
}

function readLines(file: string): string[] {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n');
}
