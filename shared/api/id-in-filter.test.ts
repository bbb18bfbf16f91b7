import { idInFilter } from './id-in-filter';

test.each([
  [[], ''],
  [['1'], 'id_in=1'],
  [['1', '2', '1'], 'id_in=1&id_in=2'],
  [['a&b=c', 'ü', '\ud800'], 'id_in=a%26b%3Dc&id_in=%C3%BC&id_in=%EF%BF%BD'],
])('%j gives %s', (ids, query) => {
  expect(idInFilter(ids)).toBe(query);
});
