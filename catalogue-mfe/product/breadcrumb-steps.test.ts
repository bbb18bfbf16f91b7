import { productForTest } from '@storefront/shared/testing/product-for-test';
import { breadcrumbSteps } from './breadcrumb-steps';

const paths = (fields: Parameters<typeof productForTest>[0]) =>
  breadcrumbSteps(productForTest(fields)).map(({ name, path }) => [name, path]);

it('leads from the home page through the categories to the product', () => {
  const categories = {
    mainCategory: 'Wound Care',
    mainCategoryId: 'm1',
    category: 'Gauze',
    categoryId: 'c/1',
  };
  expect(paths(categories)).toEqual([
    ['Home', '/'],
    ['Shop', '/shop'],
    ['Wound Care', '/shop?mainId=m1'],
    ['Gauze', '/shop?subId=c%2F1'],
    ['Gauze swabs', '/product/gauze'],
  ]);
});

it('has no link to a category without an id, and no category without a name', () => {
  expect(paths({ mainCategory: 'Wound Care', categoryId: 'c1' }).slice(2)).toEqual([
    ['Wound Care', null],
    ['Gauze swabs', '/product/gauze'],
  ]);
});
