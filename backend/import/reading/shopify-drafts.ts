import type { ImportedPicture } from '../imported-product';
import { choicesOf } from './choices';
import { line } from './clean-text';
import type { DataRow } from './data-rows';
import { decoded } from './description';
import { type Draft, given, type Source } from './draft';
import { plainHeading } from './headings';
import { alternativeText, pictureSource } from './pictures';
import { textOf } from './table';
import type { Warnings } from './warnings';

/** Products of Shopify's export, with its older and its newer headings: a variant each, those of one handle as a group. */
export async function* shopifyDrafts(
  rows: AsyncIterable<DataRow>,
  warnings: Warnings,
): AsyncGenerator<Draft> {
  const seen = new Set<string>();
  let group: DataRow[] = [];
  for await (const row of rows) {
    if (group[0] && handleOf(row) !== handleOf(group[0])) {
      yield* variantsOf(group, seen, warnings);
      group = [];
    }
    group.push(row);
  }
  yield* variantsOf(group, seen, warnings);
}

function handleOf(row: DataRow): string {
  return row.text('Handle', 'URL handle');
}

function* variantsOf(group: readonly DataRow[], seen: Set<string>, warnings: Warnings): Generator<Draft> {
  const [first] = group;
  if (!first) return;
  const handle = handleOf(first);
  const title = line(decoded(first.text('Title')));
  const isApart = seen.has(handle.toLowerCase());
  seen.add(handle.toLowerCase());
  const options = [1, 2, 3].map((number) => first.text(`Option${number} name`));
  const variants = group.filter((row) => skuOf(row) || priceOf(row) || row.text('Option1 value'));
  const pictures = picturesOf(group, warnings);
  const ofVariants = new Set(variants.map((row) => imageOf(row, warnings)));

  for (const row of variants) {
    const own = imageOf(row, warnings);
    const chosen = [
      ...pictures.filter(({ source }) => source === own),
      ...(own && !pictures.some(({ source }) => source === own) ? [{ source: own }] : []),
      ...pictures.filter(({ source }) => source !== own && !ofVariants.has(source)),
    ];
    const chosenOptions = options.map((name, index) => [name, row.text(`Option${index + 1} value`)] as const);
    const choice = choicesOf('Option value', chosenOptions);
    const category = first.text('Type') ? first.under('Type') : first.under('Product category');
    const refusal = isApart
      ? `The rows of '${handle}' stand apart: sort the file by its handles.`
      : title === '' && `The rows of '${handle}' do not begin with its title.`;
    yield {
      row: row.number,
      ...(refusal && { refusal: { column: 'Handle', value: handle, reason: refusal } }),
      ...(first.under('Image src', 'Product image URL') && { pictures: chosen }),
      cells: () => withProduct(row, first.cells()),
      fields: {
        ...given('sku', row.under('Variant SKU', 'SKU')),
        name: { column: 'Title', cell: [title || handle, ...choice.others].join(', ') },
        ...given('brand', first.under('Vendor')),
        ...given('category', category),
        ...pricesOf(row, warnings),
        ...choice.fields,
        ...given('description', first.under('Body (HTML)', 'Description')),
        ...(first.under('Option1 name') && {
          variantGroup: { column: 'Handle', cell: variants.length > 1 ? handle : '' },
        }),
        ...(first.under('Status', 'Published', 'Published on online store') && {
          active: { column: 'Status', cell: isActive(first) ? 'yes' : 'no' },
        }),
      },
    };
  }
}

/** Headings, for comparison, of what only the first of a product's rows says. */
const ofProduct = /^(?:title|body|description|vendor|productcategory|type|published.*|status|option\dname)$/;

/** The cells of a variant, with those of its product: alone it can be imported again. */
function withProduct(row: DataRow, [shared = {}]: ReturnType<DataRow['cells']>) {
  const filled = ([name, text]: [string, string]) => [
    name,
    text || (ofProduct.test(plainHeading(name)) ? (shared[name] ?? '') : ''),
  ];
  return row.cells().map((cells) => Object.fromEntries(Object.entries(cells).map(filled)));
}

function skuOf(row: DataRow): string {
  return row.text('Variant SKU', 'SKU');
}

function priceOf(row: DataRow): string {
  return row.text('Variant price', 'Price');
}

function isActive(first: DataRow): boolean {
  const published = first.text('Published', 'Published on online store').toLowerCase();
  return /^(?:active)?$/i.test(first.text('Status')) && published !== 'false';
}

function imageOf(row: DataRow, warnings: Warnings): string | null {
  return sourceOf(row.under('Variant image', 'Variant image URL'), row, warnings);
}

function sourceOf(source: Source | undefined, row: DataRow, warnings: Warnings): string | null {
  return pictureSource(textOf(source?.cell), (message) => row.warn(warnings, message, source));
}

/** By their position, each once. */
function picturesOf(group: readonly DataRow[], warnings: Warnings): readonly ImportedPicture[] {
  const pictures = group.flatMap((row) => {
    const source = sourceOf(row.under('Image src', 'Product image URL'), row, warnings);
    const position = Number(row.text('Image position') || Number.POSITIVE_INFINITY);
    const text = row.under('Image alt text') && {
      alternativeText: alternativeText(row.text('Image alt text')),
    };
    return source === null ? [] : { source, position, ...text };
  });
  pictures.sort((a, b) => (a.position < b.position ? -1 : Number(a.position > b.position)));
  const distinct = new Map(pictures.toReversed().map((picture) => [picture.source, picture]));
  return [...distinct.values()].reverse().map(({ position: _, ...picture }) => picture);
}

/** Compare-at is the usual price, and the price the present one. */
function pricesOf(row: DataRow, warnings: Warnings): Draft['fields'] {
  const price = row.under('Variant price', 'Price');
  const usual = row.under('Variant compare at price', 'Compare-at price');
  if (!price) return {};
  const amountOf = (source?: Source) => Number(textOf(source?.cell).replaceAll(/[$,\s]/g, ''));
  const difference = amountOf(usual) - amountOf(price);
  if (usual && difference > 0 && amountOf(price) !== 0) return { price: usual, salePrice: price };
  if (usual && difference < 0 && amountOf(usual) > 0)
    row.warn(warnings, 'The compare-at price is below the price: read as no sale.', usual);
  return { price, ...(usual && { salePrice: { ...usual, cell: '' } }) };
}
