import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { render, screen } from '@testing-library/react';
import { NextStep } from './NextStep';

const ways = () =>
  screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

it('links to the shop and to products on sale', () => {
  render(pageForTest(<NextStep title="Your list is empty." />));
  expect(ways()).toEqual(['Back to shop /shop', 'See what’s on sale /shop/promotions']);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('links to a given address, with a warning', () => {
  const way = { text: 'Request a quote', to: '/quote' };
  const otherWay = { text: 'View cart', to: '/shop/shopping-cart' };
  render(pageForTest(<NextStep title="Nothing here!" isWarning way={way} otherWay={otherWay} />));
  expect(ways()).toEqual(['Request a quote /quote', 'View cart /shop/shopping-cart']);
  expect(screen.getByRole('alert').textContent).toBe('Nothing here!');
});
