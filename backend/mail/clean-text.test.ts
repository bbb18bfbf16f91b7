import { manyLines, oneLine } from './clean-text';

test.each([
  ['Ada\r\nBcc: bob@example.com', 'Ada Bcc: bob@example.com'],
  [' a\u0000b\u2028c\u2029d\u0085e\tf ', 'a b c d e f'],
  ['\u202egnp.exe\u2066x', 'gnp.exex'],
  ['half \ud83d and whole 😀', 'half \ufffd and whole 😀'],
  ['שלום עולם', 'שלום עולם'],
  ['👩🏽‍⚕️', '👩🏽‍⚕️'],
])('one line of %j is %j', (text, line) => {
  expect(oneLine(text, 100)).toBe(line);
});

test('a long line is cut between characters', () => {
  expect(oneLine('😀'.repeat(11), 10)).toBe(`${'😀'.repeat(9)}…`);
  expect(oneLine('😀'.repeat(10), 10)).toBe('😀'.repeat(10));
});

test('many lines keep breaks and tabs, and no other control characters', () => {
  expect(manyLines('a\r\nb\rc\u2028d\te\u0000\u001b[31m\u202ef')).toBe('a\nb\nc\nd\te[31mf');
});
