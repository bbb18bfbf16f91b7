import { maxLines } from '@storefront/shared/contracts/state';
import * as fc from 'fast-check';
import { orderText, readOrder } from './read-order';

/** What a single line may mean, as 'product × quantity', or why it is nothing. */
function read(line: string): string[] | string {
  const [one, ...others] = readOrder(line).lines;
  if (!one || others.length > 0) throw new Error('This is not one line.');
  const { readings, reason } = one;
  return readings.length > 0 ? readings.map(({ product, quantity }) => `${product} × ${quantity}`) : reason;
}

test.each<[string, string[]]>([
  ['G-1', ['G-1 × 1']],
  ['  G-1  ', ['G-1 × 1']],
  ['G-1\t12', ['G-1 × 12']],
  ['G-1, 12', ['G-1 × 12']],
  ['G-1;12', ['G-1 × 12']],
  ['"G-1","12"', ['G-1 × 12']],
  ['12;G-1', ['G-1 × 12']],
  ['G-1,Gauze swabs,12', ['G-1 × 12', 'Gauze swabs × 12', 'G-1, Gauze swabs × 12']],
  ['12\tGauze swabs\tG-1', ['Gauze swabs × 12', 'G-1 × 12']],
  ['G-1\tGauze swabs\t4.50\t12', ['G-1 × 12', 'Gauze swabs × 12']],
  ['"Gauze, large",12', ['Gauze, large × 12']],
  ['"Needle 5"" long",12', ['Needle 5" long × 12']],
  ['Needle 5" long, 12', ['Needle 5" long × 12']],
  ['Gauze, large', ['Gauze, large × 1']],
  ['G-1 12', ['G-1 12 × 1', 'G-1 × 12']],
  ['12 Gauze swabs', ['12 Gauze swabs × 1', 'Gauze swabs × 12']],
  ['12 x Gauze swabs', ['12 x Gauze swabs × 1', 'Gauze swabs × 12']],
  ['12x G-1', ['12x G-1 × 1', 'G-1 × 12']],
  ['G-1 x 12', ['G-1 x 12 × 1', 'G-1 × 12']],
  ['G-1 ×12', ['G-1 ×12 × 1', 'G-1 × 12']],
  ['5 Gauze 10', ['5 Gauze 10 × 1', '5 Gauze × 10', 'Gauze 10 × 5']],
  ['104327, 12', ['104327 × 12']],
  ['1043, 12', ['1043 × 12', '12 × 1043']],
  ['1043\tGauze swabs\t12', ['1043 × 12']],
  ['104327\tGauze swabs', ['104327 × 1']],
])('%j may mean %j', (line, meanings) => {
  expect(read(line)).toEqual(meanings);
});

const whole = 'A quantity is a whole number from 1 to 9999.';
const litres = 'Litres, or size L? Write how many before it, as in ‘1 x 2 L jug’ or ‘2 x L gloves’.';
const numbers = 'Which number is the quantity? Leave the others out.';
const ordinal = 'Is the first number the quantity? Then write an ‘x’ behind it; else leave it out.';

/** What products like it are offered for, as 'product × quantity'; null when it is refused. */
function guessed(lines: string): (string | null)[] {
  return readOrder(lines).lines.map(({ guess }) => guess && `${guess.product} × ${guess.quantity}`);
}

