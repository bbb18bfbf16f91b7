import type { ExportedProduct } from './export-products';

type Cell = string | number | null;

/** Our columns by their headings, and what a file has in them. */
const columns: Readonly<Record<string, (product: ExportedProduct) => Cell>> = {
  SKU: ({ sku }) => sku,
  Replaces: () => null,
  Name: ({ name }) => name,
  Brand: ({ brand }) => brand,
  Categories: ({ category }) => category.join(' > '),
  Price: ({ price }) => price,
  'Sale price': ({ salePrice }) => salePrice,
  Pack: ({ packSize }) => packSize,
  Sizes: ({ sizes }) => joined(sizes),
  Colours: ({ colours }) => joined(colours),
  Description: ({ description, descriptionHtml }) => descriptionHtml ?? description,
  Pictures: ({ pictures }) => joined(pictures.map(({ source }) => source)),
  'Picture texts': ({ pictures }) => pictures.map(({ alternativeText }) => alternativeText ?? '').join(' | '),
  'Variant group': ({ variantGroup }) => variantGroup,
  Active: ({ active }) => yesOrNo(active),
  Featured: ({ featured }) => yesOrNo(featured),
  New: ({ isNew }) => yesOrNo(isNew),
  Top: ({ top }) => yesOrNo(top),
};

/** The headings of an exported file. */
export const exportHeadings = Object.keys(columns);

/** The cells of an exported product. */
export function exportCells(product: ExportedProduct): readonly Cell[] {
  return Object.values(columns).map((cellOf) => cellOf(product));
}

function joined(texts: readonly string[]): string {
  return texts.join(' | ');
}

function yesOrNo(flag: boolean): string {
  return flag ? 'yes' : 'no';
}
