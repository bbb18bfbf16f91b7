import fc from 'fast-check';
import { comparePath, sharedIds } from './compare-address';

const idsOf = (query: string) => sharedIds(new URLSearchParams(query));

it('is readable, and names each product once', () => {
  expect(comparePath({ ids: ['gauze', 'tape'] })).toBe('/shop/compare?ids=gauze,tape');
  expect(comparePath({ ids: ['a,b'], onlyDifferences: true })).toBe(
    '/shop/compare?ids=a%252Cb&differences=1',
  );
  expect(comparePath({ ids: null, onlyDifferences: true })).toBe('/shop/compare?differences=1');
  expect(comparePath({ ids: null })).toBe('/shop/compare');
  expect(idsOf('ids=gauze,tape,gauze')).toEqual(['gauze', 'tape']);
  expect(idsOf('ids=gauze&ids=tape')).toEqual(['gauze', 'tape']);
});

it('names none when there are none', () => {
  for (const query of ['', 'differences=1']) expect(idsOf(query)).toBeNull();
  for (const query of ['ids=', 'ids=,,']) expect(idsOf(query)).toEqual([]);
});

it('keeps wrongly encoded ids as they are, and takes a hundred at most', () => {
  expect(idsOf('ids=%25E0%25A4')).toEqual(['%E0%A4']);
  expect(idsOf(`ids=${Array.from({ length: 5000 }, (_, index) => index)}`)).toHaveLength(100);
});

it('takes 80 ids of 24 characters, and none of more characters', () => {
  const ids = Array.from({ length: 100 }, (_, index) => `${index}`.padStart(24, 'x'));
  expect(idsOf(`ids=${ids}`)).toEqual(ids.slice(0, 80));
  expect(idsOf(`ids=${'x'.repeat(30_000)}`)).toEqual([]);
});

it('leads any ids of well-formed Unicode through an address and back', () => {
  const ids = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(ids, (ids) => {
      expect(sharedIds(new URL(comparePath({ ids }), 'https://shop.test').searchParams)).toEqual(ids);
    }),
  );
});
