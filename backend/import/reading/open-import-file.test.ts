import { xlsxForTest, zipForTest } from '../../testing/xlsx-for-test';
import { openImportFile } from './open-import-file';
import { readForTest } from './read-for-test';
import { richTextOf } from './rich-text';
import { importTemplate } from './template';

test('the example is read without a word', async () => {
  const { products, refused, file } = await readForTest(importTemplate());
  expect(refused).toEqual([]);
  expect(file.warnings).toEqual([]);
  expect(products).toHaveLength(3);
  expect(products[0]).toEqual({
    row: 2,
    sku: '00417',
    replaces: null,
    name: 'Nitrile gloves, powder-free',
    brand: 'Northbrook',
    category: ['Infection control', 'Gloves'],
    price: 16.95,
    salePrice: 14.95,
    packSize: 100,
    sizes: ['S', 'M', 'L'],
    colours: ['Blue'],
    description: 'Textured nitrile gloves.\nAS/NZS 4011.1\nBox of 100',
    richDescription: richTextOf(
      '<p>Textured <strong>nitrile</strong> gloves.</p><ul><li>AS/NZS 4011.1</li><li>Box of 100</li></ul>',
    ),
    pictures: [
      { source: 'gloves-blue.jpg', alternativeText: 'Blue glove' },
      { source: 'gloves-box.jpg', alternativeText: 'Box of gloves' },
    ],
    variantGroup: 'nitrile-gloves',
    active: true,
    featured: true,
    isNew: false,
    top: true,
  });
  expect(products[2]).toMatchObject({
    sku: 'HP-TI95',
    replaces: 'HP-TI90',
    brand: null,
    price: null,
    sizes: [],
  });
});

