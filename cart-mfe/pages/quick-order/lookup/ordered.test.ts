import { plainText } from '@storefront/shared/forms/plain-text';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import * as fc from 'fast-check';
import { orderForTest, outcomesForTest } from '../../../testing/outcomes-for-test';
import { addOrder } from '../add-order';
import { orderText } from '../text/read-order';

const shop = {
  'TLS-000196': 'Tweezers 12 cm',
  'WND-000089': 'Gauze swabs',
  'HIG-000010': 'Gloves',
  'HIG-000010B': 'Gloves, large',
  '104327': 'Bandage',
  '1043': 'Tape',
  '2-LED': '10 LED lamp',
};

const beside = 'How many? Leave only the SKU and a whole number from 1 to 9999.';
const uncounted = 'How many? This line has no quantity.';
const several = 'This line may be several products. Give each a line of its own, with its quantity.';
const numbers = 'How many? Write the quantity after a comma, as in ‘Gauze swabs, 5’.';
const itsLine = 'How many? Write the quantity in the line of its product.';
const noPart = (field: string) =>
  `What does ‘${field}’ mean here? It is not part of this product’s name. Leave only the SKU and the quantity.`;
const noQuantity = (cell: string) => `‘${cell}’ is no quantity. A quantity is a whole number from 1 to 9999.`;

test.each([
  ['WND-000089', '1 WND-000089'],
  ['WND-000089 12', '12 WND-000089'],
  ['12 WND-000089', '12 WND-000089'],
  ['WND-000089x12', '12 WND-000089'],
  ['12xWND-000089', '12 WND-000089'],
  ['WND-000089: 12 boxes', '12 WND-000089'],
  ['WND-000089;1,000', '1000 WND-000089'],
  ['1,000 x WND-000089', '1000 WND-000089'],
  ['- WND-000089, 3', '3 WND-000089'],
  ['7. WND-000089, 3', '3 WND-000089'],
  ['WND-000089 Gauze swabs 5', '5 WND-000089'],
  ['Gauze swabs WND-000089', '1 WND-000089'],
  ['TLS-000196 Tweezers 12 cm x 3', '3 TLS-000196'],
  ['WND-000089,Gauze swabs,12', '12 WND-000089'],
  ['WND-000089\tGauze swabs\t4.50\t12', '12 WND-000089'],
  ['2-LED\t10 LED lamp\t3', '3 2-LED'],
  ['12\t1043', '12 1043'],
  ['HIG-000010B 20 boxes', '20 HIG-000010B'],
  ['WND-000089\u00a0×\u202f5\ufe0f', '5 WND-000089'],
])('%j is %s', async (line, ordered) => {
  expect(await outcomesForTest(line, shop)).toEqual([ordered]);
});

test.each([
  ['WND-000089 for Dr Singh x 3', beside],
  ['WND-000089 5 6', beside],
  ['WND-000089 (5)', beside],
  ['WND-000089 #5', beside],
  ['WND-000089 boxes 5', beside],
  ['WND-000089 -', beside],
  ['WND-000089, -3', beside],
  ['WND-000089, 1,500', beside],
  ['WND-000089 x 2,5', beside],
  ['TLS-000196 12', '12 TLS-000196'],
  ['TLS-000196 Tweezers 12', beside],
  ['HIG-000010C', beside],
  ['1043-WND-000089 5', beside],
  ['TLS-000196 WND-000089 4', several],
  ['TLS-000196 2 WND-000089', several],
  ['TLS-000196\tWND-000089\t4', several],
  ['WND-000089, 1043', several],
  ['WND-000089,5 XYZ-999,2', noPart('5 XYZ-999')],
  ['WND-000089\t5 gloves\t2', noPart('5 gloves')],
  ['Gauze swabs,5 Tape,2', several],
  ['WND-000089\tGauze swabs', noQuantity('Gauze swabs')],
  ['WND-000089\t6?', noQuantity('6?')],
  ['7. WND-000089', 'Is the first number the quantity? Then write an ‘x’ after it; if not, leave it out.'],
])('asks about %j: %s', async (line, asked) => {
  expect(await outcomesForTest(line, shop)).toEqual([asked]);
});

