import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A kind of article that comes in several forms and packs; one row of `assortment.tsv`. */
export interface ProductLine {
  /** Slug of its sub-category. */
  readonly category: string;
  readonly name: string;
  /** Name of its drawings: `swab-box` is drawn in swab-box-1.svg, swab-box-2.svg and swab-box-3.svg. */
  readonly picture: string;
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

/** Product lines by sub-category, of tab-separated text with column names first. @throws Error when a row is not complete */
export function parseProductLines(table: string): ReadonlyMap<string, readonly ProductLine[]> {
  const [, ...rows] = table.trimEnd().split('\n');
  const lines = new Map<string, ProductLine[]>();
  for (const line of rows.map(parseRow))
    lines.set(line.category, [...(lines.get(line.category) ?? []), line]);
  return lines;
}

function parseRow(row: string): ProductLine {
  const [category, name, picture, amount, forms, packs, colours, fits, about] = row.split('\t');
  const price = Number(amount);
  const [form, ...otherForms] = listOf(forms);
  const [pack, ...otherPacks] = listOf(packs);
  if (!category || !name || !picture || !about || !(price > 0) || !form || !pack) {
    throw new Error(`assortment.tsv has an incomplete row: ${row}`);
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
