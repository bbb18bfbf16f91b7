import { newQuoteReference } from './quote-reference';

test('a reference is two groups of four, without characters that look like others', () => {
  for (let turn = 0; turn < 200; turn++)
    expect(newQuoteReference()).toMatch(/^[ACDEFGHJKMNPQRTVWXY34679]{4}-[ACDEFGHJKMNPQRTVWXY34679]{4}$/);
});

test('no reference follows from another', () => {
  const drawn = Array.from({ length: 200 }, newQuoteReference);
  expect(new Set(drawn).size).toBe(200);
  // In order by chance: one in 200!.
  expect([...drawn].sort()).not.toEqual(drawn);
});