const uncountable = ['-', '$-', 'N/A', '(5)', 'boxes 5', '5-6', '2.5', '1e3', '0', '10000', '- 5'];

test.each(uncountable)('asks about a cell with %j instead of ordering one', async (cell) => {
  for (const delimiter of ['\t', ';']) {
    const rows = [`TLS-000196${delimiter}${cell}`, `WND-000089${delimiter}4`];
    expect(await outcomesForTest(rows.join('\n'), shop)).toEqual([
      noQuantity(plainText(cell)),
      '4 WND-000089',
    ]);
  }
  const withCommas = await outcomesForTest(`TLS-000196,${cell}\nWND-000089,4`, shop);
  expect(withCommas).toEqual([expect.stringMatching(/is no quantity|How many\?/), '4 WND-000089']);
});

test('asks about a blank cell among numbers', async () => {
  const sheet = 'TLS-000196\t\nWND-000089\t4\n1043\t';
  expect(await outcomesForTest(sheet, shop)).toEqual([uncounted, '4 WND-000089', uncounted]);
  expect(await outcomesForTest('TLS-000196\t\nWND-000089\t', shop)).toEqual([uncounted, uncounted]);
});

test('orders nothing without a number from a sheet without a heading', async () => {
  const sheet = [
    'TLS-000196\tTweezers\t$9.50\t',
    'WND-000089\tGauze\t$1.20\t4',
    'HIG-000010\tGloves\t$5.00\t',
  ];
  expect(await outcomesForTest(sheet.join('\n'), shop)).toEqual([uncounted, '4 WND-000089', uncounted]);
});

test('a heading names the column of quantities; without one there is none', async () => {
  const rows = 'TLS-000196,3,7\nWND-000089,4,\nHIG-000010,5,-';
  const ordered = ['7 TLS-000196', uncounted, noQuantity('-')];
  expect(await outcomesForTest(`SKU,Pack,Qty\n${rows}`, shop)).toEqual(ordered);
  expect(await outcomesForTest(`sep=,\nSKU,Pack,Qty\n${rows}`, shop)).toEqual(ordered);
  const marked = '"Code"\u00a0,"Order","Stock"\n"WND-000089",4,40';
  expect(await outcomesForTest(marked, shop)).toEqual(['4 WND-000089']);
  expect(await outcomesForTest(`SKU,Name,Price\n${rows}`, shop)).toEqual([uncounted, uncounted, uncounted]);
});

test('asks once per table which of two columns is the quantity', async () => {
  const sheet = '1\tTLS-000196\t20\n2\tWND-000089\t30';
  const [question, ...others] = (await orderForTest(sheet, shop)).rows;
  expect([question?.lines.length, others]).toEqual([2, []]);
  expect(question?.outcome).toMatchObject({
    kind: 'columns',
    options: [
      { id: '0', label: 'Column 1: 1, 2' },
      { id: '2', label: 'Column 3: 20, 30' },
    ],
  });
  const chosen = new Map([[question?.outcome.kind === 'columns' ? question.outcome.key : '', '2']]);
  expect(await outcomesForTest(sheet, shop, chosen)).toEqual([
    'columns',
    'columns',
    '20 TLS-000196',
    '30 WND-000089',
  ]);
});

test.each([
  'TLS-000196,1 WND-000089,2',
  'TLS-000196\t1WND-000089\t2',
  'TLS-000196 x 1 WND-000089 x 2',
  '1 x TLS-000196 2 x WND-000089',
  'TLS-000196, Tweezers 12 cm, 1; WND-000089, 2',
  'TLS-000196\t1\u2028WND-000089\t2',
])('rows that ran together are two: %j', async (text) => {
  expect(await outcomesForTest(text, shop)).toEqual(['1 TLS-000196', '2 WND-000089']);
});

