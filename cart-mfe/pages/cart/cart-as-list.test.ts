import fc from 'fast-check';
import { goneForTest, lineForTest } from '../../testing/line-for-test';
import { readOrder } from '../quick-order/text/read-order';
import { cartAsList, quickOrderAddress } from './cart-as-list';

const lines = [
  { id: 'gauze', quantity: 3 },
  { id: 'old', quantity: 1 },
  { id: 'tape', quantity: 12 },
];

it('has a line for each known product, with its SKU or else its name', () => {
  const detailsOf = (id: string) => {
    if (id === 'old') return goneForTest('old');
    return lineForTest(id === 'gauze' ? { sku: 'G-100' } : { name: '3 m\tTape\n ‘soft’' });
  };
  expect(cartAsList(lines, detailsOf)).toBe('G-100\t3\n3 m Tape ‘soft’\t12');
  expect(cartAsList(lines, () => 'not loaded')).toBe('');
  expect(cartAsList(lines.slice(0, 1), () => lineForTest({ name: '"Soft" gauze' }))).toBe(
    '"""Soft"" gauze"\t3',
  );
});

/** A field of a line, as spreadsheets read it. */
const fieldRead = (text: string) =>
  text.replace(/^"((?:[^"]|"")*)"$/, (_, inside) => inside.replaceAll('""', '"'));

it('reads back as the same products, whatever their names', () => {
  const called = fc.record({
    sku: fc.option(fc.string({ unit: 'grapheme' })),
    name: fc.string({ unit: 'grapheme', minLength: 1 }).filter((name) => name.trim() !== ''),
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(called, fc.integer({ min: 1, max: 9999 }))), (products) => {
      const cart = products.map(([, quantity], nth) => ({ id: `${nth}`, quantity }));
      const list = cartAsList(cart, (id) => lineForTest(products[Number(id)]?.[0]));
      const read = list === '' ? [] : list.split('\n').map((line) => line.split('\t').map(fieldRead));
      const expected = products.map(([{ sku, name }, quantity]) => [
        (sku?.trim() || name).replaceAll(/\s+/g, ' ').trim(),
        String(quantity),
      ]);
      expect(read).toEqual(expected);
    }),
  );
});

it.each([
  'Latex Gloves, Medium, box of 100',
  '10 Blade Set',
  '"Soft" gauze',
  'Needle 5" long',
  'Tray 30 x 20',
  '2 x 5 mL; sterile',
])('writes the name ‘%s’ so that the quick order reads the same name', (name) => {
  const list = cartAsList([{ id: 'one', quantity: 12 }], () => lineForTest({ sku: null, name }));
  const [line] = readOrder(list).lines;
  expect([line?.fields, line?.table?.quantities]).toEqual([[name, '12'], [1]]);
});

it('keeps the lines unchanged in the address', () => {
  const lines = '5 mL syringe, ‘soft’ & 100% +\t3\n=1+1\t12\n𝔊\t1';
  const { pathname, searchParams } = new URL(quickOrderAddress(lines) ?? '', 'https://shop.test');
  expect(pathname).toBe('/shop/quick-order');
  expect([...searchParams]).toEqual([['lines', lines]]);
});

it('has an address for 140 lines of SKUs, and none if a server may refuse its length', () => {
  const skus = Array.from({ length: 140 }, (_, nth) => `WC-GAUZE-${1000 + nth}\t99`).join('\n');
  expect(quickOrderAddress(skus)).toContain('WC-GAUZE-1139%0999');
  const used = quickOrderAddress('')?.length ?? 0;
  expect(quickOrderAddress('x'.repeat(6_000 - used))).toHaveLength(6_000);
  expect(quickOrderAddress('x'.repeat(6_001 - used))).toBeNull();
});
