import { useTopic } from '@storefront/shared/bus';
import { argumentsForTest } from '@storefront/shared/testing/arguments-for-test';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { load, Widget } from './CompareTray';

const api = {
  productsByIds: async () => [productForTest({ id: 'gauze', name: 'Gauze' })],
  goneProducts: async () => [],
};

/** A listing, which has the tray while something is in the list. */
function Listing() {
  const isShown = useTopic('ecomerce', ({ compareItems }) => compareItems.length > 0);
  return (
    <main id="content" tabIndex={-1}>
      {isShown && <Widget loaded={null} />}
    </main>
  );
}

async function show() {
  const bus = busForTest({ compare: ['gauze', 'tape'] });
  const page = pageForTest(<Listing />, { bus, address: '/shop?page=2', api });
  await act(async () => void render(page));
  return bus;
}

function press(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  act(() => button.click());
}

it('shows the chosen products and links to the comparison', async () => {
  await show();
  screen.getByRole('region', { name: 'Products to compare' });
  screen.getByRole('img', { name: 'Gauze' });
  screen.getByRole('img', { name: 'Product tape' });
  expect(screen.getByRole('link', { name: 'Compare (2)' }).getAttribute('href')).toBe('/shop/compare');
});

it('removes one product, or all, and keeps the focus on the page', async () => {
  const bus = await show();
  press('Do not compare Gauze');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Compare (1)' }));
  expect(bus.state().ecomerce.compareItems.map(({ id }) => id)).toEqual(['tape']);
  press('Clear the comparison');
  expect(bus.state().ecomerce.compareItems).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('names the products in its first HTML, and returns to the same page without scripts', async () => {
  const bus = busForTest({ compare: ['gauze'] });
  const { context } = argumentsForTest({ address: '/shop', api, bus });
  const loaded = await load(context);
  const page = document.createElement('div');
  page.innerHTML = renderToString(pageForTest(<Widget loaded={loaded} />, { bus, address: '/shop?page=2' }));
  expect(page.querySelector('img')?.alt).toBe('Gauze');
  expect(page.querySelector('button')?.getAttribute('aria-label')).toBe('Do not compare Gauze');
  const form = page.querySelector('form') ?? undefined;
  expect(Object.fromEntries(new FormData(form))).toMatchObject({ intent: 'remove', return: '/shop?page=2' });
});
