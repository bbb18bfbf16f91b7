import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { render } from '@testing-library/react';
import { PricesInclude } from './PricesInclude';

test.each([
  ['GST', 'Prices include GST'],
  [null, ''],
])('when the settings say %j it reads %j', (pricesInclude, words) => {
  const { container } = render(pageForTest(<PricesInclude />, { site: { pricesInclude } }));
  expect(container.textContent).toBe(words);
});