const sold = {
  'HIG-000010': 'Nitrile Examination Gloves, powder free, Small, box of 100',
  'HIG-000010B': 'Nitrile Examination Gloves, powder free, Medium, box of 100',
  'HIG-000055': 'Alcohol Prep Pads 30 mm x 60 mm, box of 200',
  'HIG-000139': 'Facial Tissues, two ply, carton of 12',
  'WND-000211': 'Gauze Swabs 5 cm x 5 cm, pack of 100',
  'TLS-000196': 'Tweezers 12 cm',
};

const choose = 'columns';
const packSize =
  'The product’s name has this number too. If it is your quantity, write ‘x 100’; if not, write how many you want.';
const unit = 'Sold in another unit. Write how many, without a unit.';
const ordinal = 'Is the first number the quantity? Then write an ‘x’ after it; if not, leave it out.';

test.each<[string, string[]]>([
  // A number in stock is not the ordered quantity, even if there is none.
  ['Code\tItem\tStock\tOrder\nHIG-000055\tPads\t7\t\nWND-000211\tGauze\t3\t-', [uncounted, noQuantity('-')]],
  ['Code\tItem\tCount\tPar\tOrder\nHIG-000055\tPads\t4\t9\t6', ['6 HIG-000055']],
  ['Code\tItem\tUnits\nHIG-000055\tPads\t4', [choose]],
  ['Code\tItem\tPar\tWanted?\nHIG-000055\tPads\t9\t6', ['6 HIG-000055']],
  ['Code\tItem\tNext\nHIG-000055\tPads\t6', [choose]],
  ['Code\tQty\tTo order\nHIG-000055\t4\t6', [choose]],
  ['Code\tOrder\tPrice\tAmount\nHIG-000055\t6\t6\t36', ['6 HIG-000055']],
  ['HIG-000055\tPads\t7\t\nWND-000211\tGauze\t3\t-', [choose, choose]],
  ['HIG-000055\tPads\t7\t6?\nWND-000211\tGauze\t3\t2-3', [choose, choose]],
  ['HIG-000055\tPads\t200\t6.00\nWND-000211\tGauze\t9\t2.00', [choose, choose]],
  ['HIG-000055\tPads\t7\tnil', [noPart('nil')]],
  ['HIG-000055\t\t\t6', [choose]],
  ['HIG-000055\tPads\t\t7', [choose]],
  // A column that counts the rows.
  ['1\tHIG-000055\n2\tWND-000211', [choose, choose]],
  ['1 HIG-000055\n2 WND-000211\n3 HIG-000139', [ordinal, ordinal, ordinal]],
  ['1 HIG-000055\n4 WND-000211', ['1 HIG-000055', '4 WND-000211']],
  ['4 HIG-000139\n5 TLS-000196', ['4 HIG-000139', '5 TLS-000196']],
  ['7. HIG-000055\n8. WND-000211', ['1 HIG-000055', '1 WND-000211']],
  ['Got\tCode\tQty\n☐\tHIG-000055\t4', ['4 HIG-000055']],
  // Another size, product or unit than the SKU’s.
  ['HIG-000010, 4, Large', [noPart('Large')]],
  ['Code\tItem\tSize\tQty\nHIG-000010\tNitrile gloves\tM\t4', [noPart('M')]],
  ['HIG-000010\tNitrile gloves L\t4', [noPart('Nitrile gloves L')]],
  ['SKU\tProduct\tQty\nWND-000211\tSaline solution, box of 30\t6', [noPart('Saline solution, box of 30')]],
  ['Code\tQty\tComments\nHIG-000055\t4\t\nWND-000211\t2\tCANCEL', ['4 HIG-000055', noPart('CANCEL')]],
  ['Code\tQty\tUnit\nHIG-000139\t2\tdozen', [noPart('dozen')]],
  ['SKU,Category,Qty\nHIG-000055,Hygiene,5', ['5 HIG-000055']],
  [
    'SKU,Description,Qty\nHIG-000139,Tissues, 12 pack,5',
    ['This line has more fields than its heading. Put a name with commas in quotation marks.'],
  ],
  ['HIG-000139\tTissues 3 ply\t2', [noPart('Tissues 3 ply')]],
  ['SKU\tSize\tQty\nHIG-000010B\t7\t2', [noPart('7')]],
  ['SKU\tQty\tY/N\nHIG-000055\t4\tN', [noPart('N')]],
  ['Code\tOn hand\tCode\tOn hand\nHIG-000055\t4\tWND-000211\t12', [several]],
  ['1\tHIG-000055\t2\tWND-000211', [several]],
  ['10\tHIG-000055\n20\tWND-000211\n40\tHIG-000139', [choose, choose, choose]],
  ['Alcohol Prep Pads 30 mm x 60 mm, box of 200\n2', [itsLine, numbers]],
  // What a pack has.
  ['HIG-000055\t60', [packSize]],
  ['HIG-000010B\t100\t15.25', [packSize]],
  ['HIG-000010B\t100\nHIG-000055\t200', [packSize, packSize]],
  ['HIG-000010B\t3\nHIG-000139\t12', ['3 HIG-000010B', '12 HIG-000139']],
  ['HIG-000010B\tx 100', ['100 HIG-000010B']],
  // Two numbers for one SKU.
  ['HIG-000139 x 3\tFacial Tissues, two ply, carton of 12\t2', [beside]],
  ['HIG-000055 500 pcs', [unit]],
  ['HIG-000055, 12 ea', [unit]],
  ['2 cartons of HIG-000010B', [unit]],
  ['2 boxes of HIG-000010B', ['2 HIG-000010B']],
  ['HIG-000010B boxes', [beside]],
  ['WND-000211 5 cm x 5 cm 100', [beside]],
  ['Gauze Swabs 5 cm x 5 cm, pack of 100 - 100', [packSize]],
  ['TLS-000196 Tweezers 12 cm,24 Small,200 swabs,3 x', [noPart('24 Small')]],
  // Numbers in words, which the name may have too.
  ['HIG-000139 tissues two dozen', [beside]],
  ['HIG-000139 tissues two', [beside]],
  ['HIG-000139 x two', ['2 HIG-000139']],
  // One cell a line.
  ['HIG-000055\n6\nWND-000211\n2', [itsLine, numbers, itsLine, numbers]],
  // As people write to people.
  ['> HIG-000010B – Nitrile gloves, Medium – 4 boxes', ['4 HIG-000010B']],
  ['- [ ] HIG-000139 - tissues - 4', ['4 HIG-000139']],
  ['Nitrile gloves medium (HIG-000010B) x 4', ['4 HIG-000010B']],
  ['o\tHIG-000139 ✕ 2', ['2 HIG-000139']],
])('%j as a careful clerk takes it', async (list, ordered) => {
  expect(await outcomesForTest(list, sold)).toEqual(ordered);
});

