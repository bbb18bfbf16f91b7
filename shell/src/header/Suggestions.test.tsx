import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { Suggestions } from './Suggestions';

beforeEach(() => jest.useFakeTimers());

/** A box with text typed after the list was rendered, before its effects run. */
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

test('uses text typed while the code loads', async () => {
  const listProducts = async () => ({ products: [productForTest({ name: 'Gauze swabs' })], total: 1 });
  await act(async () => void render(pageForTest(<TypedMeanwhile />, { api: { listProducts } })));
  await act(() => jest.advanceTimersByTimeAsync(200));
  screen.getByRole('gridcell', { name: /^Gauze swabs/ });
});