test.each([
  ['1,000 x HIG-000055', 'HIG-000055 × 1000'],
  ['1,000 gloves', 'gloves × 1000'],
  ['HIG-000055 x 1,000', 'HIG-000055 × 1000'],
  ['HIG-000055, 1,000', 'HIG-000055 × 1000'],
  ['HIG-000055;1,000', 'HIG-000055 × 1000'],
  ['5,500 mL saline', '500 mL saline × 5'],
  ['two boxes of nitrile gloves medium', 'nitrile gloves medium × 2'],
  ['Twelve gowns', 'gowns × 12'],
  ['a dozen face shields', 'face shields × 12'],
  ['dozen face shields', 'face shields × 12'],
  ['half a dozen face shields', 'face shields × 6'],
  ['two dozen face shields', 'face shields × 24'],
  ['3 dozen face shields', 'face shields × 36'],
  ['a box of gloves', 'gloves × 1'],
  ['one gown', 'gown × 1'],
  ['three way stopcock', 'three way stopcock × 1'],
  ['two pieces of gauze', 'gauze × 2'],
  ['face shields (10)', 'face shields × 10'],
  ['face shields (x10)', 'face shields × 10'],
  ['face shields (10 boxes)', 'face shields × 10'],
  ['- 3 x gauze swabs', 'gauze swabs × 3'],
  ['* 3 gauze', 'gauze × 3'],
  ['• 3 gauze', 'gauze × 3'],
  ['•3 gauze', 'gauze × 3'],
  ['– G-1, 3', 'G-1 × 3'],
  ['HIG-000010B 20 boxes', 'HIG-000010B × 20'],
  ['HIG-000010B, 20 boxes', 'HIG-000010B × 20'],
  ['HIG-000010B\t20 boxes', 'HIG-000010B × 20'],
  ['HIG-000010B x 20 ctns', 'HIG-000010B × 20'],
  ['20 boxes of gloves', 'gloves × 20'],
  ['20 x boxes of gloves', 'gloves × 20'],
  ['5 pkts gauze', 'gauze × 5'],
  ['5 tube holders', 'tube holders × 5'],
  ['5 bag valve masks', 'bag valve masks × 5'],
  ['gloves x20', 'gloves × 20'],
  ['gloves - 20', 'gloves × 20'],
  ['gloves: 20', 'gloves × 20'],
  ['gloves, qty: 20', 'gloves × 20'],
  ['20 - gloves', 'gloves × 20'],
  ['20: gloves', 'gloves × 20'],
  ['gauze swab 10 cm x 10 cm', 'gauze swab 10 cm x 10 cm × 1'],
  ['gauze swab 10 x 10', 'gauze swab 10 x 10 × 1'],
  ['5 x 10 cm bandage', '10 cm bandage × 5'],
  ['gauze swab 10 cm x 10 cm x 4', 'gauze swab 10 cm x 10 cm × 4'],
  ['suture 3-0', 'suture 3-0 × 1'],
  ['syringe 5 mL', 'syringe 5 mL × 1'],
  ['syringe 5 mL x 40', 'syringe 5 mL × 40'],
  ['12 cm forceps', '12 cm forceps × 1'],
  ['1.5 inch needle', '1.5 inch needle × 1'],
  ['2 M gloves', 'M gloves × 2'],
  ['gloves size 7', 'gloves size 7 × 1'],
  ['gloves size 7.5', 'gloves size 7.5 × 1'],
  ['gloves size 7 x 20', 'gloves size 7 × 20'],
  ['gauze swabs pack of 100', 'gauze swabs pack of 100 × 1'],
  ['1. tourniquet x 4', 'tourniquet × 4'],
  ['1) tourniquet x 4', 'tourniquet × 4'],
  ['7. G-1, 4', 'G-1 × 4'],
  ['3. 2 boxes of gauze', 'gauze × 2'],
  ['1. tourniquet', 'tourniquet × 1'],
  ['x 3 gloves', 'gloves × 3'],
  ['qty: 3 gloves', 'gloves × 3'],
  ['two (2) boxes of gloves', 'gloves × 2'],
  ['3pcs gloves', 'gloves × 3'],
  ['1 000 x G-1', 'G-1 × 1000'],
  ['twenty boxes of gloves', 'gloves × 20'],
  ['gloves x two', 'gloves × 2'],
  ['gloves two boxes', 'gloves × 2'],
  ['gloves (qty 3)', 'gloves × 3'],
  ['gloves 100 pack', 'gloves 100 pack × 1'],
  ['1 1/2 inch needle', '1 1/2 inch needle × 1'],
  ['Body Wash Cap one size x 3', 'Body Wash Cap one size × 3'],
  ['3 x Periodontal Probe UNC 15', 'Periodontal Probe UNC 15 × 3'],
  ['12 gauze x 3', '12 gauze × 3'],
  ['3 gauze x 3', '3 gauze × 3'],
  ['2.5 gauze 10', '2.5 gauze × 10'],
  ['gloves x 2 pk', 'gloves × 2'],
  ['gloves: 5 packet', 'gloves × 5'],
  ['gloves (5 pk)', 'gloves × 5'],
  ['gloves qty 5 pk', 'gloves × 5'],
  ['One Touch test strips x 5', 'One Touch test strips × 5'],
  ['One Touch test strips: 5', 'One Touch test strips × 5'],
  ['two (2) gowns', 'gowns × 2'],
  ['2 v-neck scrubs', 'v-neck scrubs × 2'],
  ['3 c-arm drapes', 'c-arm drapes × 3'],
  ['2 g-tubes', 'g-tubes × 2'],
  ['2 in-ear thermometers', 'in-ear thermometers × 2'],
  ['10 cm-wide bandage', '10 cm-wide bandage × 1'],
  ['2 x L nitrile gloves', 'L nitrile gloves × 2'],
  ['2 L nitrile gloves x 5', '2 L nitrile gloves × 5'],
  ['1 x 2 L jug', '2 L jug × 1'],
  ['1 L saline', '1 L saline × 1'],
  ['1.5 L jug', '1.5 L jug × 1'],
  ['2 l jug', '2 l jug × 1'],
  ['5,2 L jugs', '2 L jugs × 5'],
  ['Gloves size 7,100', 'Gloves size 7 × 100'],
  ['Gloves size 7,100 boxes', 'Gloves size 7 × 100'],
  ['G-1,Swabs 5,100', 'G-1, Swabs 5 × 100'],
  ['gloves 1,000', 'gloves × 1000'],
  ['gloves 1,000 boxes', 'gloves × 1000'],
  ['gloves x 1,500', 'gloves × 1500'],
  ['gloves (1,500)', 'gloves × 1500'],
  ['gauze pack of 1,000', 'gauze pack of 1,000 × 1'],
  ['gauze 10 x 10,100', 'gauze 10 x 10 × 100'],
  ['5,000 mL saline', '5,000 mL saline × 1'],
  ['"Gauze, large 1,500"', 'Gauze, large × 1500'],
  ['10,7 x 10 cm gauze', '7 x 10 cm gauze × 10'],
  ['1,000 x 10 cm bandage', '10 cm bandage × 1000'],
  ['1 000 gauze', 'gauze × 1000'],
  ['1 050 gauze', 'gauze × 1050'],
  ['5 100 mL saline', '5 100 mL saline × 1'],
  ['one hundred gauze swabs', 'gauze swabs × 100'],
  ['hundred masks', 'masks × 100'],
  ['3 hundred masks', 'masks × 300'],
  ['two hundred and fifty gauze', 'gauze × 250'],
  ['a thousand masks', 'masks × 1000'],
  ['twenty five gauze', 'gauze × 25'],
  ['Twenty-five gauze', 'gauze × 25'],
  ['seventeen gowns', 'gowns × 17'],
  ['sixty gowns', 'gowns × 60'],
  ['twenty one way stopcocks', 'one way stopcocks × 20'],
  ['gauze x twenty five', 'gauze × 25'],
  ['gauze a dozen', 'gauze × 12'],
  ['gauze - two dozen', 'gauze × 24'],
  ['gauze x half a dozen', 'gauze × 6'],
  ['gauze*5', 'gauze × 5'],
  ['5*gauze', 'gauze × 5'],
  ['need 5 gauze', 'gauze × 5'],
  ['Please send us 10 boxes of gloves', 'gloves × 10'],
  ['we need a dozen gowns', 'gowns × 12'],
  ['order 3 order forms', 'order forms × 3'],
  ['order forms', 'order forms × 1'],
  ['5-10 mL syringe', '5-10 mL syringe × 1'],
  ['3-0 nylon suture', '3-0 nylon suture × 1'],
  ['K-files 15-40', 'K-files 15-40 × 1'],
  ['two thousand five hundred gloves', 'gloves × 2500'],
  ['one hundred twenty five gloves', 'gloves × 125'],
  ['1 doz urine jars', 'urine jars × 12'],
  ['a couple of sharps containers', 'sharps containers × 2'],
  ['a half dozen gowns', 'gowns × 6'],
  ['forceps a half dozen', 'forceps × 6'],
  ['gloves box of a dozen', 'gloves box of a dozen × 1'],
  ['hundred piece first aid kit', 'hundred piece first aid kit × 1'],
  ['10*10 gauze swabs', '10*10 gauze swabs × 1'],
  ['2 - 3 way stopcock', '3 way stopcock × 2'],
  ['2-3 way stopcock x 10', '2-3 way stopcock × 10'],
  ['Can I please have 3 x instrument trays', 'instrument trays × 3'],
  ['Hi team, need 4 bibs', 'bibs × 4'],
  ['gloves M x 5, thanks!', 'gloves M × 5'],
  ['masks x 4.', 'masks × 4'],
  ['masks [4]', 'masks × 4'],
  ['gloves medium five', 'gloves medium × 5'],
  ['Ten-Ten skin cleaner', 'Ten-Ten skin cleaner × 1'],
  ['needle gauge twenty', 'needle gauge twenty × 1'],
  ['gloves all in one', 'gloves all in one × 1'],
  ['WND-000089x2', 'WND-000089 × 2'],
  ['2xWND-000089', 'WND-000089 × 2'],
  ['5 litre distilled water', '5 litre distilled water × 1'],
  ['G-1\tfive', 'G-1 × 5'],
  ['G-1;two boxes', 'G-1 × 2'],
  ['G-1\tqty 5', 'G-1 × 5'],
  ['G-1\t10 cm bandage', 'G-1 × 1'],
])('%j asks for what is like %j', (line, guess) => {
  expect(guessed(line)).toEqual([guess]);
});

