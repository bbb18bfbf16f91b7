import { maxLines } from '@storefront/shared/contracts/state';
import { orderText, readOrder } from './read-order';

/** The lines of a text as read: a row's fields and the places of its quantity, words, or the reason of a refusal. */
function read(text: string): string[] {
  return readOrder(text).lines.map(({ fields, table, readings, problem }) =>
    table ? `${fields.join('|')} ${table.quantities}` : (readings[0]?.product ?? String(problem)),
  );
}

const shapes: [string, string[]][] = [
  ['  G-1  ', ['G-1']],
  ['"Gauze, large",12', ['Gauze, large|12 1']],
  ['"Needle 5"" long", 12', ['Needle 5" long|12 1']],
  ['Needle 5" long, 12', ['Needle 5" long|12 1']],
  ['Gauze, large', ['Gauze, large']],
  ['"Gauze, large"', ['Gauze, large']],
  ['Gauze; large', ['Gauze|large ']],
  ['gloves x 5!', ['gloves x 5']],
  ['1,000 x gauze', ['1,000 x gauze']],
  ['G-1,1,000', ['G-1|1|000 1,2']],
  ['G-1\t12\t4.50\nG-2\t7\t5', ['G-1|12|4.50 1,2', 'G-2|7|5 1,2']],
  ['7\tG-1\t5\n-\tG-2\t5\n-\tG-3\t5', ['7|G-1|5 0,2', '-|G-2|5 0,2', '-|G-3|5 0,2']],
  ['G-1,a,5\nG-2,6', ['G-1|a|5 2', 'G-2|6 1']],
  ['•\tgauze', ['gauze']],
  ['-\tgauze', ['-|gauze ']],
  ['1. gauze\n2. 3 x tape\n\n3) gowns', ['gauze', '3 x tape', 'gowns']],
];

test.each(shapes)('%j is %j', (text, lines) => {
  expect(read(text)).toEqual(lines);
});

const formula = 'This is a formula. Type the SKU or the name itself.';

test.each([
  ['=2+3', formula],
  ['G-1,=SUM(A1:A3)', formula],
  ['@cmd, 12', formula],
  ['G-1\u0007, 12', 'This line has characters that cannot be read.'],
  ['---', 'No product has this SKU or name.'],
  ['x'.repeat(501), 'This line is too long for a SKU or a name.'],
])('%j is refused', (line, reason) => {
  expect(read(line)).toEqual([reason]);
});

test('a first line may name the columns, in any order', () => {
  const text = 'Qty.;Price;Item Code;Description\n12;4.50;G-1;Gauze swabs\n;1;G-2;Tape\n3;9;;Chair\n2;9;;';
  const { lines } = readOrder(text);
  expect(lines[0]?.header?.text).toBe('Qty.;Price;Item Code;Description');
  expect(lines.map(({ fields, table }) => [fields, table?.quantities, table?.products])).toEqual([
    [['12', '4.50', 'G-1', 'Gauze swabs'], [0], [2, 3]],
    [['', '1', 'G-2', 'Tape'], [0], [2, 3]],
    [['3', '9', '', 'Chair'], [0], [2, 3]],
    [['2', '9', '', ''], [0], [2, 3]],
  ]);
});

test.each(['sku\tqty', 'Product code, Amount', 'name;No.', 'Quantity,SKU,Name', '"SKU","Quantity"'])(
  '%j names columns',
  (line) => {
    expect(readOrder(`${line}\nG-1`).lines.map(({ header }) => header?.text)).toEqual([line]);
  },
);

test.each(['G-1, 12', 'SKU', 'Product code', 'Gauze, large', 'SKU;WND-000089;Qty'])(
  '%j names none',
  (line) => {
    expect(readOrder(`${line}\nG-1`).lines.map(({ header }) => header)).toEqual([null, null]);
  },
);

test.each([
  ['No,SKU,Quantity', '1,G-1,40'],
  ['Number;Code;Qty', '1;G-1;40'],
  ['SKU;Units;Qty', 'G-1;12;40'],
  ['Count;Code;Order Qty', '12;G-1;40'],
  ['SKU;No.', 'G-1;40'],
])('finds the quantity among the numbers in %j', (names, line) => {
  const [one] = readOrder(`${names}\n${line}`).lines;
  expect(one?.table?.quantities.map((place) => one.fields[place])).toEqual(['40']);
});

