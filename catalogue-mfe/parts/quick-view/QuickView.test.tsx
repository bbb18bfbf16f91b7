import type { Bus } from '@storefront/shared/bus';
import type { Product } from '@storefront/shared/contracts/product';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { dialogForTest } from '@storefront/shared/testing/dialog-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { cardProduct } from '../card/card-product';
import { QuickViewLink } from './QuickViewLink';

beforeEach(dialogForTest);

const gauze = productForTest({
  pictures: [[{ url: '/front', width: 0 }], [{ url: '/back', width: 0 }]],
  brand: 'Careline',
});

function show(productById: () => Promise<Product | null>, bus: Bus = busForTest()) {
  const content = (
    <>
      <h3 id="title">Gauze swabs</h3>
      <QuickViewLink product={cardProduct(gauze)} describedBy="title" />
    </>
  );
  render(pageForTest(content, { bus, api: { productById } }));
  return { bus, opener: screen.getByRole('link', { name: 'Quick view' }) };
}

async function open(productById: () => Promise<Product | null>, bus?: Bus) {
  const shown = show(productById, bus);
  fireEvent.click(shown.opener);
  return { ...shown, dialog: await screen.findByRole('dialog', { name: 'Gauze swabs' }) };
}

const found = async () => gauze;
const never = () => new Promise<never>(() => {});

it('is a link to the product’s page without scripts and for a new tab', () => {
  const { opener } = show(found);
  expect(opener.getAttribute('href')).toBe('/product/gauze');
  let prevented: boolean | null = null;
  const browser = (event: Event) => {
    prevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', browser, { once: true });
  fireEvent.click(opener, { ctrlKey: true });
  expect(prevented).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows pictures, price and actions', async () => {
  await open(found);
  await screen.findByRole('button', { name: 'Add to cart' });
  screen.getByRole('button', { name: 'Add to wishlist' });
  screen.getByRole('link', { name: 'Picture 2 of 2' });
  screen.getByText('$12.50');
  screen.getByText('Careline');
  const hrefs = ['Request a quote', 'View the full page'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(hrefs).toEqual(['/quote?product=gauze', '/product/gauze']);
  expect(screen.queryByRole('link', { name: /full screen/ })).toBeNull();
});

it('shows that the product is loading, with the focus in the dialog', async () => {
  const { dialog } = await open(never);
  screen.getByText('Loading the product');
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
});

it('says that a product no longer exists', async () => {
  await open(async () => null);
  await screen.findByText('This product is no longer sold.');
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'View the full page' })).toBeNull();
});

it('tries again after a failure, and keeps the focus', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const productById = jest.fn(found).mockRejectedValueOnce(new Error('The shop could not be reached.'));
  const { dialog } = await open(productById);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Add to cart' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(log).toHaveBeenCalledWith('Error: The shop could not be reached.');
});

it('tries again when the network is back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const productById = jest.fn(found).mockRejectedValueOnce(new Error('The shop could not be reached.'));
  await open(productById);
  await screen.findByText('This product could not be loaded.');
  fireEvent(window, new Event('online'));
  await screen.findByRole('button', { name: 'Add to cart' });
  fireEvent(window, new Event('online'));
  expect(productById).toHaveBeenCalledTimes(2);
});

it('closes by its button and returns the focus', async () => {
  const { opener } = await open(found);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('adds the chosen quantity and closes, because the drawer opens', async () => {
  const { bus, opener } = await open(found);
  const add = await screen.findByRole('button', { name: 'Add to cart' });
  fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  await act(async () => add.click());
  expect(bus.state().ecomerce.cartItems).toEqual([{ id: 'gauze', quantity: 2 }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('requests a quote for the chosen quantity', async () => {
  const { bus } = await open(found);
  const asked: unknown[] = [];
  bus.events.quoteAsked.subscribe((subject) => asked.push(subject));
  fireEvent.click(await screen.findByRole('button', { name: 'Increase quantity' }));
  fireEvent.click(screen.getByRole('link', { name: 'Request a quote' }));
  expect(asked).toEqual([{ kind: 'product', id: 'gauze', quantity: 2 }]);
});

it('adds to the wishlist and says so in the dialog', async () => {
  const { bus, dialog } = await open(found);
  const add = await screen.findByRole('button', { name: 'Add to wishlist' });
  act(() => add.click());
  expect(bus.state().ecomerce.wishlistItems).toHaveLength(1);
  expect(dialog.textContent).toContain('This item has been added to your wishlist');
  act(() => add.click());
  expect(dialog.textContent).toContain('Already in your wishlist');
});

it('aborts loading when it is closed', async () => {
  let signal: AbortSignal | undefined;
  await open(((_: string, given: AbortSignal) => {
    signal = given;
    return never();
  }) as () => Promise<never>);
  expect(signal?.aborted).toBe(false);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  expect(signal?.aborted).toBe(true);
});