test.each([
  ['5 Gauze 10', numbers],
  ['2 x gauze x 3', numbers],
  ['Probe UNC 15 x 3', numbers],
  ['3 x 3 mm curette', numbers],
  ['5. gauze 10 x 10', ordinal],
  ['5. gloves 100 pack', ordinal],
  ['5. gauze 10 x 12', numbers],
  ['two boxes of gauze x 5', numbers],
  ['two dozen gauze x 5', numbers],
  ['two (2) gauze x 5', numbers],
  ['2 L nitrile gloves', litres],
  ['2 L jug 5', litres],
  ['two L gloves', litres],
  ['5. 2 L jug', ordinal],
  ['Nitrile gloves 7,100', numbers],
  ['Nitrile gloves 7,100 boxes', numbers],
  ['HIG-000055, 1,500', numbers],
  ['gauze pack of 1,500', numbers],
  ['1,500 x 10 cm bandage', numbers],
  ['1/2 box gloves', whole],
  ['2.5 x gauze 10', whole],
  ['half a box of gloves', whole],
  ['ten thousand gloves', whole],
  ['5 or 6 gloves', numbers],
  ['five to ten gloves', numbers],
  ['gloves 5 or 6', numbers],
  ['5-10 gloves', numbers],
  ['need 5 or 6 gloves', numbers],
  ['need half a box of gloves', whole],
  ['gloves 5 or 6 boxes', numbers],
  ['gloves 5 - 6 boxes', numbers],
  ['123-456 5', numbers],
  ['gloves two and a half dozen', numbers],
  ['two and a half dozen gloves', numbers],
  ['5 dozen and 3 gloves', numbers],
  ['12 lead ECG electrodes', numbers],
  ['I would like 10 burs FG 330', numbers],
  ['gauze swabs x 6 for room 2', numbers],
  ['gloves M x 5 PO 4471', numbers],
  ['gloves L 4 boxes for Dr Singh', numbers],
  ['approx 10 gowns', numbers],
  ['G-1\t5-6', whole],
  ['G-1\tTBC', whole],
  ['G-1\tapprox 5', whole],
  ['1\tG-1\tGloves M\t20', numbers],
  ['gloves M, 5, 6', numbers],
])('%j asks for nothing that is like it, for its quantity would be guessed', (line, reason) => {
  const [one] = readOrder(line).lines;
  expect([one?.guess, one?.reason]).toEqual([null, reason]);
});

