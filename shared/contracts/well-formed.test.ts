import fc from 'fast-check';
import { readJson, wellFormed } from './well-formed';

const anyUnits = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });

it('is the text as UTF-8 can carry it', () => {
  fc.assert(
    fc.property(anyUnits, (text) =>
      expect(wellFormed(text)).toBe(Buffer.from(text, 'utf8').toString('utf8')),
    ),
  );
});

it('leaves no half of a pair in JSON, escaped or not, and every whole one', () => {
  fc.assert(
    fc.property(anyUnits, (text) => {
      expect(readJson(JSON.stringify({ list: [text] }))).toEqual({ list: [wellFormed(text)] });
    }),
  );
  expect(readJson('["\\ud83d","\\uDE00","\\ud83d\\ude00","😀","\ud83d"]')).toEqual([
    '\ufffd',
    '\ufffd',
    '😀',
    '😀',
    '\ufffd',
  ]);
});

it('throws at what is no JSON', () => {
  expect(() => readJson('{"\\ud83d"')).toThrow(SyntaxError);
});