const gloves = {
  'HIG-000010B': 'Nitrile Examination Gloves, powder free, Medium, box of 100',
  'HIG-000010D': 'Nitrile Examination Gloves, powder free, X-Large, box of 100',
  'HIG-000220': 'Nitrile Examination Gloves, extended cuff, carton of 1000',
  'HIG-000346': 'Sterile Surgical Gloves, polyisoprene, pair',
  'TLS-000070': 'Hypodermic Needle 21G x 38 mm, box of 100',
  'TLS-000022': 'Mayo Scissors 14 cm straight',
  'WND-000043': 'Non-Woven Swabs 5 cm x 5 cm, pack of 100',
  'WND-000088': 'Sacral Foam Dressing 18 cm x 18 cm, box of 5',
};

test.each(['3²', '2¹', '12¹', '3₂', '3①', '2½'])('does not read %j as one number', async (typed) => {
  for (const line of [`HIG-000010B\t${typed}`, `HIG-000010B ${typed}`, `${typed} x HIG-000010B`])
    expect(await outcomesForTest(line, gloves)).toEqual([expect.stringMatching(/How many\?|no quantity/)]);
});

test.each(['HIG-000010B²', 'HIG-000010B3'])(
  'asks whether a digit after a SKU is the quantity: %j',
  async (line) => {
    expect(await outcomesForTest(line, gloves)).toEqual([beside]);
  },
);

