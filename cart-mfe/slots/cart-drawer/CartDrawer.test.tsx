import { busForTest, type StateForTest } from '@storefront/shared/testing/bus-for-test';
import { dialogForTest } from '@storefront/shared/testing/dialog-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Widget } from './CartDrawer';

beforeEach(dialogForTest);

const prices: Readonly<Record<string, number>> = { gauze: 10.1, tape: 3 };
const find = async (ids: readonly string[]) =>
  ids.filter((id) => id in prices).map((id) => productForTest({ id, name: id, price: prices[id] ?? null }));

/** The drawer over a page that opens and closes it. */
function Page({ message, added }: { readonly message: string; readonly added: readonly string[] }) {
  const [open, setOpen] = useState(true);
  const [staysClosed, setStaysClosed] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Cart
      </button>
      <Widget
        open={open}
        message={message}
        added={added}
        opener={null}
        onClose={() => setOpen(false)}
        staysClosed={staysClosed}
        onStaysClosed={setStaysClosed}
      />
    </>
  );
}

async function show(
  cart: StateForTest['cart'] = [],
  message = '',
  productsByIds = find,
  added: readonly string[] = [],
) {
  const bus = busForTest({ cart });
  const api = { productsByIds: jest.fn(productsByIds), goneProducts: async () => [] };
  await act(async () => void render(pageForTest(<Page message={message} added={added} />, { bus, api })));
  return { bus, asked: api.productsByIds, user: userEvent.setup() };
}
const drawer = () => screen.queryByRole('dialog');
const gauze = { id: 'gauze', quantity: 3 };
const tape = { id: 'tape', quantity: 1 };

it('shows the lines, their total, and links to quote and cart', async () => {
  const { asked } = await show([gauze, tape]);
  screen.getByRole('dialog', { name: 'Shopping Cart (4 items)' });
  const [first] = screen.getAllByRole('listitem');
  within(first ?? document.body).getByRole('link', { name: 'gauze' });
  expect(first?.textContent).toContain('$10.10Total $30.30');
  screen.getByText('$33.30');
  expect(screen.getByRole('link', { name: 'Request a quote' }).getAttribute('href')).toBe('/quote');
  expect(screen.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/shop/shopping-cart');
  expect(asked).toHaveBeenCalledTimes(1);
});

it.each([
  [['tape'], [false, true, false], ['tape nearest']],
  [['tape', 'gauze'], [true, true, false], ['gauze start']],
  [['gone', 'tape'], [false, true, true], ['tape start']],
])(
  'marks the lines just added, %j, and scrolls to the only or the first of them',
  async (added, marks, sights) => {
    const seen: string[] = [];
    Element.prototype.scrollIntoView = function (this: Element, { block }: ScrollIntoViewOptions = {}) {
      seen.push(`${this.querySelector<HTMLInputElement>('[name=id]')?.value} ${block}`);
    } as typeof Element.prototype.scrollIntoView;
    await show([gauze, tape, { id: 'gone', quantity: 1 }], 'Added to your cart.', find, added);
    await new Promise(requestAnimationFrame);
    const marked = screen.getAllByRole('listitem').map((line) => line.textContent?.startsWith('Just added'));
    expect(marked).toEqual(marks);
    expect(seen).toEqual(sights);
  },
);

it('scrolls to the added line again when loaded details have moved it', async () => {
  let seen = 0;
  Element.prototype.scrollIntoView = () => void seen++;
  let come: () => void = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await show([gauze, tape], 'Added to your cart.', async (ids) => coming.then(() => find(ids)), ['tape']);
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const before = seen;
  await act(async () => come());
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect([before, seen]).toEqual([1, 2]);
});

it('stays open when lines are changed, removed, cleared and restored', async () => {
  const { bus, user } = await show([gauze, tape]);
  const lines = () => bus.state().ecomerce.cartItems;
  await user.click(screen.getByRole('button', { name: 'Decrease quantity of gauze' }));
  expect(lines()[0]?.quantity).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Remove gauze' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  await user.click(screen.getByRole('button', { name: 'Clear all items' }));
  expect(screen.getByRole('alert').textContent).toBe('Cart empty!');
  screen.getByRole('link', { name: 'Back to shop' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(lines()).toEqual([{ ...gauze, quantity: 2 }, tape]);
  expect(drawer()).not.toBeNull();
});

it.each([[[gauze]], [[]]])('has a checkbox not to open at additions, with the cart %j', async (cart) => {
  const { user } = await show(cart);
  const choice = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Do not open when I add' });
  for (const isTicked of [true, false]) {
    await user.click(choice());
    expect(choice().checked).toBe(isTicked);
  }
});

it('shows and announces a message, in a region that exists before its text', async () => {
  const spoken: (string | null)[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof Element && target.role === 'status') spoken.push(target.textContent);
  });
  watch.observe(document.body, { subtree: true, childList: true });
  await show([gauze], 'Added to your cart.');
  watch.disconnect();
  screen.getByText('Added to your cart.');
  expect(spoken).toContain('Added to your cart.');
});

it('requests details that failed to load again when it is reopened', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const productsByIds = jest.fn(find).mockRejectedValueOnce(new Error('The shop could not be reached.'));
  const { user } = await show([gauze], '', productsByIds);
  screen.getByText('The details of this product could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Close cart' }));
  await user.click(screen.getByRole('button', { name: 'Cart' }));
  await screen.findByRole('link', { name: 'gauze' });
  expect(logged).toHaveBeenCalledTimes(1);
});

it('does not report details as missing while they load', async () => {
  await show([gauze], '', () => new Promise(() => {}));
  expect(screen.queryByText(/without details/)).toBeNull();
});
