import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { Suggestions } from './Suggestions';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A box into which somebody types after the list was rendered, before it listens. */
function TypedMeanwhile() {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) input.current.value = 'gauze';
  }, []);
  return (
    <>
      <input ref={input} />
      <Suggestions id="list" input={input} onShow={() => {}} />
    </>
  );
}

test('what was typed while the code came to life counts', async () => {
  const listProducts = async () => ({ products: [productForTest({ name: 'Gauze swabs' })], total: 1 });
  await act(async () => void render(pageForTest(<TypedMeanwhile />, { api: { listProducts } })));
  await act(() => jest.advanceTimersByTimeAsync(200));
  screen.getByRole('gridcell', { name: /^Gauze swabs/ });
});

test('a suggestion is added to the cart, again too, and what was typed is selected for the next', async () => {
  const product = productForTest({ name: 'Gauze swabs' });
  const listProducts = async () => ({ products: [product], total: 1 });
  const bus = busForTest();
  await act(async () => void render(pageForTest(<TypedMeanwhile />, { api: { listProducts }, bus })));
  await act(() => jest.advanceTimersByTimeAsync(200));
  const add = screen.getByRole('gridcell', { name: 'Add Gauze swabs to cart' });
  fireEvent.click(add);
  fireEvent.click(add);
  expect(bus.topics.ecomerce.value.cartItems).toEqual([{ id: product.id, quantity: 2 }]);
  screen.getByRole('gridcell', { name: /^Gauze swabs \$12\.50 2 in\scart$/ });
  const box = screen.getByRole<HTMLInputElement>('textbox');
  expect([box.selectionStart, box.selectionEnd]).toEqual([0, 'gauze'.length]);
});

test('what could not be loaded is asked for again by who comes back to the box', async () => {
  const product = productForTest({ name: 'Gauze swabs' });
  const listProducts = jest
    .fn(async () => ({ products: [product], total: 1 }))
    .mockRejectedValueOnce(new Error('timeout'));
  await act(async () => void render(pageForTest(<TypedMeanwhile />, { api: { listProducts } })));
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByRole('gridcell')).toBeNull();
  expect(listProducts).toHaveBeenCalledTimes(1);
  const box = screen.getByRole('textbox');
  fireEvent.blur(box);
  fireEvent.click(box);
  await act(() => jest.advanceTimersByTimeAsync(200));
  screen.getByRole('gridcell', { name: /^Gauze swabs/ });
});
