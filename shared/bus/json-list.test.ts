import fc from 'fast-check';
import { parseLines } from './codec';

const lines = [
  { id: 'P 1;é', quantity: 2 },
  { id: '50%25', quantity: 1 },
];
const json = JSON.stringify(lines);

describe('JSON list in a cookie', () => {
  it('is read as it is and percent-encoded', () => {
    expect(parseLines('cart', json)).toEqual(lines);
    expect(parseLines('cart', encodeURIComponent(json))).toEqual(lines);
  });

  it('may hold bare ids, numbers as ids, quantities as text, and other fields', () => {
    const text = JSON.stringify(['a', 7, { id: 8, quantity: '3', productName: 'Gauze' }]);
    expect(parseLines('cart', text)).toEqual([
      { id: 'a', quantity: 1 },
      { id: '7', quantity: 1 },
      { id: '8', quantity: 3 },
    ]);
  });

  it('loses only the entries that are none', () => {
    const text =
      '[null,true,[],{},{"id":""},{"id":{"toString":1}},{"id":"a","quantity":{}},{"id":"b","quantity":null}]';
    expect(parseLines('cart', text)).toEqual([{ id: 'b', quantity: 1 }]);
  });

  it('keeps every entry before the place where it was cut off', () => {
    const entries = fc.uniqueArray(
      fc.string({ unit: fc.constantFrom('a', 'b', '"', '\\', 'é'), minLength: 1 }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(entries, fc.nat(), (ids, at) => {
        const whole = ids.map((id) => JSON.stringify({ id, quantity: 1 }));
        const text = `[${whole.join(',')}]`;
        const cut = text.slice(0, 1 + (at % text.length));
        let end = 0;
        const complete = ids.filter((_, index) => {
          end += (whole[index]?.length ?? 0) + 1;
          return end <= cut.length;
        });
        expect(
          parseLines('wishlist', cut)
            .map(({ id }) => id)
            .slice(0, complete.length),
        ).toEqual(complete);
      }),
    );
  });

  it('keeps bare ids around a broken one', () => {
    expect(parseLines('wishlist', '["a",b,"c"]').map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('keeps objects around a broken one', () => {
    expect(parseLines('wishlist', '[{"id":"a"},{"id":b},{"id":"c"}]').map(({ id }) => id)).toEqual([
      'a',
      'c',
    ]);
  });
});