test('what is exactly a product’s name leaves no doubt', () => {
  expect(read('Probe UNC 15 x 3')).toEqual(['Probe UNC 15 x 3 × 1', 'Probe UNC 15 × 3']);
  expect(read('3 x 3 mm curette')).toEqual(['3 x 3 mm curette × 1', '3 mm curette × 3']);
  expect(read('G-1 5 pk')).toEqual(['G-1 5 pk × 1', 'G-1 × 5']);
  expect(read('123-456 x 5')).toEqual(['123-456 x 5 × 1', '123-456 × 5']);
  expect(read('need 5 gowns')).toEqual(['need 5 gowns × 1', 'gowns × 5']);
  expect(read('2 L gloves')).toEqual(['2 L gloves × 1', 'L gloves × 2']);
  expect(read('gloves 7,100')).toEqual(['gloves 7 × 100', 'gloves 7,100 × 1', 'gloves × 7100']);
  expect(read('G-1, 7,100')).toContain('G-1 × 7100');
  expect(read('1,500 x 10 cm tape')).toEqual([
    '500 x 10 cm tape × 1',
    '1,500 x 10 cm tape × 1',
    '10 cm tape × 1500',
  ]);
});

test('lines that are numbered in a row are a list; a lone number may be a quantity', () => {
  expect(guessed('1. gauze\n2. 3 x tape\n\n3) gowns\n7. gloves\ngowns')).toEqual([
    'gauze × 1',
    'tape × 3',
    'gowns × 1',
    null,
    'gowns × 1',
  ]);
  expect(readOrder('7. gloves').lines[0]?.reason).toBe(ordinal);
});

