import type { Queries } from '../database/database';
import { wordsOf } from './words';

/** A product's search words, most significant first: noun, name, kin (what else it is known by), description. */
export type ProductWords = Readonly<Record<'noun' | 'name' | 'kin' | 'about', readonly string[]>>;

/** What the search finds a product by. */
interface ProductTexts {
  readonly name: string;
  readonly brand: string | null;
  readonly main_name: string;
  readonly category_name: string;
  readonly sku: string;
  readonly sizes: readonly string[];
  readonly colours: readonly string[];
  readonly description: string;
}

/** The search words of a product. @param noun its kind, in a word; by default as its name says */
export function productWords(product: ProductTexts, noun = nounOf(product.name)): ProductWords {
  const { name, brand, main_name, category_name, sku, sizes, colours, description } = product;
  const kin = [brand, main_name, category_name, sku, ...sizes, ...colours].join(', ');
  return { noun: wordsOf(noun), name: wordsOf(name), kin: wordsOf(kin), about: wordsOf(description) };
}

/** Words that say how much or which one: '14', 'x', 'No.', 'size'. */
const measure = /^(?:\d.*|x|no\.?|nr\.?|size|each)$/iu;

/** The kind of a product, in a word: 'Needle Holder 14 cm curved' is a holder, 'Suture with Needle' a suture. */
export function nounOf(name: string): string {
  const [kind = name] = name.split(/[,(;|]| [-–—] | (?:with|for|in|and) /iu);
  const words = kind.trim().split(/\s+/);
  // 'Level 2 Mask' goes on after its number.
  const end = words.findIndex((word, index) => index > 1 && /^\d/.test(word));
  const named = end === -1 ? words : words.slice(0, end);
  return named.findLast((word) => !measure.test(word)) ?? name;
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
