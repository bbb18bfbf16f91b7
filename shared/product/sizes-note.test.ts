import { sizesNote } from './sizes-note';

it.each([
  [[], null],
  [['M'], null],
  [['S', 'M'], 'Comes in S, M: say which in the message of your quote.'],
  [
    Array.from({ length: 9 }, (_, nth) => `${nth}`),
    'Comes in 9 sizes: say which in the message of your quote.',
  ],
])('%j: %s', (sizes, note) => {
  expect(sizesNote({ sizes })).toBe(note);
});
