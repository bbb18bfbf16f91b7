import { type AskedFor, askedFor } from './asked-for';

test.each<[string, AskedFor]>([
  ['', { kind: 'cart' }],
  ['?product=', { kind: 'cart' }],
  ['?product=gauze', { kind: 'product', id: 'gauze', quantity: 1 }],
  ['?product=a%2Fb&quantity=12', { kind: 'product', id: 'a/b', quantity: 12 }],
  ...['0', '-2', '1.5', '10000', 'two', ''].map((quantity): [string, AskedFor] => [
    `?product=gauze&quantity=${quantity}`,
    { kind: 'product', id: 'gauze', quantity: 1 },
  ]),
])('/quote%s', (query, asked) => {
  expect(askedFor(`http://shop/quote${query}`)).toEqual(asked);
});
