import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PictureKind, pictureKinds } from '../pictures/kinds';

/** A kind of article that comes in several forms and packs; one row of `assortment.tsv`. */
export interface ProductLine {
  /** Slug of its sub-category. */
  readonly category: string;
  readonly name: string;
  /** What its pictures show. */
  readonly picture: PictureKind;
  /** AUD for the first form in the first pack. */
  readonly price: number;
  readonly forms: readonly [string, ...string[]];
  readonly packs: readonly [string, ...string[]];
  readonly colours: readonly string[];
  /** Sizes the customer chooses among; empty when the form already says the size. */
  readonly fits: readonly string[];
  /** One sentence of the description. */
  readonly about: string;
}

/** The assortment by sub-category. */
export function readProductLines(): ReadonlyMap<string, readonly ProductLine[]> {
  return parseProductLines(readFileSync(join(import.meta.dirname, 'assortment.tsv'), 'utf8'));
}

/**
 * Product lines by sub-category.
 *
 * @param table tab-separated, a row of column names first
 * @throws Error when a row does not have its nine fields or names a picture that is not drawn
 */
export function parseProductLines(table: string): ReadonlyMap<string, readonly ProductLine[]> {
  const [, ...rows] = table.trimEnd().split('\n');
  const lines = new Map<string, ProductLine[]>();
  for (const line of rows.map(parseRow))
    lines.set(line.category, [...(lines.get(line.category) ?? []), line]);
  return lines;
}

function parseRow(row: string): ProductLine {
  const [category, name, shown, amount, forms, packs, colours, fits, about] = row.split('\t');
  const price = Number(amount);
  const [form, ...otherForms] = listOf(forms);
  const [pack, ...otherPacks] = listOf(packs);
  if (!category || !name || !shown || !about || !(price > 0) || !form || !pack) {
    throw new Error(`assortment.tsv has an incomplete row: ${row}`);
  }
  const picture = pictureKinds.find((kind) => kind === shown);
  if (!picture) {
    throw new Error(
      `assortment.tsv shows '${name}' as '${shown}', which is not drawn: name one of ${pictureKinds.join(', ')}.`,
    );
  }
  return {
    category,
    name,
    picture,
    price,
    forms: [form, ...otherForms],
    packs: [pack, ...otherPacks],
    colours: listOf(colours),
    fits: listOf(fits),
    about,
  };
}

function listOf(field = ''): string[] {
  return field.split(';').filter(Boolean);
}
