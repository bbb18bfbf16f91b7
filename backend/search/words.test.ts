import fc from 'fast-check';
import { readWords } from './words';

test.each([
  ['gloves 0.0000001', '0p0000001'],
  ['1000000000000000 l', '1000000000000000ul'],
  ['1 L', '1000000ul'],
])('%s has the word %s, without an exponent', (text, word) => {
  expect(readWords(text).flatMap(({ forms }) => forms.flat())).toContain(word);
});

test('a word is letters and digits, whatever was typed', () => {
  const number = fc
    .double({ noNaN: true, noDefaultInfinity: true, min: 0 })
    .map((value) => value.toFixed(20));
  const digits = fc.stringMatching(/^\d{1,60}(\.\d{1,60})?$/);
  const unit = fc.constantFrom('', 'l', ' ml', 'kg', 'cm', 'x10', '-4');
  fc.assert(
    fc.property(fc.oneof(number, digits, fc.string()), unit, (amount, name) => {
      for (const { forms, loose } of readWords(amount + name)) {
        for (const word of [...forms.flat(), ...loose]) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      }
    }),
  );
});
