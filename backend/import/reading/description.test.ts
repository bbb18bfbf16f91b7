import fc from 'fast-check';
import { descriptionCell, readDescription } from './description';

test.each([
  ['Plain text', 'Plain text', null],
  ['For enamel <3 mm and >1 mm', 'For enamel <3 mm and >1 mm', null],
  ['One.\r\n\r\n\r\nTwo.\tEnd ', 'One.\n\nTwo. End', null],
  ['&lt;b&gt;22,600 ppm&lt;/b&gt; &amp;amp; smooth', '<b>22,600 ppm</b> &amp; smooth', null],
  ['<span>Only text</span>', 'Only text', null],
  [
    '<p class="x">A <b>b</b></p><p>c &amp; d</p>',
    'A b\nc & d',
    [
      { tag: 'p', children: ['A ', { tag: 'strong', children: ['b'] }] },
      { tag: 'p', children: ['c & d'] },
    ],
  ],
])('%j is read', (cell, description, richDescription) => {
  expect(readDescription(cell)).toEqual({ description, richDescription });
});

test('a description that is too long is refused', () => {
  expect(() => readDescription(`<p>${'a&lt;'.repeat(22_000)}`)).toThrow('30000 with its HTML');
  expect(() => readDescription('x'.repeat(10_001))).toThrow('at most 10000 characters');
});

test('a description is the same after it was written and read', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', ' ', '\n', '<', '>', '&', ';', '<b>', '</b>', '<p>', '&lt;', '&amp;', 'amp;'),
  });
  fc.assert(
    fc.property(text, (typed) => {
      const read = readDescription(typed);
      expect(readDescription(descriptionCell(read.description, read.richDescription))).toEqual(read);
    }),
    { numRuns: 1000 },
  );
});