test.each([
  ['G-1, 0', whole],
  ['G-1, -3', whole],
  ['G-1;−3', whole],
  ['G-1\t12\t-4', whole],
  ['=2+3', 'This is a formula. Type the SKU or the name itself.'],
  ['=A1 x 1,000', 'This is a formula. Type the SKU or the name itself.'],
  ['=A1 7,100', 'This is a formula. Type the SKU or the name itself.'],
  ['G-1,=SUM(A1:A3)', 'This is a formula. Type the SKU or the name itself.'],
  ['@cmd, 12', 'This is a formula. Type the SKU or the name itself.'],
  ['G-1\u0007, 12', 'This line has characters that cannot be read.'],
  ['G\0-\0', 'This line has characters that cannot be read.'],
  [', 12', 'This line names no product.'],
  ['---', 'This line names no product.'],
  ['x'.repeat(501), 'This line is too long for a SKU or a name.'],
])('%j is refused', (line, reason) => {
  expect(read(line)).toBe(reason);
});

test.each([
  'G-1, 2.5',
  'G-1;10000',
  'G-1\t1e3',
  'G-1 2.5',
  '10000 G-1',
  '10,000 x G-1',
  '2,5 x G-1',
  'G-1 x 2,5',
  '0 x G-1',
  '2.5 x G-1',
  '-3 G-1',
  'G-1 x 0',
  'G-1 x 2.5',
  'G-1 (0)',
  'G-1 2.5 boxes',
  '- 2.5 x G-1',
  '1. G-1, 2.5',
])('%j is never one G-1, and is told to have no quantity', (line) => {
  const [one] = readOrder(line).lines;
  expect(one?.readings.filter(({ product }) => product === 'G-1')).toEqual([]);
  expect([one?.guess, one?.reason]).toEqual([null, whole]);
});