test.each([
  'HIG-000010B|Nitrile gloves M',
  'HIG-000010B|medium nitrile gloves',
  'HIG-000010B|NITRÎLE exam glove PF, med',
  'HIG-000010D|Gloves nitrile XL',
  'TLS-000022|Mayo scissor str',
  'WND-000043|non-woven swabs',
  'WND-000088|the sacral dressings',
])('takes a short description, in a column or in words: %j', async (product) => {
  const [sku] = product.split('|');
  for (const line of [`${product}|4`.replaceAll('|', '\t'), `${product} 4`.replace('|', ' ')])
    expect(await outcomesForTest(line, gloves)).toEqual([`4 ${sku}`]);
});

test('takes short sizes and packs in a column', async () => {
  const sheet = 'HIG-000010B\tgloves bx/100\t4\nTLS-000070\tHypo ndl 21G\t2\nWND-000043\tswabs 5x5cm\t3';
  expect(await outcomesForTest(sheet, gloves)).toEqual(['4 HIG-000010B', '2 TLS-000070', '3 WND-000043']);
});

test.each([
  'HIG-000010B|Latex gloves medium',
  'HIG-000010B|zebra gloves',
  'HIG-000010B|powder gloves',
  'HIG-000010D|Nitrile gloves large',
  'HIG-000346|Non-sterile gloves',
  'TLS-000022|Mayo scissors curved',
  'TLS-000070|needle 38G',
  'WND-000043|no swabs',
])('asks about another word than the name’s, in a column or in words: %j', async (product) => {
  const field = product.replace(/^.*\|/, '');
  expect(await outcomesForTest(`${product}|4`.replaceAll('|', '\t'), gloves)).toEqual([noPart(field)]);
  expect(await outcomesForTest(`${product}|4`.replaceAll('|', ','), gloves)).toEqual([noPart(field)]);
  expect(await outcomesForTest(`${product} 4`.replace('|', ' '), gloves)).toEqual([beside]);
});

test.each([
  'HIG-000220 5 boxes',
  '5 boxes of HIG-000220',
  'HIG-000220\t5\tBX',
  'HIG-000220, 2 bottles',
  'HIG-000010B 200 gloves',
  'HIG-000010B, 50 pairs',
  'HIG-000010B\t2\tctn',
  'HIG-000010B\t200\tea',
  'HIG-000346 2 boxes',
  'WND-000043 10 jars',
  'Item\tQty\tUOM\nWND-000043\t2\tcarton',
])('asks about another unit than the pack: %j', async (line) => {
  expect(await outcomesForTest(line, gloves)).toEqual([unit]);
});

test.each([
  ['HIG-000010B 4 boxes', '4 HIG-000010B'],
  ['HIG-000010B\t4\tbx', '4 HIG-000010B'],
  ['TLS-000022\t6\tea', '6 TLS-000022'],
  ['4 pks HIG-000010B', '4 HIG-000010B'],
  ['HIG-000220 2 cases', '2 HIG-000220'],
  ['HIG-000346, 2 pairs', '2 HIG-000346'],
  ['HIG-000010B – 12 boxes, please!', '12 HIG-000010B'],
  ['SKU\tQty\nHIG-000010B\t24.00', '24 HIG-000010B'],
])('%j needs no question: %s', async (line, ordered) => {
  expect(await outcomesForTest(line, gloves)).toEqual([ordered]);
});

