import { hasOtherPostcode, matchSuburbs, onlyPostcode } from './match-suburbs';

const suburbs = [
  { name: 'Bondi', postcode: '2026' },
  { name: 'Bondi Beach', postcode: '2026' },
  { name: 'North Bondi', postcode: '2026' },
  { name: 'Sydney', postcode: '2000' },
  { name: 'Sydney', postcode: '2001' },
  { name: 'Utopia', postcode: null },
];
const names = (typed: string) => matchSuburbs(suburbs, typed).map(({ name }) => name);

test('suburbs that begin with the text come before those with a word that does', () => {
  expect(names('bon')).toEqual(['Bondi', 'Bondi Beach', 'North Bondi']);
  expect(names(' BONDI ')).toEqual(['Bondi', 'Bondi Beach', 'North Bondi']);
  expect(names('ondi')).toEqual([]);
});

test('one letter finds nothing, and at most eight suburbs are found', () => {
  expect(names('b')).toEqual([]);
  const many = Array.from({ length: 5000 }, (_, nth) => ({ name: `Bay ${nth}`, postcode: '2000' }));
  expect(matchSuburbs(many, 'ba')).toHaveLength(8);
  expect(matchSuburbs(many, '49')).toHaveLength(8);
});

test('gives the postcode only of a suburb with a single one', () => {
  expect(onlyPostcode(suburbs, ' bondi')).toBe('2026');
  expect(onlyPostcode(suburbs, 'Sydney')).toBeNull();
  expect(onlyPostcode(suburbs, 'Utopia')).toBeNull();
  expect(onlyPostcode(suburbs, 'Atlantis')).toBeNull();
});

test.each([
  ['bondi ', '3000', true],
  ['Bondi', ' 2026 ', false],
  ['Bondi', '\u200e２０２６', false],
  ['Sydney', '2001', false],
  ['Sydney', '3000', true],
  ['Bondi', '', false],
  ['Utopia', '3000', false],
  ['Atlantis', '3000', false],
])('%p with %p is a known suburb with another postcode: %p', (typed, postcode, isOther) => {
  expect(hasOtherPostcode(suburbs, typed, postcode)).toBe(isOther);
});
