import { join } from 'node:path';
import { xlsxForTest } from 'backend/testing/xlsx-for-test';
import sharp from 'sharp';

const sizes = ['S', 'M', 'L', 'XL'] as const;

/** Product `index` of the hundred in an owner's file: four sizes are a group, and each fifth group is on sale. */
function product(first: number, prefix: string, kind: string, index: number) {
  const number = first + index;
  const group = Math.floor(index / sizes.length) + 1;
  return {
    sku: `${prefix}${String(number).padStart(5, '0')}`,
    name: `${kind} ${group}`,
    group: `${kind}-${group}`.replaceAll(' ', '-').toLowerCase(),
    isFirst: index % sizes.length === 0,
    size: sizes[index % sizes.length] ?? '',
    price: 20 + index,
    salePrice: group % 5 === 0 ? 15 + index : null,
    photograph: `${number}.jpg`,
    /** Of its photograph, which no other one has: red, green and blue. */
    colour: [10, 1, 100].map((unit) => 60 + 18 * (Math.floor(number / unit) % 10)),
  };
}

const hundred = Array.from({ length: 100 }, (_, index) => index);

/** The products of each file. */
export const owned = {
  shopify: hundred.map((index) => product(0, 'SH-', 'Nitrile gloves', index)),
  woocommerce: hundred.map((index) => product(100, 'WC-', 'Composite', index)),
  workbook: hundred.map((index) => product(200, '', 'Diamond bur', index)),
};

/** A product of an owner's file. */
export type OwnersProduct = ReturnType<typeof product>;

const description = '<p>Chosen by <strong>our own</strong> staff.</p><script>alert(1)</script>';

/** Draws the photographs of all products into a folder: a cushion of their colour. */
export async function drawPhotographs(folder: string): Promise<void> {
  for (const { photograph, colour } of Object.values(owned).flat()) {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" rx="60" fill="rgb(${colour})"/></svg>`;
    await sharp(Buffer.from(drawing)).flatten({ background: '#fff' }).toFile(join(folder, photograph));
  }
}

/** An export of Shopify: a row for each variant, what they have in common in the first. @param address where the photographs are */
export function shopifyExport(address: string): string {
  const rows = owned.shopify.map(({ sku, name, group, isFirst, size, price, salePrice, photograph }) => {
    const common = isFirst ? `${name},"${description}",Softhand,Gloves,true,Size` : ',,,,,';
    const picture = `${address}/${photograph}?v=1`;
    return `${group},${common},${size},${sku},${salePrice ?? price},${salePrice ? price : ''},${picture},${picture},${isFirst ? 'active' : ''}\n`;
  });
  return `Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Image Src,Variant Image,Status\n${rows.join('')}`;
}

/** An export of WooCommerce: a row for each variation, after one for their parent. @param address where the photographs are */
export function woocommerceExport(address: string): string {
  const rows = owned.woocommerce.map(({ sku, name, group, isFirst, size, price, salePrice, photograph }) => {
    const parent = `,variable,${group},${name},1,"${description}",,,Restorative > Composites,,,Dentalux,Size,"${sizes}"\n`;
    return `${isFirst ? parent : ''},variation,${sku},${name} - ${size},1,,${salePrice ?? ''},${price},,${address}/${photograph},${group},,Size,${size}\n`;
  });
  return `ID,Type,SKU,Name,Published,Description,Sale price,Regular price,Categories,Images,Parent,Brands,Attribute 1 name,Attribute 1 value(s)\n${rows.join('')}`;
}

/** A workbook with our columns, which names the files of the photographs. */
export function ownWorkbook(products = owned.workbook): Buffer {
  const rows = products.map(({ sku, name, group, size, price, salePrice, photograph }) =>
    [sku, name, 'Rotary > Burs', price, salePrice ?? '', size, description, photograph, group].map(xmlCell),
  );
  const headings = 'SKU,Name,Categories,Price,Sale price,Sizes,Description,Pictures,Variant group'.split(',');
  const all = [headings.map(xmlCell), ...rows].map((cells) => `<row>${cells.join('')}</row>`);
  return xlsxForTest(all.join(''));
}

function xmlCell(value: string | number): string {
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  return `<c t="inlineStr"><is><t>${value.replaceAll('<', '&lt;')}</t></is></c>`;
}
