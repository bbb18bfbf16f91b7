import { useBus } from '@storefront/shared/bus';
import type { CartDrawerProps } from '@storefront/shared/contracts/slots';
import { topOverlay } from '@storefront/shared/router';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { CartButton } from '@storefront/shared/ui/CartButton';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Notices } from '../layout/Notices';
import { type PageSlots, SlotsContext } from '../slots/page-slots';
import { CartDrawerSlot } from './CartDrawerSlot';
import { keepStaysClosed } from './stays-closed';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});

const pressPause = 300;
const loadTimeout = 1_000;

function Drawer({ open, message, added, opener, onClose }: CartDrawerProps) {
  return (
    open && (
      <button type="button" onClick={onClose}>
        Drawer: {message}, from {opener?.textContent}
        {added.map((id) => ` +${id}`)}
      </button>
    )
  );
}
const drawer = () => screen.queryByRole('button', { name: /^Drawer/ })?.textContent;

function AddButton() {
  const bus = useBus();
  const add = () => void bus.change({ list: 'cart', intent: 'add', id: 'gauze', name: 'Gauze swabs' });
  return (
    <button type="button" onClick={add}>
      Add
    </button>
  );
}

async function show(load: () => Promise<ComponentType<CartDrawerProps>>) {
  const bus = busForTest();
  const asked = jest.fn(load);
  const content = (
    <SlotsContext value={{ fill: () => [], load: asked as unknown as PageSlots['load'] }}>
      <AddButton />
      <button type="button" popoverTarget="box">
        Open
      </button>
      <form popover="auto" id="box">
        <input aria-label="Search" />
        <button type="button">Add within</button>
      </form>
      <CartButton>Cart</CartButton>
      <Notices />
      <CartDrawerSlot />
    </SlotsContext>
  );
  await act(async () => void render(pageForTest(content, { bus })));
  return { bus, asked, want: () => act(async () => bus.update('app', { isDrawerShow: true })) };
}
const add = () =>
  act(async () => {
    screen.getByRole('button', { name: 'Add' }).focus();
    screen.getByRole('button', { name: 'Add' }).click();
  });
const pass = (time: number) => act(async () => void (await jest.advanceTimersByTimeAsync(time)));
const toast = () => screen.getByRole('status').querySelector('p')?.textContent ?? '';
const there = async () => Drawer;

it('is loaded on demand, shows the added products, and forgets them when it closes', async () => {
  const { asked, want } = await show(there);
  expect(asked).not.toHaveBeenCalled();
  await add();
  await pass(pressPause);
  expect(asked).toHaveBeenCalledWith('cart-drawer');
  expect(drawer()).toBe('Drawer: Added to your cart., from Add +gauze');
  act(() => screen.getByRole('button', { name: /^Drawer/ }).click());
  expect(drawer()).toBeUndefined();
  await want();
  await pass(0);
  expect(drawer()).toBe('Drawer: , from ');
  expect(toast()).toBe('');
});

it('passes each addition to the drawer once, the latest last', async () => {
  const { bus } = await show(there);
  const addOne = (id: string) => act(async () => void bus.change({ list: 'cart', intent: 'add', id }));
  for (const id of ['gauze', 'tape', 'gauze']) await addOne(id);
  await pass(pressPause);
  expect(drawer()).toMatch(/ \+tape \+gauze$/);
});

it('opens after the presses pause, and every press counts', async () => {
  const { bus } = await show(there);
  for (const _ of [1, 2, 3]) {
    await add();
    await pass(pressPause - 1);
    expect(drawer()).toBeUndefined();
  }
  await pass(1);
  expect(drawer()).toBeDefined();
  expect(bus.state().ecomerce.cartItems).toEqual([{ id: 'gauze', quantity: 3 }]);
});

it.each([true, false])(
  'opens for a press on the cart’s button right after adding; with the tick: %s',
  async (staysClosed) => {
    keepStaysClosed(staysClosed);
    await show(there);
    await add();
    await act(async () => {
      screen.getByRole('button', { name: 'Cart' }).focus();
      screen.getByRole('button', { name: 'Cart' }).click();
    });
    await pass(pressPause);
    expect(drawer()).toBe('Drawer: Added to your cart., from Cart +gauze');
    expect(toast()).toBe('');
  },
);

it('opens from the toast, which returns the focus and closes', async () => {
  keepStaysClosed(true);
  await show(there);
  await add();
  await pass(pressPause);
  const viewCart = screen.getByRole('button', { name: 'View cart' });
  await act(async () => {
    viewCart.focus();
    viewCart.click();
  });
  expect(viewCart.isConnected).toBe(false);
  await pass(0);
  expect(drawer()).toBe('Drawer: , from ');
});

it('returns the focus to the opener of the popover with the pressed button', async () => {
  const { bus } = await show(there);
  await act(async () => {
    screen.getByText('Add within').click();
    bus.change({ list: 'cart', intent: 'add', id: 'gauze' });
  });
  await pass(pressPause);
  expect(drawer()).toBe('Drawer: Added to your cart., from Open +gauze');
});

