import { productForTest } from '@storefront/shared/testing/product-for-test';
import { cardProduct } from './card-product';

const rendition = (width: number) => ({ url: `/${width}`, width });

it('omits fields that a card does not show', () => {
  const card = cardProduct(productForTest({ description: 'Long', sizes: ['S'], colours: ['blue'] }));
  expect(Object.keys(card).sort()).toEqual(
    ['badges', 'brand', 'id', 'name', 'onSale', 'picture', 'price', 'salePrice', 'smallPrint', 'url'].sort(),
  );
  expect(card.smallPrint).toEqual(['S', 'blue']);
});

it.each([
  ['the first picture only, without what is larger than any card', [245, 500, 750, 1000], [245, 500, 750]],
  ['a picture there is only one size of', [1000], [1000]],
])('%s', (_, widths, kept) => {
  const [first = 0, ...rest] = widths;
  const pictures = [[rendition(first), ...rest.map(rendition)] as const, [rendition(1)] as const];
  expect(cardProduct(productForTest({ pictures })).picture?.map(({ width }) => width)).toEqual(kept);
});

it.each([
  ['the product’s own page', '/product/gauze', null],
  ['the supplier’s page', 'https://supplier.test/gauze', 'https://supplier.test/gauze'],
])('address that is %s', (_, url, expected) => {
  expect(cardProduct(productForTest({ url })).url).toBe(expected);
});
