import type { Queries } from '../database/database';
import { type Candidate, candidateOf } from './correct-word';
import { spellingKey } from './spellings';
import { listError, thesaurus } from './word-lists';
import { readWords, type Word } from './words';

/** Words of the catalogue and the trade. */
export interface Vocabulary {
  /** Words of the catalogue, most frequent first. */
  readonly words: ReadonlySet<string>;
  /** The catalogue's words by `spellingKey`. */
  readonly spellings: ReadonlyMap<string, readonly string[]>;
  /** Stems of the catalogue's words, which PostgreSQL indexes. */
  readonly usedStems: ReadonlySet<string>;
  /** The words of the thesaurus. */
  readonly tradeWords: ReadonlySet<string>;
  /** Stem of every word of catalogue and thesaurus. */
  readonly stems: ReadonlyMap<string, string>;
  /** Candidates for corrections, most likely first. */
  readonly candidates: readonly Candidate[];
  /** Synonym phrases of the thesaurus, by the joined stems of each. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
}

/** Reads the words that the seed counted, except unindexed ones, and the thesaurus. @throws StartupError naming a wrong line */
export async function readVocabulary(queries: Queries, synonyms = thesaurus): Promise<Vocabulary> {
  const counted = await queries.query<{ word: string }>(
    'select word from vocabulary order by frequency desc, word',
  );
  const tradeWords = new Set(synonyms.flat().flatMap(wordsIn));
  const stems = await readStems(queries, [...new Set([...counted.map(({ word }) => word), ...tradeWords])]);
  const stemOf = (word: string) => stems.get(word) ?? '';
  const keyOf = (phrase: string) => wordsIn(phrase).map(stemOf).join('');
  const words = counted.map(({ word }) => word).filter(stemOf);
  const phrases = synonyms.flatMap((same, index) =>
    same.map((phrase) => {
      if (keyOf(phrase) === '')
        throw listError('thesaurus.txt', index, `'${phrase}' has only words that the search leaves out`);
      return [phrase, same] as const;
    }),
  );
  return {
    words: new Set(words),
    spellings: gathered(words, spellingKey, (word) => [word]),
    usedStems: new Set(words.map(stemOf)),
    tradeWords,
    stems,
    candidates: [...words, ...tradeWords]
      .filter((word) => /^\p{L}{4,}$/u.test(word) && stemOf(word))
      .map(candidateOf),
    synonyms: gathered(
      phrases,
      ([phrase]) => keyOf(phrase),
      ([, same]) => same,
    ),
  };
}

/** Groups the values of items by key. */
function gathered<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  valuesOf: (item: Item) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), ...valuesOf(item)]);
  return found;
}

/** Stems by word; '' for words like 'and'. Words have only letters and digits, so they need no quoting. */
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
