/** @jest-environment ./shared/testing/jsdom-with-fetch.ts */
import { type Bus, BusProvider, useTopic } from '@storefront/shared/bus';
import type { CartDrawerProps } from '@storefront/shared/contracts/exposed-modules';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { act, render, screen } from '@testing-library/react';
import { type ComponentType, lazy } from 'react';
import { Notices } from '../layout/Notices';
import { type Widgets, WidgetsContext } from '../remotes/widgets';
import { CartDrawer } from './CartDrawer';

async function show(bus: Bus, Drawer: ComponentType<CartDrawerProps> | null) {
  const widgets = (() => Drawer) as Widgets;
  await act(async () => {
    render(
      <BusProvider bus={bus}>
        <WidgetsContext value={widgets}>
          <Notices />
          <CartDrawer />
        </WidgetsContext>
      </BusProvider>,
    );
  });
}
const add = (bus: Bus) => act(async () => void bus.change({ list: 'cart', intent: 'add', id: 'gauze' }));

function Drawer({ added }: CartDrawerProps) {
  const isOpen = useTopic('app', ({ isDrawerShow }) => isDrawerShow);
  return isOpen && <p>Drawer with {added ? `${added.quantity} of ${added.id}` : 'nothing new'}</p>;
}

it('asks for the drawer when it opens for the first time, and tells it what was added', async () => {
  const bus = busForTest();
  const load = jest.fn(async () => ({ default: Drawer }));
  await show(bus, lazy(load));
  expect(load).not.toHaveBeenCalled();
  await add(bus);
  screen.getByText('Drawer with 1 of gauze');
  await act(async () => bus.update('app', { isDrawerShow: false }));
  await act(async () => bus.update('app', { isDrawerShow: true }));
  screen.getByText('Drawer with nothing new');
  expect(load).toHaveBeenCalledTimes(1);
});

const failing = lazy(() => Promise.reject(new Error('refused')));

it.each([
  ['is not to be had', null],
  ['cannot be loaded', failing],
])('says what was added in a toast, each time, when the drawer %s', async (_, Missing) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const bus = busForTest();
  await show(bus, Missing);
  await add(bus);
  expect(screen.getByRole('status').textContent).toBe('Added to cart. 1 item in your cart.');
  expect(bus.state().app.isDrawerShow).toBe(false);
  await add(bus);
  expect(screen.getByRole('status').textContent).toBe('Added to cart. 2 items in your cart.');
  logged.mockRestore();
});
