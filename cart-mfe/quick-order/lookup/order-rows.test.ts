import { lineForTest } from '../../testing/line-for-test';
import { readOrder } from '../text/read-order';
import type { Answer } from './answers';
import { orderedIn, orderRows } from './order-rows';

const gauze = lineForTest({ id: 'gauze', name: 'Gauze', sku: 'G-1' });
const answers = new Map<string, Answer>([
  ['g-1', { coded: [gauze] }],
  ['gauze', { coded: [], named: [gauze] }],
  ['other', { coded: [], named: [], alike: [] }],
  // Numbers of four digits may be SKUs.
  ['9000', { coded: [] }],
  ['1000', { coded: [] }],
]);

/** What rows bring into the cart, by the numbers of their lines. */
const ordered = (text: string) =>
  orderRows(readOrder(text).lines, answers, new Map()).map((row) => [
    row.lines.map(({ number }) => number).join('+'),
    orderedIn(row)?.quantity ?? (row.outcome.kind === 'refused' ? row.outcome.reason : row.outcome.kind),
  ]);

test('lines of the same product are one row with the sum', () => {
  expect(ordered('G-1, 2\nother, 1\nGauze, 3\ng-1, 4')).toEqual([
    ['1+3+4', 9],
    ['2', 'No product has this SKU or name.'],
  ]);
});

test('lines of the same words to choose by are one row, which is chosen for once', () => {
  const tape = lineForTest({ id: 'tape', name: 'Tape', sku: 'T-1' });
  const alike = new Map<string, Answer>([['swab', { coded: [], named: [], alike: [gauze, tape] }]]);
  const rowsFor = (choices: ReadonlyMap<string, string>) =>
    orderRows(readOrder('swab; 2\nSwab; 5').lines, alike, choices);
  const [row, ...others] = rowsFor(new Map([['swab', 'tape']]));
  expect(others).toEqual([]);
  expect(row && orderedIn(row)).toEqual({ product: tape, quantity: 7 });
  expect(rowsFor(new Map())[0]?.outcome).toMatchObject({ kind: 'choice', chosen: null, quantity: 7 });
});

test('a line that would make it too many is refused, and the next one is not', () => {
  expect(ordered('G-1, 9000\nG-1, 1000\nG-1, 999')).toEqual([
    ['1+3', 9999],
    ['2', 'With line 1 this is more than 9999, the most there can be of one product.'],
  ]);
});
