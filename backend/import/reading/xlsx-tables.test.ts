import { xlsxForTest } from '../../testing/xlsx-for-test';
import { readForTest } from './read-for-test';

const headings =
  '<row r="1"><c t="inlineStr"><is><t>SKU</t></is></c><c t="inlineStr"><is><t>Name</t></is></c><c t="inlineStr"><is><t>Price</t></is></c><c t="inlineStr"><is><t>Sizes</t></is></c></row>';
const styles = {
  'xl/styles.xml':
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="16"/><xf numFmtId="9"/></cellXfs></styleSheet>',
};

const read = (rows: string, parts: Record<string, string> = {}) =>
  readForTest(xlsxForTest(headings + rows, { ...styles, ...parts }));

test('numbers are what their format shows', async () => {
  const { products } = await read(
    '<row r="2"><c r="A2" s="1"><v>417</v></c><c r="B2" t="str"><v>Mug</v></c><c r="C2"><f>C1*2</f><v>14.950000000000001</v></c></row>',
  );
  expect(products).toEqual([{ row: 2, sku: '00417', name: 'Mug', price: 14.95, sizes: [] }]);
});

test('texts are what people see', async () => {
  const { products } = await read(
    '<row r="2"><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row><row><c r="A3" t="inlineStr"><is><r><t>B</t></r><r><t>-2</t></r></is></c><c r="B3" t="str"><v>a_x000D_\n_x0000_b &amp; _x005F_x</v></c><c t="s"/></row>',
    {
      'xl/sharedStrings.xml':
        '<x:sst xmlns:x="x"><x:si><x:r><x:t>A</x:t></x:r><x:r><x:t xml:space="preserve">-1 </x:t></x:r></x:si><x:si><x:t>東京</x:t><x:rPh><x:t>トウキョウ</x:t></x:rPh></x:si></x:sst>',
    },
  );
  expect(products.map(({ row, sku, name }) => [row, sku, name])).toEqual([
    [2, 'A-1', '東京'],
    [3, 'B-2', 'a b & _x'],
  ]);
});

test('errors, dates and formulas without a result are refused; a date in place of a size is left out', async () => {
  const row = (number: number, price: string, size = '') =>
    `<row r="${number}"><c t="str"><v>A-${number}</v></c><c t="str"><v>Mug</v></c>${price}${size}</row>`;
  const { reasons, products, file } = await read(
    [
      row(2, '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>'),
      row(3, '<c><f>C2</f></c>'),
      row(4, '<c s="2"><v>45689</v></c>'),
      row(5, '<c s="3"><v>0.1</v></c>'),
      row(6, '<c><v>5</v></c>', '<c s="2"><v>45689</v></c>'),
      '<row r="7"><c s="2"><v>45717</v></c><c t="str"><v>Mug</v></c><c/></row>',
      '<row r="8"><c><v>123456789012345678</v></c><c t="str"><v>Mug</v></c><c/></row>',
      row(9, '<c t="s"><v>7</v></c>'),
    ].join(''),
  );
  expect(reasons).toEqual([
    '2: The cell shows #DIV/0!: correct it in your spreadsheet.',
    '3: The cell shows a formula without a result: correct it in your spreadsheet.',
    '4: Your spreadsheet made a date of it: format the column as text and write it again.',
    '5: This is not a price: write a number like 1234.50.',
    '7: Your spreadsheet made a date of it: format the column as text and write it again.',
    '8: Your spreadsheet has rounded the SKU: format the column as text and write it again.',
    '9: The cell shows a missing text: correct it in your spreadsheet.',
  ]);
  expect(products).toEqual([{ row: 6, sku: 'A-6', name: 'Mug', price: 5 }]);
  expect(file.warnings[0]?.examples).toEqual([{ row: 6, column: 'Sizes', value: '2025-02-01' }]);
});

test('the first visible sheet with headings is read', async () => {
  const { file, products } = await read(
    '<row r="2"><c t="str"><v>A-1</v></c><c t="str"><v>Mug</v></c></row>',
    {
      'xl/workbook.xml':
        '<workbook><sheets><sheet name="Old" state="hidden" r:id="rId1"/><sheet name="Notes" r:id="rId2"/><sheet name="List" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="/xl/worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
      'xl/worksheets/sheet2.xml':
        '<worksheet><sheetData><row><c t="str"><v>Note</v></c></row></sheetData></worksheet>',
    },
  );
  expect(products).toHaveLength(1);
  expect(file.warnings[0]?.message).toBe("Only the sheet 'List' was read, not 'Old' (hidden), 'Notes'.");
});

test('a cell that is merged over rows has its value in the first', async () => {
  const row = (number: number, size: string) =>
    `<row r="${number}"><c r="A${number}" t="str"><v>A-${number}</v></c><c r="B${number}" t="str"><v>Mug</v></c>${size}</row>`;
  const { products } = await readForTest(
    xlsxForTest('', {
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${headings}${row(2, '<c r="D2" t="str"><v>S</v></c>')}${row(3, '')}${row(4, '')}</sheetData><mergeCells count="2"><mergeCell ref="A1:B1"/><mergeCell ref="D2:D3"/></mergeCells></worksheet>`,
    }),
  );
  expect(products.map(({ sizes }) => sizes)).toEqual([['S'], [], []]);
});
