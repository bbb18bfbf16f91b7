import { productForTest } from '@storefront/shared/testing/product-for-test';
import { productDetail } from './product-detail';

it('is what the page shows, and no more', () => {
  const variants = [{ id: 'large', name: 'Large', size: 'Large', colour: null, packSize: null }];
  const detail = productDetail(productForTest({ sizes: ['Small'], packSize: 100, variants }));
  expect(detail).toMatchObject({ id: 'gauze', sizes: ['Small'], packSize: 100, unitPrice: '$0.13 each' });
  expect(detail.choices.map(({ heading }) => heading)).toEqual(['Size']);
  expect(Object.keys(detail)).not.toEqual(expect.arrayContaining(['url']));
  expect(Object.keys(detail)).not.toEqual(expect.arrayContaining(['variants']));
});
