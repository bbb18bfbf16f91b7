import fc from 'fast-check';
import { maxQuantity, storedLists } from '../contracts/state';
import { wellFormed } from '../contracts/well-formed';
import { parseLines, serializeLines } from './codec';

const anyUnit = fc.nat(0xffff).map((unit) => String.fromCharCode(unit));
const anyId = fc
  .string({ unit: fc.oneof(anyUnit, fc.constantFrom(...'aA0._-~*![{"%')), minLength: 1 })
  .map(wellFormed);
const line = fc.record({ id: anyId, quantity: fc.integer({ min: 1, max: maxQuantity }) });
const cartLines = fc.uniqueArray(line, { selector: ({ id }) => id });
const lists = fc.constantFrom(...storedLists);

/** Almost valid pieces, and random text. */
const nearlyReadable = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'[]{}",!*~%\\', '~00e9', '%5B', '%E2%82', '"id":', '"quantity":-1'),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
  )
  .map((pieces) => pieces.join(''));

describe('cookie value', () => {
  it('reads back what was written: lines of the cart, ids of the other lists', () => {
    fc.assert(
      fc.property(cartLines, (lines) => {
        expect(parseLines('cart', serializeLines('cart', lines))).toEqual(lines);
        const ones = lines.map(({ id }) => ({ id, quantity: 1 }));
        expect(parseLines('wishlist', serializeLines('wishlist', lines))).toEqual(ones);
      }),
    );
  });

  it('is ASCII that percent-encoding does not change', () => {
    fc.assert(
      fc.property(lists, cartLines, (list, lines) => {
        const text = serializeLines(list, lines);
        expect(encodeURIComponent(text)).toBe(text);
      }),
    );
  });

  it('any text is read without throwing, into valid lines that survive another write and read', () => {
    fc.assert(
      fc.property(lists, fc.oneof(nearlyReadable, fc.string({ unit: 'binary' })), (list, text) => {
        const lines = parseLines(list, text);
        for (const { id, quantity } of lines) {
          expect(id).not.toBe('');
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity).toBe(true);
        }
        expect(parseLines(list, serializeLines(list, lines))).toEqual(lines);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['nothing', '', ''],
    ['an id without a quantity', 'a', 'a*1'],
    ['a cut off quantity', 'a*2!b*', 'a*2!b*1'],
    ['parts that cannot be read', 'a*2!<b>*1!c*x!*4!d~zz*1!!e*3', 'a*2!e*3'],
    ['a negative quantity', 'a*-3', 'a*1'],
    ['a fraction', 'a*2.9', 'a*2'],
    ['a huge quantity', `a*${'9'.repeat(400)}`, 'a*9999'],
    ['a repeated id', 'a*9000!b*1!a*2000', 'a*9999!b*1'],
    ['quotes around it', '"a*1!b*2"', 'a*1!b*2'],
    ['no list at all', '{"a":1}', ''],
    ['wrong percent-encoding', 'a*2!%E2%82*1!%!b*1', 'a*2!b*1'],
  ])('reads %s', (_, text, read) => {
    expect(serializeLines('cart', parseLines('cart', text))).toBe(read);
  });

  it('reads a repeated id once', () => {
    expect(parseLines('wishlist', 'a!b!a')).toEqual([
      { id: 'a', quantity: 1 },
      { id: 'b', quantity: 1 },
    ]);
  });

  it('decodes every percent-encoding, and keeps invalid ones as they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (id) => {
        expect(parseLines('wishlist', encodeURIComponent(JSON.stringify([id])))).toEqual([
          { id, quantity: 1 },
        ]);
      }),
      { examples: [...'\u0080\u07ff\u0800\ud7ff\ue000\uffff\u{10000}\u{10ffff}'].map((id) => [id]) },
    );
    const broken = '%C1%BF %E0%9F%BF %ED%A0%80 %F0%8F%BF%BF %F4%90%80%80 %E2%82 % %4';
    for (const text of broken.split(' ')) {
      expect(parseLines('wishlist', `["${text}",`)).toEqual([{ id: text, quantity: 1 }]);
    }
  });

  it('reads as much of a huge cookie as a browser stores, without a truncated line', () => {
    const lines = Array.from({ length: 100_000 }, (_, index) => ({
      id: `${index}`.padStart(40, 'x'),
      quantity: 2,
    }));
    const compact = parseLines('cart', serializeLines('cart', lines));
    expect(compact).toEqual(lines.slice(0, Math.floor(4096 / 43)));
    const json = parseLines('cart', JSON.stringify(lines));
    expect(json.length).toBeGreaterThan(50);
    expect(json).toEqual(lines.slice(0, json.length));
  });

  it('reads 160 lines at most', () => {
    const ids = Array.from({ length: 2_000 }, (_, index) => `${index}`);
    for (const text of [ids.join('!'), JSON.stringify(ids.slice(0, 500))])
      expect(parseLines('wishlist', text).map(({ id }) => id)).toEqual(ids.slice(0, 160));
  });

  it('replaces halves of surrogate pairs', () => {
    for (const text of ['~d83d', '["\\ud83d"]', '%5B%22%5Cud83d%22%5D'])
      expect(parseLines('wishlist', text)).toEqual([{ id: '\ufffd', quantity: 1 }]);
  });
});

describe('JSON list in a cookie', () => {
  it('may hold bare ids, numbers as ids, quantities as text, and other fields', () => {
    const text = JSON.stringify(['a', 7, { id: 8, quantity: '3', productName: 'Gauze' }]);
    expect(parseLines('cart', text)).toEqual([
      { id: 'a', quantity: 1 },
      { id: '7', quantity: 1 },
      { id: '8', quantity: 3 },
    ]);
  });

  it('keeps percent signs if it is not encoded', () => {
    expect(parseLines('wishlist', '["50%25"]')).toEqual([{ id: '50%25', quantity: 1 }]);
  });

  it('drops only invalid entries', () => {
    const text =
      '[null,true,[],{},{"id":""},{"id":{"toString":1}},{"id":"a","quantity":{}},{"id":"b","quantity":null}]';
    expect(parseLines('cart', text)).toEqual([{ id: 'b', quantity: 1 }]);
  });

  it('keeps every entry before the place where the text was cut off', () => {
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

  it.each(['["a",b,"c"]', '[{"id":"a"},{"id":b},{"id":"c"}]'])(
    'keeps the entries around the broken one in %s',
    (text) => {
      expect(parseLines('wishlist', text).map(({ id }) => id)).toEqual(['a', 'c']);
    },
  );
});