test.each([
  ...['Price', 'Pack', 'Stock', 'SOH', 'Sold', 'Received', 'Par', 'Room', 'On order', 'Order #', 'Order no.'],
])('asks whether a column %j is the quantity', async (heading) => {
  for (const delimiter of ['\t', ';', ','])
    for (const product of ['SKU', 'Code', 'Product'])
      expect(
        await outcomesForTest(
          [`${product}|${heading}`, 'TLS-000022|15'].join('\n').replaceAll('|', delimiter),
          gloves,
        ),
      ).toEqual([choose]);
});

test('asks whether an order with a date is a quantity', async () => {
  expect(await outcomesForTest('SKU\tOrder\tDate\nTLS-000022\t12\t27/11/26', gloves)).toEqual([choose]);
});

test.each([
  ...['3 boxes please', 'three please', 'need 3', '5 of these', '(3)', 'free, Medium, box of 100 4'],
])('asks about a SKU whose number may be in the next line: %j', async (next) => {
  const [first] = await outcomesForTest(`HIG-000010B\n${next}`, gloves);
  expect(first).toBe(itsLine);
});

test('asks about a number at the head of a line if another one is in the next line', async () => {
  expect((await outcomesForTest('5 HIG-000010B\n3 BX', gloves))[0]).toBe(itsLine);
  expect(await outcomesForTest('5 HIG-000010B\n3 TLS-000022', gloves)).toEqual([
    '5 HIG-000010B',
    '3 TLS-000022',
  ]);
  expect((await outcomesForTest('5 x HIG-000010B\n3 BX', gloves))[0]).toBe('5 HIG-000010B');
});

test.each([
  ['HIG-000010B\nTLS-000022 3', ['1 HIG-000010B', '3 TLS-000022']],
  ['HIG-000010B\nMayo Scissors 14 cm straight, 3', ['1 HIG-000010B', '3 TLS-000022']],
  ['HIG-000010B\nKind regards', ['1 HIG-000010B', 'No product has this SKU or name.']],
])('takes one where the next line is its own: %j', async (lines, ordered) => {
  expect(await outcomesForTest(lines, gloves)).toEqual(ordered);
});

test('asks about the line of a numbered list that alone has no quantity', async () => {
  expect(await outcomesForTest('5. HIG-000010B\n6. TLS-000022 4', gloves)).toEqual([itsLine, '4 TLS-000022']);
  expect(await outcomesForTest('1. HIG-000010B, 2\n2. TLS-000022', gloves)).toEqual([
    '2 HIG-000010B',
    itsLine,
  ]);
});

const names = {
  ...shop,
  'G-20': 'Gauze swabs 20',
  'T-1': 'Wide tape',
  'T-2': 'Wide tape',
  'L-7': 'Latex gown, sterile, 7, box of 50',
};

test.each([
  ['GAUZE  swabs, 3', '3 WND-000089'],
  ['Gauze swabs 12', '12 WND-000089'],
  ['12 Gauze swabs', '12 WND-000089'],
  ['Gauze swabs 20', '1 G-20'],
  ['gauze, 5', '5 of WND-000089,G-20'],
  ['wide tape, 2', '2 of T-1,T-2'],
  ['Gloves, 2', '2 HIG-000010'],
  ['2, Gloves, large', '2 HIG-000010B'],
  ['Gloves, large', '1 HIG-000010B'],
  ['5 x Latex gown, sterile, 7, box of 50', '5 L-7'],
  ['Latex gown, sterile, 7, box of 50', '1 L-7'],
  ['12 nothing like it', 'No product has this SKU or name.'],
  ['5 Gauze 10', numbers],
  // Lines of one product, or of one choice, become one.
  ['WND-000089, 2\nGauze swabs, 3\nwnd-000089, 4', '9 WND-000089'],
  ['wide; 2\nWide; 5', '7 of T-1,T-2'],
])('by its name %j is %s', async (line, ordered) => {
  expect(await outcomesForTest(line, names)).toEqual([ordered]);
});

test('refuses a line that would exceed the maximum, but not the next one', async () => {
  expect(await outcomesForTest('2-LED, 9000\n2-LED, 1000\n2-LED, 999', shop)).toEqual([
    '9999 2-LED',
    'With line 1 this is more than 9999, the most there can be of one product.',
  ]);
});

