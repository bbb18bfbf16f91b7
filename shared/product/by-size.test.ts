import fc from 'fast-check';
import { bySize } from './by-size';

test.each([
  [['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']],
  [['X-Small', 'Small', 'Medium', 'Large', 'X-Large']],
  [['Infant', 'Child', 'Adult', 'Large adult', 'Thigh']],
  [['Small', 'Regular']],
  [['6', '6.5', '7', '7.5', '8', '10']],
  [['5 cm x 5 cm', '5 cm x 10 cm', '7.5 cm x 7.5 cm', '10 cm x 10 cm', '10 cm x 20 cm']],
  [['100 mL', '500 mL', '1 L', '5 L']],
  [['2.5 cm x 4 m', '5 cm x 4 m']],
  [['Medium', '6', 'B', 'C', 'One size']],
])('sorts %j', (sizes) => {
  expect([...sizes].reverse().sort(bySize)).toEqual(sizes);
  expect([...sizes].sort(bySize)).toEqual(sizes);
});

const text = fc.oneof(
  fc.string(),
  fc.constantFrom('S', 'small', '6', '06', '1 L', '1000 ml', '5 cm', 'B', '5 cm x 1 m', '1e400'),
);

test('is an order, whatever the texts', () => {
  fc.assert(
    fc.property(text, text, text, (a, b, c) => {
      expect(Math.sign(bySize(a, b)) + Math.sign(bySize(b, a))).toBe(0);
      if (bySize(a, b) <= 0 && bySize(b, c) <= 0) expect(bySize(a, c)).toBeLessThanOrEqual(0);
    }),
    { numRuns: 1000 },
  );
});
