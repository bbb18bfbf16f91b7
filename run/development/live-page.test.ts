import { inlineData } from '@storefront/shared/ui/inline-data';
import { parseLivePage } from './live-page';

const page = {
  composition: { cart: { version: '1.0.3', base: 'http://localhost:3002/1.0.3/' } },
  owners: [{ remote: 'cart', paths: ['/shop/shopping-cart'], lacking: ['/shop/compare'] }],
  addresses: { backend: 'http://localhost:4000', pictures: 'http://localhost:4000' },
};
const html = (data: unknown) =>
  `<html><body>{<script nonce="x">storefrontPage=${inlineData(data)};(function () { return {}; })({"run":[]})</script></body></html>`;

test('what a page is made of is read from it, whatever its texts hold', () => {
  const others = { loaded: { 'lab/foot': '}";{ \\" </script>' }, styles: ['}'] };
  expect(parseLivePage(html({ ...others, ...page, ...others }), 'http://shop.test')).toEqual(page);
});

test.each([
  ['<html></html>', 'http://shop.test is no shop like this one: its page does not say what it is made of.'],
  ['storefrontPage={"a":', 'What the page of http://shop.test says it is made of is not JSON.'],
  [
    html({ ...page, composition: { cart: { version: '1.0.3', base: 'javascript:1' } } }),
    'What the page of http://shop.test says it is made of is wrong at composition.cart.base: expected an address.',
  ],
  [
    html({ ...page, owners: [{ remote: '../x', paths: [] }] }),
    'What the page of http://shop.test says it is made of is wrong at owners.0.remote: expected the name of a remote.',
  ],
])('a page of anything else is said in one sentence: %s', (text, sentence) => {
  expect(() => parseLivePage(text, 'http://shop.test')).toThrow(sentence);
});