describe('encodings and separators', () => {
  const cafe = { sku: 'A-1', name: 'Café € 5 – d’été', price: 5 };
  const text = (separator: string) =>
    `sku${separator}name${separator}price\r\nA-1${separator}Café € 5 – d’été${separator}5,00\r\n`;
  const windows = (typed: string) =>
    Buffer.from(typed.replaceAll('€', '\x80').replaceAll('–', '\x96').replaceAll('’', '\x92'), 'latin1');
  const utf16 = (typed: string) => Buffer.from(typed, 'utf16le');

  test.each([
    ['UTF-8', Buffer.from(text(';'))],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text('\t')}`)],
    [
      'UTF-8 with a mark before a quotation mark',
      Buffer.from(`\ufeff"sku","name","price"\nA-1,"Café € 5 – d’été","5,00"`),
    ],
    ['UTF-16 LE', utf16(`\ufeff${text('\t')}`)],
    ['UTF-16 LE without a mark', utf16(text(';'))],
    ['UTF-16 BE', utf16(`\ufeff${text(';')}`).swap16()],
    ['Windows-1252', windows(text(';'))],
  ])('%s', async (_, bytes) => {
    expect((await readForTest(bytes)).products).toEqual([{ row: 2, ...cafe }]);
  });

  test('a description with many semicolons divides no row', async () => {
    const { products } = await readForTest(`sku,name,description\nA-1,Mug,"${'a;'.repeat(500)}"\n`);
    expect(products[0]).toMatchObject({ sku: 'A-1', name: 'Mug' });
  });

  test('a title, a line for Excel and mixed line ends', async () => {
    const { products } = await readForTest(
      'sep=;\nPrices, valid, from, July, 2026\n\nsku;name\nA-1;Mug\r\nA-2;"Two\nlines"\n',
    );
    expect(products).toEqual([
      { row: 5, sku: 'A-1', name: 'Mug' },
      { row: 6, sku: 'A-2', name: 'Two lines' },
    ]);
  });
});

test('headings in other words, without order; unknown ones are named', async () => {
  const { products, refused, file } = await readForTest(
    'Price\u00a0(inc GST);Item  Code;PRODUCT;Colour;__proto__;\n5.00;A-1;Mug;Red;x;y\n5.00;;Pot;;;\n',
  );
  expect(products).toEqual([{ row: 2, sku: 'A-1', name: 'Mug', price: 5, colours: ['Red'] }]);
  expect(Object.keys(refused[0]?.cells[0] ?? {})).toEqual([
    'Price (inc GST)',
    'Item Code',
    'PRODUCT',
    'Colour',
    '__proto__',
    'column F',
  ]);
  expect(file.warnings.map(({ message }) => message)).toEqual([
    'Columns that we do not know were ignored: __proto__.',
    'A column without a heading was ignored.',
  ]);
});

test('a refused row has its cells and all its reasons', async () => {
  const { refused, products } = await readForTest(
    'sku,name,price,notes\nA-1,Mug,x,"a\nb"\n,,5.00,\n"A-2,3",Cup,,c\nA-3,,-1.00,\n#N/A,x,1.00,\n',
  );
  expect(refused[0]).toEqual({
    row: 2,
    sku: 'A-1',
    column: 'price',
    value: 'x',
    reason: 'This is not a price: write a number like 1234.50.',
    cells: [{ sku: 'A-1', name: 'Mug', price: 'x', notes: 'a\nb' }],
  });
  expect(refused.slice(1).map(({ row, column, reason }) => [row, column, reason])).toEqual([
    [4, 'sku', 'A SKU has no comma.'],
    [5, 'name', 'The name is missing. price: The price is negative.'],
    [6, 'sku', 'The cell shows #N/A: correct it in your spreadsheet.'],
  ]);
  expect(products).toEqual([]);
});

test('rows with more or fewer cells than headings', async () => {
  const { reasons, products } = await readForTest(
    'sku,name,price\nA-1,Mug\nA-2,Mug, large,5.00\nA-3,Mug,5.00,,\n',
  );
  expect(products.map(({ sku }) => sku)).toEqual(['A-1', 'A-3']);
  expect(reasons[0]).toContain('3: The row has more cells than there are headings');
});

test('a comma in a price is no separator', async () => {
  const { reasons, products } = await readForTest('sku,name,price,\nA-1,Nail,12,50\nA-2,Mug,5.00,\n');
  expect(products.map(({ sku }) => sku)).toEqual(['A-2']);
  expect(reasons[0]).toContain('2: The row has more cells than there are headings');
});

test.each([
  ['three rows', 'B-1,"long,Nail,1.00,X > Y\nB-2,Fine,Screw,4.00,X > Y\nB-3,Ruler 12",Ruler,5.00,X > Y\n'],
  ['in the last cell', 'B-1,Long,Nail,1.00,"X > Y\nB-2,Fine,Screw,4.00,X > Y 12"\n'],
  ['two rows', 'B-1,"long,Nail,1.00,X > Y\nB-3,Ruler 12",Ruler,5.00,X > Y\n'],
])('a quotation mark that a later one closes: %s', async (_, rows) => {
  const { reasons, products } = await readForTest(`SKU,Description,Name,Price,Categories\n${rows}`);
  expect(products).toEqual([]);
  expect(reasons).toEqual([expect.stringContaining('2: A cell holds whole rows')]);
});

test('a text of several lines with commas is no row', async () => {
  const { products } = await readForTest(
    'SKU,Description,Name,Price\nB-1,"Soft, strong, red, cheap\nLight, thin, blue, new\nS,M,L",Mug,5.00\n',
  );
  expect(products).toHaveLength(1);
});

test('no text has half an emoji or a NUL', async () => {
  const { refused, products } = await readForTest(
    `sku,name,price,pictures,alt text\nA-1,Mug,${'x'.repeat(99)}😀,,\nA-2,Pot,,a.jpg,${'x'.repeat(299)}😀\n${',,,,\n'.repeat(40_000)}A-3,Cup\0,,,\n`,
  );
  expect(refused[0]?.value).toBe('x'.repeat(99));
  expect(products[0]?.pictures?.[0]?.alternativeText).toBe('x'.repeat(299));
  expect(products[1]?.name).toBe('Cup');
});

test('a backslash is a character as any other', async () => {
  const { products } = await readForTest('sku,name\nA-1,"C:\\temp\\"\nA-2,6" nail\nA-3,"a ""b"""\n');
  expect(products.map(({ name }) => name)).toEqual(['C:\\temp\\', '6" nail', 'a "b"']);
});

test.each([
  ['00417\u00a0', '00417'],
  ["'00417", '00417'],
  ['MSK–L2', 'MSK-L2'],
  ['E\u0301-1', 'É-1'],
  ['219E01', '219E01'],
  ['1e5', '1e5'],
  ['Gel-25', 'Gel-25'],
  ['MAR-25', 'MAR-25'],
  ['10-Pack', '10-Pack'],
  ['\u200bA 1', 'A 1'],
])('the SKU %j is %s', async (typed, sku) => {
  expect((await readForTest(`sku,name\n${typed},Mug\n`)).products).toEqual([{ row: 2, sku, name: 'Mug' }]);
});

test.each([
  ['9.31235E+12', 'Your spreadsheet has rounded the SKU: format the column as text and write it again.'],
  ['1-Mar', 'Your spreadsheet made a date of it: format the column as text and write it again.'],
  ['Mar-25', 'Your spreadsheet made a date of it: format the column as text and write it again.'],
  ['01. Mrz', 'Your spreadsheet made a date of it: format the column as text and write it again.'],
  ['x'.repeat(65), 'A SKU has at most 64 characters.'],
])('the SKU %j is refused', async (typed, reason) => {
  expect((await readForTest(`sku,name\n${typed},Mug\n`)).reasons).toEqual([`2: ${reason}`]);
});

test('prices that are clear only beside others', async () => {
  const skus = async (...prices: string[]) => {
    const { products, reasons } = await readForTest(
      `sku;name;price\n${prices.map((price, at) => `A-${at};Mug;${price}`).join('\n')}`,
    );
    return [...products.map(({ price }) => price), ...reasons.map((reason) => reason.slice(0, 9))];
  };
  expect(await skus('1,234', '9.50')).toEqual([1234, 9.5]);
  expect(await skus('1.234', '9,50')).toEqual([1234, 9.5]);
  expect(await skus('1,234', '5')).toEqual([5, '2: Either']);
  expect(await skus('1,234', '9.50', '9,50')).toEqual([9.5, 9.5, '2: Either']);
});

test('sale prices', async () => {
  const { products } = await readForTest(
    'sku,name,price,sale\nC,c,10.00,10.00\nD,d,10.00,0\nE,e,10.00,8.00\n',
  );
  expect(products.map(({ salePrice }) => salePrice)).toEqual([null, null, 8]);
});

test('values that are left out keep what the shop has', async () => {
  const { products, file } = await readForTest(
    'sku,name,brand,category,pack,sizes,active,new,pictures\nA,a,as above,"""",5l,01. Feb,,maybe,see website\nB,b,n/a,-,Box of 50,"6,5",TRUE,x,C:\\p\\b.jpg\n',
  );
  expect(products).toEqual([
    { row: 2, sku: 'A', name: 'a', isNew: false, pictures: [] },
    {
      row: 3,
      sku: 'B',
      name: 'b',
      brand: null,
      packSize: 50,
      sizes: ['6.5'],
      active: true,
      isNew: true,
      pictures: [{ source: 'b.jpg' }],
    },
  ]);
  expect(file.warnings).toHaveLength(7);
  expect(file.warnings[0]).toEqual({
    message: "Only people read 'the same as above': the value was left out, write it out.",
    count: 2,
    examples: [
      { row: 2, column: 'brand', value: 'as above' },
      { row: 2, column: 'category', value: '"' },
    ],
  });
});

test('names that differ in case, spaces and dashes are one', async () => {
  const { products } = await readForTest(
    'sku,name,brand,category,group\nA,a,Hu-Friedy,Hand > Care,Biogel\nB,b,hu\u2011friedy ,hand>care,BIOGEL\n',
  );
  expect(products[1]).toMatchObject({
    brand: 'Hu-Friedy',
    category: ['Hand', 'Care'],
    variantGroup: 'Biogel',
  });
});

test.each([
  ['Main > Category', ['Main', 'Category']],
  ['Gloves', ['Gloves', 'Gloves']],
  ['A > B > C', ['A', 'C']],
  ['A > B | A > C', ['A', 'B']],
  ['Burs, Endo & care > Files', ['Burs, Endo & care', 'Files']],
  ['A > Needles, sterile', ['A', 'Needles, sterile']],
  ['A > B,', ['A', 'B']],
  ['Home &amp; Garden | B', ['Home & Garden', 'Home & Garden']],
  ['A / B', ['A', 'B']],
])('the category %j', async (typed, category) => {
  const { products } = await readForTest(`sku,name,category\nA,a,"${typed}"\n`);
  expect(products[0]?.category).toEqual(category);
});

test.each(['A > B; A > C', 'A > B, C > D'])('the categories %j are not guessed at', async (typed) => {
  const { reasons } = await readForTest(`sku,name,category\nA,a,"${typed}"\n`);
  expect(reasons).toEqual(['2: These may be several categories, and a product has one: keep one.']);
});

test('pictures', async () => {
  const pictures = async (typed: string) => {
    const { products, file } = await readForTest(`sku,name,pictures\nA,a,"${typed}"\n`);
    return [
      ...(products[0]?.pictures ?? []).map(({ source }) => source),
      ...file.warnings.map(({ count }) => count),
    ];
  };
  expect(await pictures('mask l2 .jpg; Mask%20PINK.JPG')).toEqual(['mask l2 .jpg', 'Mask PINK.JPG']);
  expect(await pictures('a.jpg,b.png')).toEqual(['a.jpg', 'b.png']);
  expect(await pictures('https://e.example/a,b.jpg, https://e.example/my c.jpg?v=1')).toEqual([
    'https://e.example/a,b.jpg',
    'https://e.example/my%20c.jpg?v=1',
  ]);
  expect(
    await pictures(
      'http://e.example/a.jpg | file:///etc/passwd | https://u:p@e.example/a.jpg | data:image/png,x',
    ),
  ).toEqual([4]);
  expect(await pictures('../../etc/a.jpg | a.jpg | .hidden.jpg | x.heic')).toEqual(['a.jpg', 2]);
});

describe('files that are refused', () => {
  test.each([
    ['nothing', '', 'have no headings that we know'],
    ['no headings', 'a,b\n1,2\n', 'have no headings that we know'],
    ['two columns with one meaning', 'sku,name,Product\nA,b,c\n', "'name' and 'Product' both mean Name"],
    ['prices in another currency', 'sku,name,Price (USD)\n', "'Price (USD)': The price is not in Australian"],
    ['prices without tax', 'sku,name,Sale price (ex GST)\n', 'The price is without GST'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'an old or a protected Excel file'],
    [
      'a picture',
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(50, '\0\0\0x')]),
      'neither CSV nor XLSX',
    ],
    [
      'a quotation mark that is never closed',
      `sku,name\nA-1,Mug\nA-2,"Cup\n${'A-3,Pot\n'.repeat(200_000)}`,
      'after row 2',
    ],
    ['too many rows', `sku,name\n${'A,b\n'.repeat(200_001)}`, 'more than 200000 rows'],
    ['too many columns', `sku,name\nA,b${','.repeat(2_000)}\n`, 'Row 2 has 2002 columns'],
    ['a cut file', 'sku,name,price\nA-1,Mug,5\nA-2,Screw no', 'ends within row 3'],
    [
      'UTF-8 with a damaged byte',
      Buffer.concat([
        Buffer.from('sku,name\nA-1,Größe\nA-2,Zahnärzte\nA-3,B'),
        Buffer.from([0xe4]),
        Buffer.from('r\n'),
      ]),
      'Line 4 of the file has a damaged character',
    ],
    [
      'a cell with the cells of a whole shop',
      `sku,name,notes\nA,${'x'.repeat(100_000)},${'y'.repeat(100_000)}\n`,
      'Row 2 has more than 131072 characters',
    ],
    ['half a workbook', xlsxForTest('').subarray(0, 300), 'is damaged'],
    [
      'a workbook with a changed byte',
      Buffer.from(
        xlsxForTest(
          '<row><c t="str"><v>SKU</v></c><c t="str"><v>Name</v></c></row><row><c><v>16</v></c></row>',
        )
          .toString('latin1')
          .replace('<v>16</v>', '<v>96</v>'),
        'latin1',
      ),
      'is damaged',
    ],
    [
      'a row without a number',
      xlsxForTest('<row r="2.5"><c><v>1</v></c></row>'),
      'a row with the number 2.5',
    ],
    [
      'two rows of one number',
      xlsxForTest('<row r="2"><c><v>1</v></c></row><row r="2"><c><v>1</v></c></row>'),
      'is damaged',
    ],
    [
      'a sheet that ends within a row',
      xlsxForTest('', { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row><c><v>1</v></c>' }),
      'is damaged',
    ],
    [
      'too many sheets',
      xlsxForTest('', { 'xl/workbook.xml': `<workbook>${'<sheet r:id="rId1"/>'.repeat(66_000)}</workbook>` }),
      'too large when unpacked',
    ],
    ['no workbook', zipForTest({ 'content.xml': '' }), 'no XLSX workbook'],
    [
      'a workbook too large',
      zipForTest({ 'xl/workbook.xml': '' }, { 'xl/workbook.xml': 2 ** 31 }),
      'too large when unpacked',
    ],
    [
      'too many entries',
      zipForTest(Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`part${at}`, '']))),
      'too large when unpacked',
    ],
    [
      'a far cell',
      xlsxForTest('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
      'more than 1000 columns',
    ],
  ])('%s', async (_, content, message) => {
    await expect(readForTest(content)).rejects.toThrow(message);
  });

  test('a path that is none', async () => {
    await expect(openImportFile('/nowhere/x.csv')).rejects.toThrow('There is no file /nowhere/x.csv.');
  });
});