test('a row number is no quantity without a heading that says so', () => {
  const [one] = readOrder('No,SKU\n7,G-1').lines;
  expect(one?.table).toMatchObject({ quantities: [0], isDoubtful: true });
});

test('a heading among the lines names the columns below it', () => {
  const typed = ['G-1, 12', 'SKU,Pack size,Quantity', 'G-2,100,3', 'Quantity;SKU', 'Qty;SKU', '4;G-3'];
  const { lines } = readOrder(typed.join('\n'));
  expect(
    lines.map(({ number, header, fields, table }) => [number, header?.text, fields, table?.quantities]),
  ).toEqual([
    [1, undefined, ['G-1', '12'], [1]],
    [3, 'SKU,Pack size,Quantity', ['G-2', '100', '3'], [2]],
    [6, 'Quantity;SKU\nQty;SKU', ['4', 'G-3'], [0]],
  ]);
  expect(orderText(lines)).toBe(typed.join('\n'));
  expect(orderText(lines.slice(2))).toBe('Quantity;SKU\nQty;SKU\n4;G-3');
});

test("numbers lines as the text does, with empty ones and Excel's sep= line", () => {
  expect(readOrder('sep=;\n\nG-1\n"G\n2"\n\nG-3').lines.map(({ number }) => number)).toEqual([3, 4, 7]);
});

test('the last line of several has nothing to name', () => {
  const { lines } = readOrder('G-1\nSKU,Quantity');
  expect(lines.map(({ text, header }) => [text, header])).toEqual([
    ['G-1', null],
    ['SKU,Quantity', null],
  ]);
});

test("accepts line ends of any system, and skips empty lines and Excel's sep= line", () => {
  const { lines } = readOrder(
    '\ufeffsep=;\r\nG-1\r\n\r\nG-2\r \t\nG-3\u2028G-4\u2029G-5\u0085G-6\vG-7\fG-8\n',
  );
  expect(lines.map(({ text }) => text)).toEqual(['G-1', 'G-2', 'G-3', 'G-4', 'G-5', 'G-6', 'G-7', 'G-8']);
});

test('a quoted field may span lines; an unclosed quotation mark does not', () => {
  expect(read('"Gauze\nswabs",12\n"G-2, 3\nG-3, 4')).toEqual(['Gauze swabs|12 1', '"G-2|3 1', 'G-3|4 1']);
});

test('reads as many of five thousand lines as a cart holds, and keeps the rest', () => {
  const typed = ['SKU,Qty', ...Array.from({ length: 5_000 }, (_, nth) => `G-${nth}, 2`)];
  const order = readOrder(typed.join('\n'));
  expect([order.lines.length, order.rest?.count]).toEqual([maxLines, 5_000 - maxLines]);
  expect(orderText([...order.lines, order.rest])).toBe(typed.join('\n'));
  expect(orderText([order.rest])).toBe(['SKU,Qty', ...typed.slice(maxLines + 1)].join('\n'));
  expect(orderText([])).toBe('');
});

test('reads a limited number of heading lines', () => {
  const typed = `${'sku,qty\n'.repeat(320)}x`;
  const order = readOrder(typed);
  expect([order.lines, order.rest?.count]).toEqual([[], 320 - 2 * maxLines + 1]);
  expect(orderText([...order.lines, order.rest])).toBe(typed);
});

test('a list with all the products that a cart holds may name their columns', () => {
  const typed = ['SKU,Qty', ...Array.from({ length: maxLines }, (_, nth) => `G-${nth}, 2`)].join('\n');
  expect(readOrder(typed)).toMatchObject({ lines: { length: maxLines }, rest: null });
});

const fields = 'This line has too many fields. Leave only the SKU or the name and the quantity.';

test.each([
  ['1,'.repeat(20), fields],
  ['G-1\t'.repeat(21), fields],
  [`G-1;${'4.50;'.repeat(20)}12`, fields],
  ['sku '.repeat(125), 'This line is too long for a SKU or a name.'],
])('refuses %j, which has too much to read', (line, reason) => {
  expect(read(`${line}x`)).toEqual([reason]);
});

test('empty fields do not count', () => {
  expect(read(`G-1${','.repeat(300)}12`)).toEqual([`G-1${'|'.repeat(300)}12 299,300`]);
});
