import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server.node';
import { cardProduct } from '../../../parts/card/card-product';
import { screenForTest } from '../../../testing/screen-for-test';
import { ProductCarousel } from './ProductCarousel';
import { startCarousel } from './start-carousel';

jest.mock('./start-carousel', () => ({ startCarousel: jest.fn() }));
const start = jest.mocked(startCarousel);

const carousel = { previous: jest.fn(), next: jest.fn(), play: jest.fn(), end: jest.fn() };
const screenWithTime = () => screenForTest(() => jest.advanceTimersByTimeAsync(1_000));

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  start.mockImplementation((_section, _scroller, onMovable) => {
    onMovable(true);
    return carousel;
  });
});

afterEach(() => jest.useRealTimers());

const cards = (count: number, first: number) =>
  Array.from({ length: count }, (_, nth) => cardProduct(productForTest({ id: `p${first + nth}` })));

function Changing({ count }: { readonly count: number }) {
  const [first, setFirst] = useState([0]);
  return (
    <>
      <button type="button" onClick={() => setFirst([0])}>
        Same
      </button>
      <button type="button" onClick={() => setFirst([1])}>
        Others
      </button>
      <ProductCarousel heading="New products" products={cards(count, first[0] ?? 0)} />
    </>
  );
}

const page = (count = 10) => pageForTest(<Changing count={count} />);
const buttons = () =>
  screen
    .queryAllByRole('button', { name: /products|carousel/ })
    .map(({ ariaLabel, attributes }) => ariaLabel ?? attributes.getNamedItem('aria-label')?.value);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('is complete without a script: all products, no buttons', () => {
  const html = renderToString(page());
  expect(html.match(/<article/g)).toHaveLength(10);
  expect(html).not.toMatch(/<button[^>]*aria-label="[^"]*(products|carousel)/);
  expect(html).not.toContain('style=');
});

it('starts once, when it comes within 200 pixels of the screen', async () => {
  const { moveTo } = screenWithTime();
  render(page());
  await moveTo(201);
  expect(start).not.toHaveBeenCalled();
  await moveTo(200);
  await screen.findByRole('button', { name: 'Next products' });
  await moveTo(0);
  expect(start).toHaveBeenCalledTimes(1);
});

it('does not start when it was near the screen for under a second', async () => {
  let passed = 0;
  const { moveTo } = screenForTest(() => jest.advanceTimersByTimeAsync(passed));
  render(page());
  passed = 999;
  await moveTo(0);
  await moveTo(201);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(start).not.toHaveBeenCalled();
});

it('does not start while a card has the focus, which the loop would lose', async () => {
  const { moveTo } = screenWithTime();
  render(page());
  const [first, second] = screen.getAllByRole('link');
  first?.focus();
  await moveTo(0);
  second?.focus();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(start).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Same' }).focus();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(start).toHaveBeenCalledTimes(1);
});

async function running() {
  const { moveTo } = screenWithTime();
  const shown = render(page());
  await moveTo(0);
  await screen.findByRole('region', { name: 'New products' });
  return shown;
}

it('has buttons once it runs', async () => {
  await running();
  expect(buttons()).toEqual(['Pause carousel', 'Previous products', 'Next products']);
  press('Previous products');
  expect(carousel.previous).toHaveBeenCalledTimes(1);
  press('Next products');
  expect(carousel.next).toHaveBeenCalledTimes(1);
});

it('pauses and plays', async () => {
  await running();
  press('Pause carousel');
  expect(carousel.play).toHaveBeenLastCalledWith(false);
  press('Play carousel');
  expect(carousel.play).toHaveBeenLastCalledWith(true);
  expect(buttons()).toContain('Pause carousel');
});

it('has no pause button if it does not play by itself', async () => {
  start.mockImplementation((_section, _scroller, onMovable) => {
    onMovable(true);
    return { ...carousel, play: null };
  });
  await running();
  expect(buttons()).toEqual(['Previous products', 'Next products']);
});

it('has no buttons while all products are in view', async () => {
  start.mockImplementation((_section, _scroller, onMovable) => {
    onMovable(false);
    return carousel;
  });
  await running();
  expect(start).toHaveBeenCalled();
  expect(buttons()).toEqual([]);
});

it('stays a list and logs nothing if its script fails to load', async () => {
  const log = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')];
  start.mockImplementation(() => {
    throw new Error('ChunkLoadError');
  });
  await running();
  expect(start).toHaveBeenCalled();
  expect(screen.getAllByRole('article')).toHaveLength(10);
  expect(buttons()).toEqual([]);
  for (const spy of log) expect(spy).not.toHaveBeenCalled();
});

it('ends the carousel when the page is left', async () => {
  const { unmount } = await running();
  expect(carousel.end).not.toHaveBeenCalled();
  unmount();
  expect(carousel.end).toHaveBeenCalledTimes(1);
});

it('starts anew with other products, but not with the same', async () => {
  await running();
  press('Same');
  expect(carousel.end).not.toHaveBeenCalled();
  press('Others');
  expect(carousel.end).toHaveBeenCalledTimes(1);
  expect(buttons()).toEqual([]);
});
