import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvText, unguarded } from './csv-text';

test('texts that a spreadsheet would calculate get an apostrophe, numbers do not', () => {
  expect(csvText([['=1+1', '+61 2 5550', '-10% off', '@home', '-5', 'plain', -5, null]])).toBe(
    "'=1+1,'+61 2 5550,'-10% off,'@home,-5,plain,-5,\r\n",
  );
});

test('so do those behind blanks and line breaks; separators of other languages are quoted', () => {
  expect(csvText([['\n=1', ' =1', 'x;=1+1', 'x\t=1']])).toBe(`"'\n=1",' =1,"x;=1+1","x\t=1"\r\n`);
});

test('every text comes back', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom("'", ' ', '=', '+', '-', '@', '"', ',', '\n', '\t', 'a', '1') }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (rows) => {
      const read: string[][] = parse(csvText(rows));
      expect(read.map((row) => row.map(unguarded))).toEqual(rows);
    }),
  );
});