it("repeats the page's own notices, also those of the addition", async () => {
  const { bus } = await show(there);
  await add();
  act(() => bus.notify({ kind: 'warning', title: 'Not saved', text: 'Cookies are blocked.' }));
  await pass(pressPause);
  expect(drawer()).toContain('Added to your cart. Cookies are blocked.');
  act(() => bus.notify({ kind: 'warning', title: 'No room', text: 'Your cart is full.' }));
  expect(drawer()).toContain('Drawer: Your cart is full.,');
});

it.each<[string, () => Promise<typeof Drawer>, number]>([
  ['cannot be loaded', () => Promise.reject(new Error('refused')), pressPause],
  ['does not come in time', () => new Promise(() => {}), loadTimeout],
])('confirms each addition in a toast when the drawer %s', async (_, load, time) => {
  const { bus } = await show(load);
  for (const quantity of [1, 2]) {
    await add();
    await pass(time);
    expect(toast()).toBe('Added to cart. Gauze swabs');
    expect(bus.state().app.isDrawerShow).toBe(false);
    expect(bus.state().ecomerce.cartItems).toEqual([{ id: 'gauze', quantity }]);
  }
});

it.each([true, false])(
  'confirms an addition to a visitor who navigates before the drawer loads; with the tick: %s',
  async (staysClosed) => {
    keepStaysClosed(staysClosed);
    const { bus } = await show(there);
    await add();
    // As a navigation does.
    await act(async () => bus.update('app', { isDrawerShow: false }));
    expect(toast()).toBe('Added to cart. Gauze swabs');
    await pass(pressPause);
    expect(drawer()).toBeUndefined();
  },
);

describe('with the tick ‘Do not open when I add’', () => {
  beforeEach(() => keepStaysClosed(true));

  it('confirms additions in a toast after a pause in presses, and undoes exactly those', async () => {
    const { bus, asked } = await show(there);
    act(() => void bus.change({ list: 'cart', intent: 'add', id: 'gauze', quantity: 4 }));
    await pass(pressPause);
    for (const _ of [1, 2, 3]) await add();
    expect(bus.state().ecomerce.cartItems).toEqual([{ id: 'gauze', quantity: 7 }]);
    await pass(pressPause);
    expect(toast()).toBe('Added to cart. 3 × Gauze swabs');
    expect(drawer()).toBeUndefined();
    expect(asked).not.toHaveBeenCalled();
    expect(bus.state().app.isDrawerShow).toBe(false);
    act(() => screen.getByRole('button', { name: 'Undo' }).click());
    expect(bus.state().ecomerce.cartItems).toEqual([{ id: 'gauze', quantity: 4 }]);
  });

  it('is no overlay for Back to close', async () => {
    await show(there);
    await add();
    expect(topOverlay()).toBeNull();
  });

  it('opens on request', async () => {
    const { want } = await show(there);
    await want();
    await pass(0);
    expect(drawer()).toBeDefined();
  });

  it('opens again after the tick is removed, in this tab or another', async () => {
    await show(there);
    act(() => {
      localStorage.clear();
      dispatchEvent(new StorageEvent('storage'));
    });
    await add();
    await pass(pressPause);
    expect(drawer()).toBeDefined();
  });
});

it.each<[string, () => void]>([
  ['Back', () => topOverlay()?.()],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])(
  'stays closed for a visitor who presses %s before the drawer loads, and confirms the addition',
  async (_, press) => {
    const { bus } = await show(there);
    await add();
    await act(async () => press());
    expect(toast()).toBe('Added to cart. Gauze swabs');
    expect(topOverlay()).toBeNull();
    await pass(pressPause);
    expect(drawer()).toBeUndefined();
    expect(bus.state().app.isDrawerShow).toBe(false);
  },
);

it('does not take the focus of a visitor who has moved on', async () => {
  let arrive: (component: typeof Drawer) => void = () => {};
  const { bus } = await show(() => new Promise((resolve) => (arrive = resolve)));
  await add();
  act(() => screen.getByLabelText('Search').focus());
  await act(async () => arrive(Drawer));
  await pass(loadTimeout);
  expect(drawer()).toBeUndefined();
  expect(toast()).toBe('Added to cart. Gauze swabs');
  expect(bus.state().app.isDrawerShow).toBe(false);
});

describe('requested while an addition waits for the drawer', () => {
  async function pressCart() {
    let arrive: (component: typeof Drawer) => void = () => {};
    const { bus } = await show(() => new Promise((resolve) => (arrive = resolve)));
    await add();
    await pass(pressPause);
    const cart = screen.getByRole('button', { name: /^Cart/ });
    await act(async () => {
      cart.focus();
      cart.click();
    });
    return { bus, arrive: () => act(async () => arrive(Drawer)) };
  }

  it('opens', async () => {
    const { arrive } = await pressCart();
    await arrive();
    expect(drawer()).toMatch(/from Cart/);
  });

  it('stays closed for a visitor who moves on after the request', async () => {
    const { bus, arrive } = await pressCart();
    act(() => screen.getByLabelText('Search').focus());
    await arrive();
    expect(drawer()).toBeUndefined();
    expect(bus.state().app.isDrawerShow).toBe(false);
  });
});