test('a first line may name the columns, in any order', () => {
  const text = 'Qty.;Price;Item Code;Description\n12;4.50;G-1;Gauze swabs\n;1;G-2;Tape\n3;9;;Chair\n2;9;;';
  const { lines } = readOrder(text);
  expect(lines[0]?.header?.text).toBe('Qty.;Price;Item Code;Description');
  expect(
    lines.map(({ readings }) => readings.map(({ product, quantity }) => `${product} × ${quantity}`)),
  ).toEqual([['G-1 × 12', 'Gauze swabs × 12'], [], ['Chair × 3'], []]);
  expect(lines.map(({ reason }) => reason)).toEqual([
    'No product has this SKU or name.',
    'This line has no quantity.',
    'No product has this SKU or name.',
    'This line names no product.',
  ]);
});

test.each(['sku\tqty', 'Product code, Amount', 'name;No.', 'Quantity,SKU,Name', '"SKU","Quantity"'])(
  '%j names columns',
  (line) => {
    expect(readOrder(`${line}\nG-1`).lines.map(({ header }) => header?.text)).toEqual([line]);
  },
);

test.each(['G-1, 12', 'SKU', 'Product code', 'Gauze, large'])('%j names none', (line) => {
  expect(readOrder(`${line}\nG-1`).lines.map(({ header }) => header)).toEqual([null, null]);
});

test.each([
  ['No,SKU,Quantity', '1,G-1,40'],
  ['Number;Code;Qty', '1;G-1;40'],
  ['SKU;Units;Qty', 'G-1;12;40'],
  ['Code;Qty;Qty ordered', 'G-1;12;40'],
  ['Count;Code;Order Qty', '12;G-1;40'],
  ['SKU;No.', 'G-1;40'],
])('of the numbers in %j what is ordered is the quantity', (names, line) => {
  const [one] = readOrder(`${names}\n${line}`).lines;
  expect(one?.readings).toEqual([expect.objectContaining({ product: 'G-1', quantity: 40 })]);
});

test('the number of a row is no quantity', () => {
  const [one] = readOrder('No,SKU\n7,G-1').lines;
  expect(one?.readings.map(({ quantity }) => quantity)).not.toContain(7);
});

test('a line below others names the columns of what is below it', () => {
  const typed = ['G-1, 12', 'SKU,Pack size,Quantity', 'G-2,100,3', 'Quantity;SKU', 'Qty;SKU', '4;G-3'];
  const { lines } = readOrder(typed.join('\n'));
  expect(
    lines.map(({ number, header, readings: [reading] }) => [
      number,
      header?.text,
      `${reading?.product} × ${reading?.quantity}`,
    ]),
  ).toEqual([
    [1, undefined, 'G-1 × 12'],
    [2, 'SKU,Pack size,Quantity', 'G-2 × 3'],
    [3, 'Quantity;SKU\nQty;SKU', 'G-3 × 4'],
  ]);
  expect(orderText(lines)).toBe(typed.join('\n'));
  expect(orderText(lines.slice(2))).toBe('Quantity;SKU\nQty;SKU\n4;G-3');
});

test('the last line of several has nothing to name', () => {
  const { lines } = readOrder('G-1\nSKU,Quantity');
  expect(lines.map(({ text, header }) => [text, header])).toEqual([
    ['G-1', null],
    ['SKU,Quantity', null],
  ]);
});

