import { productForTest } from '@storefront/shared/testing/product-for-test';
import { breadcrumbSteps } from './Breadcrumbs';

const paths = (fields: Parameters<typeof productForTest>[0]) =>
  breadcrumbSteps(productForTest(fields)).map(({ name, path }) => [name, path]);

it('has no link to a category without an id, and no category without a name', () => {
  expect(paths({ mainCategory: 'Wound Care', categoryId: 'c1' }).slice(2)).toEqual([
    ['Wound Care', null],
    ['Gauze swabs', '/product/gauze'],
  ]);
});
