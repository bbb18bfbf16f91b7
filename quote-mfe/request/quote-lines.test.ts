import { productForTest } from '@storefront/shared/testing/product-for-test';
import { quoteLines } from './quote-lines';

it('gives every line in full, with the largest rendition of each picture', () => {
  const gauze = productForTest({
    id: 'gauze',
    name: 'Gauze',
    url: 'https://supplier.example/gauze',
    mainCategory: 'Wound Care',
    pictures: [
      [
        { url: '/a-100.jpg', width: 100 },
        { url: '/a-900.jpg', width: 900 },
      ],
      [{ url: '/b.jpg', width: 0 }],
    ],
  });
  const products = [productForTest({ id: 'a/b', name: 'Tape' }), gauze];
  const lines = [
    { id: 'gauze', quantity: 2 },
    { id: 'a/b', quantity: 1 },
    { id: 'gone', quantity: 7 },
  ];
  expect(quoteLines(lines, products)).toEqual([
    {
      id: 'gauze',
      quantity: 2,
      productName: 'Gauze',
      url: 'https://supplier.example/gauze',
      images: [{ url: '/a-900.jpg' }, { url: '/b.jpg' }],
      maincategory: 'Wound Care',
    },
    { id: 'a/b', quantity: 1, productName: 'Tape', url: '/product/a%2Fb', images: [], maincategory: '' },
    { id: 'gone', quantity: 7, productName: 'gone', url: '/product/gone', images: [], maincategory: '' },
  ]);
});
