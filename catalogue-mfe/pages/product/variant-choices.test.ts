import type { ProductVariant } from '@storefront/shared/contracts/product';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import fc from 'fast-check';
import { variantChoices } from './variant-choices';

const variant = (id: string, traits: Partial<ProductVariant>): ProductVariant => ({
  id,
  name: id,
  size: null,
  colour: null,
  packSize: null,
  ...traits,
});

/** The choices in one line each, with the shown one in brackets. */
const choiceTexts = (product: Parameters<typeof productForTest>[0]) =>
  variantChoices(productForTest(product)).map(
    ({ heading, options }) =>
      `${heading}: ${options
        .map(({ label, id, difference }) =>
          id === null ? `[${label}]` : `${label}>${id}${difference && ` (${difference})`}`,
        )
        .join(' ')}`,
  );

it('offers no choices for a product without variants', () => {
  expect(choiceTexts({ sizes: ['S', 'M'], colours: ['blue'], packSize: 10 })).toEqual([]);
});

it('links to each size in order, and omits fields that do not differ', () => {
  const variants = [variant('l', { size: 'L', packSize: 10 }), variant('s', { size: 'S', packSize: 10 })];
  expect(choiceTexts({ sizes: ['M'], packSize: 10, variants })).toEqual(['Size: S>s [M] L>l']);
});

it('keeps the chosen fields where possible, and names other differences', () => {
  const variants = [
    variant('l-red-50', { size: 'L', colour: 'red', packSize: 50 }),
    variant('l-blue-50', { size: 'L', colour: 'blue', packSize: 50 }),
    variant('s-red-10', { size: 'S', colour: 'red', packSize: 10 }),
  ];
  expect(choiceTexts({ sizes: ['S'], colours: ['blue'], packSize: 10, variants })).toEqual([
    'Size: [S] L>l-blue-50 (Pack of 50)',
    'Colour: [blue] red>s-red-10',
    'Pack: [Pack of 10] Pack of 50>l-blue-50 (L)',
  ]);
});

it('leads to variants even if the product lacks the field', () => {
  const variants = [variant('s', { size: 'S' }), variant('one', { packSize: 1 })];
  expect(choiceTexts({ sizes: ['S', 'M'], variants })).toEqual(['Size: S>s', 'Pack: Single>one']);
});

it('every variant can be reached in at most one choice per kind', () => {
  const traits = fc.record({
    size: fc.constantFrom('S', 'M', 'L'),
    colour: fc.constantFrom('red', 'blue', 'green'),
    packSize: fc.constantFrom(1, 10, 50),
  });
  const families = fc.uniqueArray(traits, {
    minLength: 2,
    maxLength: 20,
    selector: (one) => JSON.stringify(one),
  });
  fc.assert(
    fc.property(families, fc.nat(), fc.nat(), (all, from, to) => {
      const family = all.map((one, nth) => variant(String(nth), one));
      let at = family[from % family.length];
      const wanted = family[to % family.length];
      for (const [heading, kind] of [
        ['Size', 'size'],
        ['Colour', 'colour'],
        ['Pack', 'packSize'],
      ] as const) {
        if (!at || !wanted || at[kind] === wanted[kind]) continue;
        const { id, size, colour, packSize } = at;
        const product = productForTest({
          id,
          sizes: [size ?? ''],
          colours: [colour ?? ''],
          packSize,
          variants: family.filter((one) => one.id !== id),
        });
        const options = variantChoices(product).find((choice) => choice.heading === heading)?.options;
        const label =
          kind === 'packSize'
            ? wanted.packSize === 1
              ? 'Single'
              : `Pack of ${wanted.packSize}`
            : wanted[kind];
        const chosen = options?.find((option) => option.label === label);
        at = family.find((one) => one.id === chosen?.id);
      }
      expect(at?.id).toBe(wanted?.id);
    }),
  );
});
