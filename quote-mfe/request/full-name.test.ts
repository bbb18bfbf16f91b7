import { fullName } from './full-name';

test.each([
  ['ann', 'lee', 'Ann Lee'],
  ['ANN', 'LEE', 'Ann Lee'],
  [' ann ', '\tlee', 'Ann Lee'],
  ['mary jane', "O'NEILL", "Mary jane O'neill"],
  ['élodie', 'ÅS', 'Élodie Ås'],
  ['𐐨𐐨', 'x', '𐐀𐐨 X'],
])('%j and %j are %j', (first, last, name) => {
  expect(fullName(first, last)).toBe(name);
});
