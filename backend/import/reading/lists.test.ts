import fc from 'fast-check';
import { joinList, splitList } from './lists';

test.each([
  ['S/M/L', ['S', 'M', 'L']],
  ['S, M, L, XL', ['S', 'M', 'L', 'XL']],
  ['White; Yellow;Red ;', ['White', 'Yellow', 'Red']],
  ['clear | Blue', ['clear', 'Blue']],
  ['1\n2\n3', ['1', '2', '3']],
  ['30G × 25 mm / 27G × 35 mm', ['30G × 25 mm / 27G × 35 mm']],
  ['90x230mm', ['90x230mm']],
  ['', []],
])('%j is divided', (text, expected) => {
  expect(splitList(text)).toEqual(expected);
});

test('a joined list is divided into the same texts', () => {
  const text = fc
    .string({ unit: fc.constantFrom('a', 'B', '5', '/', ',', ';', ' ', '-'), minLength: 1 })
    .map((one) => one.trim());
  fc.assert(
    fc.property(fc.array(text.filter((one) => one !== '')), (texts) => {
      expect(splitList(joinList(texts))).toEqual(texts);
    }),
  );
});
