import { table } from './table';

test('names stand left and figures right, under headings of any width', () => {
  expect(
    table(
      ['page', 'LCP ms', 'KB'],
      [
        ['home', '9', '129.3'],
        ['listing', '1204', '7'],
      ],
    ),
  ).toBe(['page     LCP ms     KB', 'home          9  129.3', 'listing    1204      7'].join('\n'));
});
