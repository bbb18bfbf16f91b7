import { choicesOf } from './choices';
import { line } from './clean-text';
import type { DataRow } from './data-rows';
import { decoded } from './description';
import { type Draft, given, type Source } from './draft';
import { isHtml } from './rich-text';
import { textOf } from './table';
import type { Warnings } from './warnings';

/**
 * Products of WooCommerce's export. A variable product is none of ours: it gives its variations, wherever they stand, what they do not say
 * themselves.
 * @param once its rows, of which only parents are kept
 * @param again the same rows
 */
export async function* woocommerceDrafts(
  once: AsyncIterable<DataRow>,
  again: AsyncIterable<DataRow>,
  warnings: Warnings,
): AsyncGenerator<Draft> {
  const parents = new Map<string, DataRow>();
  const used = new Set<DataRow>();
  for await (const row of once) {
    if (kindOf(row) !== 'variable') continue;
    for (const key of [`id:${row.text('ID')}`, row.text('SKU')])
      if (key !== '') parents.set(key.toLowerCase(), row);
  }
  for await (const row of again) {
    const parent = kindOf(row) === 'variation' ? parents.get(row.text('Parent').toLowerCase()) : undefined;
    if (parent) used.add(parent);
    if (kindOf(row) !== 'variable') yield draftOf(row, parent, warnings);
  }
  const reason = 'The file has no variation of this product: export its variations too.';
  for (const parent of new Set(parents.values()))
    if (!used.has(parent))
      yield {
        row: parent.number,
        fields: {},
        refusal: { column: null, value: '', reason },
        cells: parent.cells,
      };
}

function kindOf(row: DataRow): string {
  return row.text('Type').toLowerCase();
}

function draftOf(row: DataRow, parent: DataRow | undefined, warnings: Warnings): Draft {
  const kind = kindOf(row);
  const own = (...headings: string[]): Source | undefined => {
    const source = row.under(...headings);
    return source && textOf(source.cell).trim() === '' && parent ? parent.under(...headings) : source;
  };
  const attributes = attributesOf(row, parent);
  const choice = choicesOf(
    'Attribute value',
    attributes.flatMap(([name, values]) => values.map((value) => [name, value] as const)),
  );
  const name = own('Name');
  const parentName = parent && line(decoded(parent.text('Name')));
  const others = parent ? choice.others : [];
  const [, [brand] = []] = attributes.find(([heading]) => /^brand$/i.test(heading)) ?? [];
  const refusal = refusalOf(row, kind, parent);
  const shown = [row, parent].every((one) => !one || (one.text('Published') || '1') === '1');
  const hidden = [row, parent].some((one) => one?.text('Visibility in catalog').toLowerCase() === 'hidden');
  return {
    row: row.number,
    ...(refusal && { refusal }),
    cells: () => [...(parent?.cells() ?? []), ...row.cells()],
    fields: {
      ...given('sku', row.under('SKU')),
      ...given(
        'name',
        name && { ...name, cell: [parentName ?? line(decoded(textOf(name.cell))), ...others].join(', ') },
      ),
      ...given('brand', own('Brands', 'Brand') ?? (brand ? { column: 'Brand', cell: brand } : undefined)),
      ...given('category', categoryOf(own('Categories'), row, warnings)),
      ...given('price', row.under('Regular price')),
      ...given('salePrice', salePriceOf(row, warnings)),
      ...choice.fields,
      ...given('description', descriptionOf(own('Description'), own('Short description'))),
      ...given('pictures', own('Images')),
      ...(row.under('Parent') && {
        variantGroup: {
          column: 'Parent',
          cell: parent ? parent.text('SKU') || `id:${parent.text('ID')}` : '',
        },
      }),
      ...(row.under('Published', 'Visibility in catalog') && {
        active: { column: 'Published', cell: shown && !hidden ? 'yes' : 'no' },
      }),
      ...given('featured', own('Is featured?')),
    },
  };
}

function refusalOf(row: DataRow, kind: string, parent: DataRow | undefined): Draft['refusal'] {
  if (kind === 'variation' && !parent) {
    const value = row.text('Parent');
    return { column: 'Parent', value, reason: `The file has no variable product '${value}'.` };
  }
  if (kind === 'variation' || kind === 'simple') return undefined;
  return {
    column: 'Type',
    value: kind,
    reason: 'Only simple and variable products that are shipped can be sold here.',
  };
}

type Attribute = readonly [name: string, values: readonly string[]];

/** An empty value of a variation is any of its parent's. */
function attributesOf(row: DataRow, parent: DataRow | undefined): readonly Attribute[] {
  const attributes: Attribute[] = [];
  for (let number = 1; row.under(`Attribute ${number} name`); number += 1) {
    const name = row.text(`Attribute ${number} name`);
    if (name === '') continue;
    const values = listOf(row.text(`Attribute ${number} value(s)`));
    const inherited = parent
      ? attributesOf(parent, undefined).find(([other]) => other === name)?.[1]
      : undefined;
    attributes.push([name, values.length > 0 ? values : (inherited ?? [])]);
  }
  return attributes;
}

/** Divided by commas; `\,` is one. */
function listOf(text: string): readonly string[] {
  return text.split(/(?<!\\),/).flatMap((part) => line(decoded(part.replaceAll('\\,', ','))) || []);
}

/** The first with two levels, or else the first; 'Uncategorized' is WordPress's word for none. */
function categoryOf(source: Source | undefined, row: DataRow, warnings: Warnings): Source | undefined {
  if (!source) return undefined;
  const categories = listOf(textOf(source.cell)).filter((category) => !/^uncategori[sz]ed$/i.test(category));
  const chosen = categories.find((category) => category.includes('>')) ?? categories[0] ?? '';
  if (categories.length > 1) {
    row.warn(warnings, 'A product has one category: the first that has a main category was read.', source);
  }
  return { ...source, cell: chosen };
}

/** The sale price, unless its dates say that the sale is over or to come. */
function salePriceOf(row: DataRow, warnings: Warnings): Source | undefined {
  const source = row.under('Sale price');
  if (!source || textOf(source.cell).trim() === '') return source;
  const starts = Date.parse(row.text('Date sale price starts').replace(' ', 'T'));
  const end = row.text('Date sale price ends').replace(' ', 'T');
  const ends = Date.parse(/^[\d-]{10}$/.test(end) ? `${end}T23:59:59` : end);
  if (!(starts > Date.now() || ends < Date.now())) return source;
  row.warn(warnings, 'The sale is over or to come by its dates: read as no sale.', source);
  return { ...source, cell: '' };
}

/** With real line breaks, paragraphs and without WordPress's shortcodes. */
function descriptionOf(long: Source | undefined, short: Source | undefined): Source | undefined {
  const source = long && textOf(long.cell).trim() !== '' ? long : (short ?? long);
  if (!source) return undefined;
  const text = textOf(source.cell)
    .replaceAll(/\\\\n|\\n/g, (typed) => (typed === '\\n' ? '\n' : '\\n'))
    .replaceAll(
      /\[\/?[a-z][\w-]*(?:\s+[\w-]+=(?:"[^"\]]*"|'[^'\]]*'|[^\s\]"']+))+\s*\/?\]|\[\/[a-z][\w-]*\]/gi,
      '',
    );
  const cell = isHtml(text) && !/<p[\s>]/i.test(text) ? text.replaceAll(/\n\s*\n/g, '<p>') : text;
  return { ...source, cell };
}
