import { cookieJar } from '@storefront/shared/testing/cookie-jar';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { BusProvider, useBus } from './BusProvider';
import { type Bus, createBus } from './bus';
import { totalQuantity } from './quantity';
import { createRequestCookies } from './request-cookies';
import { useTopic } from './use-topic';

function Count({ rendered }: { rendered?: (count: number) => void }) {
  const count = useTopic('ecomerce', ({ cartItems }) => totalQuantity(cartItems));
  rendered?.(count);
  return <output>{count} items</output>;
}

const page = (bus: Bus, rendered?: (count: number) => void) => (
  <BusProvider bus={bus}>
    <Count {...(rendered && { rendered })} />
  </BusProvider>
);

let consoleError: jest.SpyInstance;
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
});

it('hydrates what the server rendered, then shows what another tab added meanwhile', () => {
  const server = createBus(createRequestCookies('cart=gauze*2', false));
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(server));
  document.body.append(container);
  const counts: number[] = [];
  const browser = createBus(cookieJar({ cart: 'gauze*2!tape*1' }).tab(), { initial: server.state() });
  render(
    page(browser, (count) => counts.push(count)),
    { container, hydrate: true },
  );
  expect(counts[0]).toBe(2);
  expect(screen.getByRole('status').textContent).toBe('3 items');
  expect(consoleError).not.toHaveBeenCalled();
});

it('renders again only when the selected part changes', () => {
  const bus = createBus(cookieJar().tab());
  const counts: number[] = [];
  render(page(bus, (count) => counts.push(count)));
  act(() => void bus.change({ list: 'wishlist', intent: 'add', id: 'tape' }));
  act(() => void bus.change({ list: 'cart', intent: 'add', id: 'gauze', quantity: 2 }));
  expect(counts).toEqual([0, 2]);
  expect(screen.getByRole('status').textContent).toBe('2 items');
});

it('gives the whole topic', () => {
  function Drawer() {
    const { isDrawerShow } = useTopic('app');
    return isDrawerShow ? <output>open</output> : null;
  }
  const bus = createBus(cookieJar().tab());
  render(
    <BusProvider bus={bus}>
      <Drawer />
    </BusProvider>,
  );
  act(() => bus.update('app', { isDrawerShow: true }));
  expect(screen.getByRole('status').textContent).toBe('open');
});

it('throws an error that names the missing provider', () => {
  const Lost = () => void useBus();
  expect(() => render(<Lost />)).toThrow('useBus needs a BusProvider around it');
});
