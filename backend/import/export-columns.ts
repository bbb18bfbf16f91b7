import type { ExportedProduct } from './export-products';
import { descriptionCell, joinList } from './stand-ins';

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
  Sizes: ({ sizes }) => joinList(sizes),
  Colours: ({ colours }) => joinList(colours),
  Description: descriptionCell,
  Pictures: ({ pictures }) => joinList(pictures.map(({ source }) => source)),
  'Picture texts': ({ pictures }) =>
    pictures.some(({ alternativeText }) => alternativeText)
      ? pictures.map(({ alternativeText }) => alternativeText ?? '').join(' | ')
      : null,
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

function yesOrNo(flag: boolean): string {
  return flag ? 'yes' : 'no';
}
