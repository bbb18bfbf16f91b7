import type { Queries } from '../database/database';
import { wordsOf } from './words';

/** A product's search words, most significant first: noun, name, kin (features and categories), description. */
export type ProductWords = Readonly<Record<'noun' | 'name' | 'kin' | 'about', readonly string[]>>;

/** What the search finds a product by. */
interface ProductTexts {
  /** Kind of product, in a word. */
  readonly noun: string;
  readonly name: string;
  /** Brand, categories, SKU, sizes and colours, which searches find too. */
  readonly kin: string;
  readonly description: string;
}

/** The search words of a product. */
export function productWords({ noun, name, kin, description }: ProductTexts): ProductWords {
  return { noun: wordsOf(noun), name: wordsOf(name), kin: wordsOf(kin), about: wordsOf(description) };
}

/** Counts by how many products more, or fewer, each word is used: words that are worth correcting to, three letters and more. */
export function countedWords() {
  const counts = new Map<string, number>();
  return {
    /** @param by 1 for a product that has these words, -1 for one that had them */
    count(words: ProductWords, by: 1 | -1): void {
      for (const word of new Set(Object.values(words).flat()))
        if (/^\p{L}{3,}$/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + by);
    },
    /** Brings the vocabulary up to date. */
    async save({ query }: Queries): Promise<void> {
      const changed = [...counts].filter(([, by]) => by !== 0);
      if (changed.length === 0) return;
      await query(
        `insert into vocabulary as known (word, frequency)
         select * from unnest($1::text[], $2::integer[])
         on conflict (word) do update set frequency = known.frequency + excluded.frequency`,
        [changed.map(([word]) => word), changed.map(([, by]) => by)],
      );
      await query('delete from vocabulary where frequency <= 0');
    },
  };
}
