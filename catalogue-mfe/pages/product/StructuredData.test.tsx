import { productForTest } from '@storefront/shared/testing/product-for-test';
import { renderToString } from 'react-dom/server.node';
import { breadcrumbStructuredData, productStructuredData, StructuredData } from './StructuredData';

const bases = { origin: 'https://shop.test', pictures: '/pictures' };
const dataOf = (fields: Parameters<typeof productForTest>[0], at = bases) =>
  productStructuredData(productForTest(fields), at);

it('describes the known details of a product, with absolute addresses', () => {
  const pictures = [
    [
      { url: '/small', width: 245 },
      { url: '/large', width: 1000 },
    ],
    [{ url: 'https://cdn.test/back', width: 0 }],
  ] as const;
  expect(
    dataOf({
      brand: 'Careline',
      sku: 'G-1',
      description: 'Soft.',
      pictures,
      price: 80,
      salePrice: 100,
      onSale: true,
    }),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Gauze swabs',
    url: 'https://shop.test/product/gauze',
    productID: 'gauze',
    sku: 'G-1',
    description: 'Soft.',
    brand: { '@type': 'Brand', name: 'Careline' },
    image: ['https://shop.test/pictures/large', 'https://cdn.test/back'],
    offers: {
      '@type': 'Offer',
      url: 'https://shop.test/product/gauze',
      price: '80.00',
      priceCurrency: 'AUD',
    },
  });
});

it('has no offer without a price, and never a rating', () => {
  const data = dataOf({ price: null });
  expect(data).not.toHaveProperty('offers');
  expect(Object.keys(data)).toEqual(['@context', '@type', 'name', 'url', 'productID']);
});

it('leaves out a picture with an invalid address', () => {
  expect(dataOf({ pictures: [[{ url: 'http://[', width: 0 }]] })).not.toHaveProperty('image');
});

it('numbers only the breadcrumbs that have an address', () => {
  const steps = [
    { name: 'Home', path: '/' },
    { name: 'Tools', path: null },
    { name: 'Scissors', path: '/product/s' },
  ];
  expect(breadcrumbStructuredData(steps, bases)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://shop.test/' },
      { position: 2, name: 'Scissors', item: 'https://shop.test/product/s' },
    ],
  });
});

it('no text can end the script, and the data reads back', () => {
  const data = { name: '</script><script>alert(1)</script>', text: '<!-- "&amp;" \u2028 -->' };
  const html = renderToString(<StructuredData data={data} />);
  const [, json = ''] = /^<script type="application\/ld\+json">([^<>&]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(data);
});