const skus = Object.keys(shop);

const clinic = {
  'TLS-000190': 'Trauma Shears 16 cm',
  'TLS-000111': 'Towel Clamp 9 cm',
  'TLS-000112': 'Towel Clamp 11 cm',
  'LAB-000100': 'Ultrasonic Cleaner 3 L',
};

test.each([
  ['Trauma Shears 16 cm\t2\tcancelled', 'cancelled'],
  ['Trauma Shears 16 cm, 2, not needed', 'not needed'],
  ['Trauma Shears 16 cm\tpink\t2', 'pink'],
  ['Name\tSKU\tQty\tNote\nTrauma Shears 16 cm\tTLS-000190\t2\tdelivered', 'delivered'],
  ['Code;Name;Qty;Alternative\nTLS-000111;Towel Clamp 9 cm;2;Towel Clamp 11 cm', 'Towel Clamp 11 cm'],
  ['Towel Clamp 9 cm, Towel Clamp 11 cm, 3', 'Towel Clamp 9 cm'],
  ['Ultrasonic Cleaner 3 L\t6 L\t1', '6 L'],
])('asks about another field beside a whole name, too: %j', async (line, field) => {
  expect(await outcomesForTest(line, clinic)).toEqual([noPart(field)]);
});

test.each(['Trauma Shears 16 cm\tea\t2', 'SKU\tName\tUOM\tQty\nTLS-000190\tTrauma Shears 16 cm\tEA\t2'])(
  'accepts a unit or a price beside it: %j',
  async (line) => {
    expect(await outcomesForTest(line, clinic)).toEqual(['2 TLS-000190']);
  },
);

test.each([
  'SKU\tStock qty\nTLS-000190\t2\nTLS-000111\t3',
  'SKU\tMax order qty\nTLS-000190\t20\nTLS-000111\t30',
  'SKU\tQty on shelf\nTLS-000190\t20\nTLS-000111\t30',
  'SKU\tQuantity used\nTLS-000190\t20\nTLS-000111\t30',
  'SKU\tQty (old order)\nTLS-000190\t20\nTLS-000111\t30',
  'SKU\tOrdered\tShipped\nTLS-000190\t12\t8\nTLS-000111\t2\t2',
])('asks whether a number in stock or already ordered is the quantity: %j', async (sheet) => {
  expect(await outcomesForTest(sheet, clinic)).toEqual(['columns', 'columns']);
});

test('asks about an unticked box beside a ticked one, and ignores it elsewhere', async () => {
  const unticked = 'Other lines are ticked and this one is not. To order it, delete its ‘[ ]’ or ‘☐’.';
  expect((await outcomesForTest('[ ] 2 TLS-000190\n[x] 3 TLS-000111', clinic))[0]).toBe(unticked);
  expect((await outcomesForTest('☐ TLS-000190 2\n✅ TLS-000111 3', clinic))[0]).toBe(unticked);
  expect(await outcomesForTest('- [ ] TLS-000190 2', clinic)).toEqual(['2 TLS-000190']);
});

test('asks about each of several rows of one name that differ in another field', async () => {
  const { rows } = await orderForTest('Towel Clamp\t9 cm\t4\nTowel Clamp\t11 cm\t8', clinic);
  expect(rows.map(({ outcome }) => 'quantity' in outcome && outcome.quantity)).toEqual([4, 8]);
});

const separators = [',', ';', '\t', ' ', '\n', '\r\n', '\u2028', ' x ', ' - ', '"', '""', '('];
const quantities = ['0', '1', '12', '2.5', '1,000', '-', 'N/A', 'a dozen', '5 boxes', '５', '1. '];
const words = [
  'SKU,Qty\n',
  'qty',
  'Gauze swabs',
  'Gloves, large',
  'please',
  '\u200b',
  '• ',
  'sku;',
  '=',
  '\ufffe',
];

