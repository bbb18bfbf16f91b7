import { plainText } from './plain-text';

test.each([
  ['Gauze swabs', 'Gauze swabs'],
  ['ＷＮＤ－０００８９', 'WND-00089'],
  ['\u200e0412\u00a0345\u202f678\u200b', '0412 345 678'],
  ['5\ufe0f\u2060', '5'],
  ['a\u2010b\u2012c\u2013d\u2014e\u2212f', 'a-b-c-d-e-f'],
  ['10 × 10', '10 x 10'],
  ['12³ ④⑤ 1½ m² ⑫', '12 3 4 5 1 1⁄2 m2 12'],
  ['a\tb\nc', 'a\tb\nc'],
  ['a  b', 'a b'],
])('%j is read as %j', (typed, plain) => {
  expect(plainText(typed)).toBe(plain);
});

test('every decimal digit of Unicode is read as one of 0 to 9', () => {
  const digits = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => (code < 0xd800 || code > 0xdfff) && /\p{Nd}/u.test(String.fromCodePoint(code)))
    .map((code) => plainText(String.fromCodePoint(code)));
  expect(digits.length % 10).toBe(0);
  expect(digits.join('')).toBe('0123456789'.repeat(digits.length / 10));
});
