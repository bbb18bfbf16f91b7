import * as fc from 'fast-check';
import { delimiters, splitFields } from './split';

test.each([
  ['a,b,', ',', ['a', 'b', '']],
  [' a ;" b "; c', ';', ['a', 'b', 'c']],
  ['"a"x,b', ',', ['"a"x', 'b']],
  ['"a\tb', '\t', ['"a', 'b']],
  ['"a, b","c,d', ',', ['a, b', '"c', 'd']],
] as const)('the fields of %j', (line, delimiter, fields) => {
  expect(splitFields(line, delimiter)).toEqual(fields);
});

test('gives back what was written as a spreadsheet writes it', () => {
  const field = fc.string().map((text) => text.replaceAll(/\s+/g, ' ').trim());
  fc.assert(
    fc.property(fc.array(field, { minLength: 1 }), fc.constantFrom(...delimiters), (fields, delimiter) => {
      const line = fields.map((text) => `"${text.replaceAll('"', '""')}"`).join(delimiter);
      expect(splitFields(line, delimiter)).toEqual(fields);
    }),
  );
});