test('whatever is pasted, nothing of it is lost, and each SKU in it ends in the cart or is still in the list', async () => {
  const piece = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...skus, ...skus.map((sku) => sku.toLowerCase())) },
    { weight: 3, arbitrary: fc.constantFrom(...separators) },
    { weight: 2, arbitrary: fc.constantFrom(...quantities) },
    { weight: 1, arbitrary: fc.constantFrom(...words) },
    fc.string({ maxLength: 5 }),
  );
  const visible = (text: string) => text.replaceAll(/\s/g, '');
  await fc.assert(
    // Excel's sep= is no line.
    fc.asyncProperty(
      fc.constantFrom('', 'sep=;\n'),
      fc.array(piece, { maxLength: 40 }),
      async (sep, pieces) => {
        const text = sep + pieces.join('');
        const { order, answers } = await orderForTest(text, shop);
        if (order.lines.length > 0)
          expect(visible(sep + orderText([...order.lines, order.rest]))).toBe(visible(text));
        for (const { product, count } of order.lines.flatMap(({ readings }) => readings)) {
          expect(product.trim()).not.toBe('');
          expect(count === null || (count.quantity >= 1 && count.quantity <= 9999)).toBe(true);
        }
        const bus = busForTest({});
        const { text: left } = addOrder(bus, order, answers, new Map());
        const inCart = new Set(bus.state().ecomerce.cartItems.map(({ id }) => id));
        const isIn = (sku: string, typed: string) =>
          new RegExp(`(?<![\\p{L}\\p{N}])${sku}(?![\\p{L}\\p{N}])`, 'iu').test(plainText(typed));
        for (const sku of skus.filter((one) => isIn(one, text)))
          expect({ sku, kept: inCart.has(sku) || isIn(sku, left) }).toEqual({ sku, kept: true });
      },
    ),
    { numRuns: 300 },
  );
});

test('orders a row of a sheet with its own number, in any digits, or asks about it', async () => {
  const zeros = ['0', '０', '٠', '०', '๐'];
  const quantity = fc.record({
    quantity: fc.integer({ min: 1, max: 9999 }),
    zero: fc.constantFrom(...zeros),
  });
  const digits = (number: number, zero: string) =>
    [...String(number)]
      .map((digit) => String.fromCodePoint((zero.codePointAt(0) ?? 48) + Number(digit)))
      .join('');
  const row = fc.record({
    sku: fc.constantFrom(...skus),
    cell: fc.option(quantity),
    instead: fc.constantFrom('-', '–', 'nil', '(3)', '#3', '3 or 4', '3.5', '1/2', '-3', '?'),
    mark: fc.constantFrom('', '\u200e', '\u200b', '\ufeff', '\u00a0', ' '),
    unit: fc.constantFrom('', ' boxes', 'x', ' ea'),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(row, { minLength: 1, maxLength: 5, selector: ({ sku }) => sku }),
      fc.constantFrom('\t', ';', ','),
      fc.boolean(),
      async (rows, delimiter, isFirst) => {
        const lines = rows.map(({ sku, cell, instead, mark, unit }) => {
          const count = cell ? `${mark}${digits(cell.quantity, cell.zero)}${unit}` : instead;
          return isFirst ? `${count}${delimiter}${sku}` : `${sku}${delimiter}${count}`;
        });
        const outcomes = (await orderForTest(lines.join('\n'), shop)).rows;
        for (const {
          lines: [line],
          outcome,
        } of outcomes) {
          const typed = rows[line.number - 1];
          if (outcome.kind === 'found')
            expect({ sku: outcome.product.id, quantity: outcome.quantity }).toEqual({
              sku: typed?.sku,
              quantity: typed?.cell?.quantity,
            });
          else if (typed?.cell) {
            // A quantity that is a SKU, too, makes two SKUs in a row.
            const isSku = skus.includes(String(typed.cell.quantity));
            expect(outcome.kind).toBe(isSku ? 'refused' : 'columns');
          }
        }
      },
    ),
  );
});
