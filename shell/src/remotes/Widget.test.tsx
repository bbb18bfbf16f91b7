import { BusProvider } from '@storefront/shared/bus';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import type { PageData } from '../page-data';
import { browserWidgets } from './browser-widgets';
import { Widget } from './Widget';
import { WidgetBoundary } from './WidgetBoundary';
import { type LoadWidget, type Widgets, WidgetsContext } from './widgets';

const bus = busForTest({ cart: [{ id: 'gauze', quantity: 3 }] });

const notLoaded = (() => Promise.reject(new Error('not asked for'))) as LoadWidget;

const layout = (find: Widgets) => (
  <BusProvider bus={bus}>
    <WidgetsContext value={{ find, load: notLoaded, loaded: {} }}>
      <Widget name="cart/badge" props={{}} fallback={<a href="/shop/shopping-cart">Cart</a>} />
    </WidgetsContext>
  </BusProvider>
);

const Badge = () => <p>Cart, 3 items</p>;
const InPlace = () => (
  <WidgetBoundary name="cart/badge" release="1.0.0">
    <Badge />
  </WidgetBoundary>
);
const pageWith = (rendered: PageData['rendered']) =>
  ({ rendered, state: bus.state(), composition: { cart: { version: '1.0.0' } } }) as unknown as PageData;

async function hydrated(load: LoadWidget) {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(layout(() => InPlace));
  const before = container.querySelector('p');
  await act(async () => {
    hydrateRoot(container, layout(browserWidgets(pageWith(['cart/badge']), load, '/shop')));
  });
  expect(container.querySelector('p')).toBe(before);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
  container.remove();
}

test('the remote takes over the HTML it rendered on the server', () => hydrated(async () => InPlace));

test('the HTML stays when the remote cannot be loaded', () => hydrated(notLoaded));

test.each<[string, Widgets]>([
  ['is not to be had', () => null],
  [
    'throws',
    () =>
      function Broken(): ReactNode {
        throw new Error('broken release');
      },
  ],
])('the place stays quiet when the remote %s', (_, widgets) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(layout(widgets));
  expect(screen.getByRole('link', { name: 'Cart' })).toBeTruthy();
  logged.mockRestore();
});

test('a widget that the server had to do without is left out, one that it did not need is not', () => {
  const page = { ...pageWith(['cart/badge']), state: busForTest({ compare: ['gauze'] }).state() };
  expect(browserWidgets(page, notLoaded, '/shop')('cart/compare-tray')).toBeNull();
  expect(browserWidgets(page, notLoaded, '/about-us')('cart/compare-tray')).not.toBeNull();
});