test('names of pictures without a column of texts leave those of the shop; texts alone are a warning', async () => {
  const named = await readForTest('sku,pictures\nA-1,a.jpg\n');
  expect(named.products[0]?.pictures).toStrictEqual([{ source: 'a.jpg' }]);
  const texts = await readForTest('sku,picture texts\nA-1,Front\n');
  expect(texts.file.warnings.map(({ message }) => message)).toEqual([
    'Picture texts were ignored: they are read beside a column Pictures.',
  ]);
});

test('a garbled brand is a warning as a garbled name is', async () => {
  const { file } = await readForTest('sku,brand\nA-1,GrÃ¶ÃŸe\n');
  expect(file.warnings).toHaveLength(1);
});

test('a row that was written back is refused until its reason is emptied', async () => {
  const { products, reasons, file } = await readForTest(
    'SKU,Name,Refused because\nA-1,Mug,Price: No number.\nA-2,Cup,\n',
  );
  expect(reasons).toEqual(["2: The row was refused before: correct it, and empty 'Refused because'."]);
  expect(products).toMatchObject([{ sku: 'A-2' }]);
  expect(file.warnings).toEqual([]);
});

test('in a file of prices, a blank one is on request; beside names, a text alone is a title', async () => {
  expect((await readForTest('SKU,Price\nA-1,\n')).products).toEqual([{ row: 2, sku: 'A-1', price: null }]);
  const titles = await readForTest('SKU,Name,Price\nGLOVES,,\nMasks for all,,\nA-1,Mug,5\n');
  expect(titles.products).toMatchObject([{ row: 2, sku: 'GLOVES' }, { sku: 'A-1' }]);
  expect(titles.file.warnings).toMatchObject([{ count: 2 }]);
});