test('lines end as on any system, and empty ones are none', () => {
  const { lines } = readOrder('\ufeffG-1\r\n\r\nG-2\r \t\nG-3\n');
  expect(lines.map(({ number, text }) => [number, text])).toEqual([
    [1, 'G-1'],
    [2, 'G-2'],
    [3, 'G-3'],
  ]);
});

test('a field between quotation marks may go over lines; a mark without a second one is no field’s', () => {
  const { lines } = readOrder('"Gauze\nswabs",12\n"G-2, 3\nG-3, 4');
  expect(lines.map(({ readings: [reading] }) => `${reading?.product} × ${reading?.quantity}`)).toEqual([
    'Gauze swabs × 12',
    '"G-2 × 3',
    'G-3 × 4',
  ]);
});

test('of five thousand lines as many are read as a cart has, and the others stay', () => {
  const typed = ['SKU,Qty', ...Array.from({ length: 5_000 }, (_, nth) => `G-${nth}, 2`)];
  const order = readOrder(typed.join('\n'));
  expect([order.lines.length, order.rest?.count]).toEqual([maxLines, 5_000 - maxLines]);
  expect(orderText([...order.lines, order.rest])).toBe(typed.join('\n'));
  expect(orderText([order.rest])).toBe(['SKU,Qty', ...typed.slice(maxLines + 1)].join('\n'));
  expect(orderText([])).toBe('');
});

test.each([320, 20_000])(
  'of %d lines that name columns no more are read than may have a product below',
  (many) => {
    const typed = `${'sku,qty\n'.repeat(many)}x`;
    const order = readOrder(typed);
    expect([order.lines, order.rest?.count]).toEqual([[], many - 2 * maxLines + 1]);
    expect(orderText([...order.lines, order.rest])).toBe(typed);
  },
);

test('a list with all the products that a cart holds may name their columns', () => {
  const typed = ['SKU,Qty', ...Array.from({ length: maxLines }, (_, nth) => `G-${nth}, 2`)].join('\n');
  expect(readOrder(typed)).toMatchObject({ lines: { length: maxLines }, rest: null });
});

const fields = 'This line has too many fields. Leave only the SKU or the name and the quantity.';

test.each([
  ['1,'.repeat(20), fields],
  ['G-1\t'.repeat(21), fields],
  [`G-1;${'4.50;'.repeat(20)}12`, fields],
  ['sku '.repeat(63), 'This line is too long for a SKU or a name.'],
])('%j is refused, for it has more than can be read', (line, reason) => {
  expect(read(`${line}x`)).toBe(reason);
});

test('empty fields do not count', () => {
  expect(read(`G-1${','.repeat(300)}12`)).toEqual(['G-1 × 12']);
});

test('marks behind a line are read at once, however many', () => {
  expect(guessed(`gloves x 5${'!'.repeat(100)}`)).toEqual(['gloves × 5']);
  expect(read(`${'!'.repeat(100)}x`)).toEqual([`${'!'.repeat(100)}x × 1`]);
});

test('nothing that was typed is lost, whatever it is', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '"',
      '""',
      ',',
      ';',
      '\t',
      '\n',
      '\r\n',
      '=',
      '-',
      ' ',
      'x',
      '12',
      'G-1',
      'SKU',
      'Qty',
      'SKU,Qty\n',
      '\ufffe',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const typed = pieces.join('');
      const order = readOrder(typed);
      const kept = orderText([...order.lines, order.rest]);
      if (order.lines.length > 0)
        expect(kept.replaceAll(/\s/g, '')).toBe(typed.replace(/^\ufeff/, '').replaceAll(/\s/g, ''));
      for (const { readings } of order.lines) {
        for (const { product, quantity } of readings) {
          expect(product.trim()).not.toBe('');
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 9999).toBe(true);
        }
      }
    }),
  );
});
