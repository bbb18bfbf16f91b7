import type { ImportedProduct, RefusedRow } from './imported-product';

/** Longest texts, and most values of a list. */
const limits = {
  text: 200,
  alternativeText: 500,
  source: 2_000,
  description: 20_000,
  html: 100_000,
  list: 200,
};

/** Columns that say something whenever they are there. */
const needed: readonly string[] = ['SKU', 'name', 'categories'];

/** AUD; the column has ten digits. */
const highestPrice = 99_999_999.99;
const largestPack = 1_000_000_000;

/** Faster than to look for halves of characters. */
const suspect = /[\0\ud800-\udfff]/;

type Problem = Pick<RefusedRow, 'column' | 'value' | 'reason'>;

/** Why a product cannot be stored, whatever the catalogue has; null when it can. */
export function problemOf(product: ImportedProduct): Problem | null {
  const { sku, replaces, name, brand, category, variantGroup, sizes = [], colours = [] } = product;
  const { description, descriptionHtml, pictures = [], price, salePrice, packSize } = product;
  const texts: readonly (readonly [column: string, text: string | null | undefined, longest: number])[] = [
    ['SKU', sku, limits.text],
    ['replaces', replaces, limits.text],
    ['name', name, limits.text],
    ['brand', brand, limits.text],
    ...(category ?? []).map((text) => ['categories', text, limits.text] as const),
    ...sizes.map((text) => ['sizes', text, limits.text] as const),
    ...colours.map((text) => ['colours', text, limits.text] as const),
    ['description', description, limits.description],
    ['description', descriptionHtml, limits.html],
    ...pictures.flatMap(({ source, alternativeText }) => [
      ['pictures', source, limits.source] as const,
      ['pictures', alternativeText, limits.alternativeText] as const,
    ]),
    ['variant group', variantGroup, limits.text],
  ];
  for (const [column, text, longest] of texts) {
    if (text == null) continue;
    if (text.trim() === '' && needed.includes(column))
      return { column, value: text, reason: 'This cannot be empty.' };
    if (text.length > longest)
      return { column, value: text, reason: `This has ${text.length} characters: write at most ${longest}.` };
    if (suspect.test(text) && /\0|\p{Cs}/u.test(text))
      return { column, value: '', reason: 'This has a character that no text can have: delete it.' };
  }
  for (const [column, list] of Object.entries({ sizes, colours, pictures }))
    if (list.length > limits.list)
      return { column, value: '', reason: `This has ${list.length} values: write at most ${limits.list}.` };
  for (const [column, number, from, to] of [
    ['price', price, 0, highestPrice],
    ['sale price', salePrice, 0, highestPrice],
    ['pack', packSize, 1, largestPack],
  ] as const)
    if (number != null && !(number >= from && number <= to))
      return { column, value: String(number), reason: `Write a number from ${from} to ${to}.` };
  return null;
}
