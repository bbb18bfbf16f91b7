import { productForTest } from '@storefront/shared/testing/product-for-test';
import { filledQuote } from '../testing/filled-quote-for-test';
import { quotePayload } from './quote-payload';

test('has exactly the fields of P51, and every line in full with the largest rendition of each picture', () => {
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
  expect(quotePayload(filledQuote({ phone: ' 0412 345 678', postcode: '7000 ' }), lines, products)).toEqual({
    name: 'Ann O’neill',
    company: 'Harbour Clinic',
    email: 'ann@example.com',
    phone: ' 0412 345 678',
    description: 'When can you deliver?',
    message: 'When can you deliver?',
    address: '1/2 High St',
    state: 'TAS',
    suburb: 'Hobart',
    postcode: '7000',
    productDetails: [
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
    ],
  });
});

test.each([
  [' ann ', '\tlee', 'Ann Lee'],
  ['mary jane', "O'NEILL", "Mary jane O'neill"],
  ['élodie', 'ÅS', 'Élodie Ås'],
  ['𐐨𐐨', 'x', '𐐀𐐨 X'],
])('the names %j and %j are sent as %j', (firstName, lastName, name) => {
  expect(quotePayload(filledQuote({ firstName, lastName }), [], []).name).toBe(name);
});

test('normalises email and postcode, and leaves the phone number as typed', () => {
  const copied = {
    email: 'mailto:ann@example.com\u200b',
    postcode: '\u202a７０００',
    phone: '\u202a02/5550 4180',
  };
  expect(quotePayload(filledQuote(copied), [], [])).toMatchObject({
    email: 'ann@example.com',
    postcode: '7000',
    phone: copied.phone,
  });
});

test('omits an empty company', () => {
  expect(quotePayload(filledQuote({ company: ' ' }), [], [])).not.toHaveProperty('company');
});
