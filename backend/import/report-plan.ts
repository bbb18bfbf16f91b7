import type { Queries } from '../database/database';
import { firstPlanned, kindOf, type PlanCounts, type PlannedChange, planKinds, planPages } from './plan';
import type { ProductDocument } from './product-document';
import { htmlOf } from './reading/rich-text';

/** How many of each kind are shown. */
export const shownFirst = 20;

const headings = { new: 'New', changed: 'Changed', removed: 'Removed' };

type Describe = (product: ProductDocument) => unknown;

/** What the owner knows of a product, by the names of our columns. */
const fields: Readonly<Record<string, Describe>> = {
  SKU: ({ sku }) => sku,
  name: ({ name }) => name,
  brand: ({ brand }) => brand,
  categories: ({ main_name, category_name }) => `${main_name} > ${category_name}`,
  price: ({ price }) => price,
  'sale price': ({ sale_price }) => sale_price,
  pack: ({ pack_size }) => pack_size,
  sizes: ({ sizes }) => sizes.join(', '),
  colours: ({ colours }) => colours.join(', '),
  description: ({ description, rich_description }) =>
    rich_description === null ? description : htmlOf(rich_description),
  pictures: ({ pictures }) =>
    pictures.map(({ source, alternative_text: text }) => (text ? `${source} (${text})` : source)).join(', '),
  'variant group': ({ family }) => family,
  active: ({ active }) => active,
  featured: ({ featured }) => featured,
  new: ({ latest }) => latest,
  top: ({ top }) => top,
  tags: ({ tags }) => tags.join(', '),
  features: ({ features }) => features.join(', '),
};

/** Says the first planned changes of each kind. */
export async function reportPlan(
  queries: Queries,
  counts: PlanCounts,
  say: (line: string) => void,
): Promise<void> {
  for (const kind of planKinds) {
    const first = await firstPlanned(queries, kind, shownFirst);
    for (const line of firstLines(headings[kind], first.map(describeChange), counts[kind])) say(line);
  }
}

/** The first of `count` things as lines under a heading, and how many more there are; no line for none. */
export function firstLines(
  heading: string,
  first: readonly string[],
  count = first.length,
): readonly string[] {
  if (count === 0) return [];
  const shown = first.slice(0, shownFirst).map((line) => `  ${line}`);
  return [`${heading}:`, ...shown, ...(count > shownFirst ? [`  … and ${count - shownFirst} more`] : [])];
}

/** Writes all planned changes, a line each. */
export async function writeReport(queries: Queries, write: (lines: string) => Promise<void>): Promise<void> {
  for await (const page of planPages(queries))
    await write(page.map((change) => `${kindOf(change)}  ${describeChange(change)}\n`).join(''));
}

/** A planned change in one line: the product, and of each changed field what it was and becomes. */
function describeChange({ before, after }: PlannedChange): string {
  const product = before ?? after;
  const named = product ? `${product.sku || '(no SKU)'}  ${product.name}` : '';
  if (!before || !after) return named;
  const changes = Object.entries(fields).flatMap(([field, of]) =>
    of(before) === of(after) ? [] : [`${field} ${shown(of(before))} → ${shown(of(after))}`],
  );
  return `${named}: ${changes.join('; ')}`;
}

function shown(value: unknown): string {
  if (value === null || value === '') return '(none)';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = String(value).replace(/\s+/g, ' ');
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
