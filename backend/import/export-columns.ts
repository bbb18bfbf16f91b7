import type { ProductDocument } from './product-document';
import { descriptionCell } from './reading/description';
import { joinList } from './reading/lists';

type Cell = string | number | null;

/** Our columns by their headings, and what a file has in them. */
const columns: Readonly<Record<string, (product: ProductDocument) => Cell>> = {
  SKU: ({ sku }) => sku,
  Replaces: () => null,
  Name: ({ name }) => name,
  Brand: ({ brand }) => brand,
  Categories: ({ main_name, category_name }) => `${main_name} > ${category_name}`,
  Price: ({ price }) => price,
  'Sale price': ({ sale_price }) => sale_price,
  Pack: ({ pack_size }) => pack_size,
  Sizes: ({ sizes }) => joinList(sizes),
  Colours: ({ colours }) => joinList(colours),
  Description: ({ description, rich_description }) => descriptionCell(description, rich_description),
  Pictures: ({ pictures }) => joinList(pictures.map(({ source }) => source)),
  'Picture texts': ({ pictures }) =>
    pictures.some(({ alternative_text }) => alternative_text)
      ? pictures.map(({ alternative_text }) => alternative_text ?? '').join(' | ')
      : null,
  'Variant group': ({ family }) => family,
  Active: ({ active }) => yesOrNo(active),
  Featured: ({ featured }) => yesOrNo(featured),
  New: ({ latest }) => yesOrNo(latest),
  Top: ({ top }) => yesOrNo(top),
};

/** The headings of an exported file. */
export const exportHeadings = Object.keys(columns);

/** The cells of an exported product. */
export function exportCells(product: ProductDocument): readonly Cell[] {
  return Object.values(columns).map((cellOf) => cellOf(product));
}

function yesOrNo(flag: boolean): string {
  return flag ? 'yes' : 'no';
}
