/** @jest-environment ./shared/testing/jsdom-with-fetch.ts */

import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { renderToString } from 'react-dom/server.node';
import { CartForm } from './CartForm';
import { QuantityControl } from './QuantityControl';

/** The forms of some content as a browser without JavaScript posts them. */
function forms(content: React.ReactNode) {
  const page = document.createElement('div');
  page.innerHTML = renderToString(pageForTest(content));
  return [...page.querySelectorAll('form')].map((form) => ({
    to: `${form.getAttribute('method')} ${form.getAttribute('action')}`,
    fields: Object.fromEntries(new FormData(form)),
  }));
}

const common = { list: 'cart', return: '/shop/shopping-cart' };

it('posts a change without JavaScript, and comes back to the cart', () => {
  expect(forms(<CartForm intent="clear">Clear</CartForm>)).toEqual([
    { to: 'post /cart', fields: { ...common, intent: 'clear' } },
  ]);
});

it('has one form each for less, a number and more', () => {
  const line = { id: 'gauze', quantity: 3 };
  expect(forms(<QuantityControl line={line} name="Gauze" />).map(({ fields }) => fields)).toEqual([
    { ...common, intent: 'down', id: 'gauze' },
    { ...common, intent: 'set', id: 'gauze', quantity: '3' },
    { ...common, intent: 'up', id: 'gauze' },
  ]);
});

it('has a button for the typed number where there is no JavaScript', () => {
  const html = renderToString(
    pageForTest(<QuantityControl line={{ id: 'gauze', quantity: 3 }} name="Gauze" />),
  );
  const [, form] = /<noscript[^>]*><button[^>]* form="([^"]+)"[^>]*>Update/.exec(html) ?? [];
  expect(html).toContain(`<form id="${form}"`);
});
