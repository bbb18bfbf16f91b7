import { productForTest } from '@storefront/shared/testing/product-for-test';
import { filledQuote } from '../fields/filled-quote-for-test';
import { quotePayload } from './quote-payload';

const lines = [{ id: 'gauze', quantity: 2 }];
const products = [productForTest({ id: 'gauze', name: 'Gauze', mainCategory: 'Wound Care' })];

test('has exactly the fields of P51', () => {
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
        url: '/product/gauze',
        images: [],
        maincategory: 'Wound Care',
      },
    ],
  });
});

test('has the address and the postcode that were meant, and the phone number that was typed', () => {
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

test('leaves an empty company out', () => {
  expect(quotePayload(filledQuote({ company: ' ' }), [], [])).not.toHaveProperty('company');
});
