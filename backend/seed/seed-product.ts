import { makeProduct, type SampleProduct } from 'sample/catalogue/make-product';
import type { ProductLine } from 'sample/catalogue/product-lines';
import { wordsOf } from '../search/words';

/** A sample product as the seed writes it. */
export interface SeedProduct extends Omit<SampleProduct, 'noun' | 'kin'> {
  /** The words it is found by, the most telling first: what it is, what it is called, what it has and belongs to, what is said of it. */
  readonly words: Readonly<Record<'noun' | 'name' | 'kin' | 'about', readonly string[]>>;
}

/** The sample product with this number. */
export function seedProduct(number: number, lines: ReadonlyMap<string, readonly ProductLine[]>): SeedProduct {
  const { noun, kin, ...product } = makeProduct(number, lines);
  return {
    ...product,
    words: {
      noun: wordsOf(noun),
      name: wordsOf(product.name),
      kin: wordsOf(kin),
      about: wordsOf(product.description),
    },
  };
}
