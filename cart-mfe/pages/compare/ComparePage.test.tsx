import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { LoadedDetails } from '../../data/line-details';
import { goneForTest, lineForTest } from '../../testing/line-for-test';
import { ComparePage } from './ComparePage';

const data: LoadedDetails = {
  products: [
    lineForTest({ brand: 'Careline' }),
    lineForTest({ id: 'roll', name: 'Roll', brand: 'Careline' }),
    lineForTest({ id: 'tape', name: 'Tape', brand: 'Bindwell' }),
  ],
  gone: [goneForTest('old')],
  failed: false,
};

async function show(compare: readonly string[], query = '') {
  const bus = busForTest({ compare });
  const page = pageForTest(<ComparePage />, { bus, data, address: `/shop/compare${query}` });
  await act(async () => void render(page));
  return bus;
}
const rows = () =>
  screen.getAllByRole('row').map((row) => {
    const heading = within(row).queryByRole('rowheader')?.textContent;
    return [
      heading,
      ...within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    ];
  });
const headings = () => rows().map(([heading]) => heading);
const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

it('shows the list as a table with a heading for every row', async () => {
  await show(['gauze', 'tape', 'old']);
  expect(headings()).toEqual([
    undefined,
    'Picture',
    'Price',
    'Brand',
    'Size',
    'Colour',
    'Category',
    'Availability',
    'Cart',
  ]);
  expect(rows()[3]).toEqual(['Brand', 'Careline', 'Bindwell', '–']);
  expect(rows()[7]).toEqual(['Availability', 'Available', 'Available', 'No longer sold']);
  expect(screen.getAllByRole('button', { name: 'Add to cart' })).toHaveLength(2);
});

it('shows only the rows that differ', async () => {
  await show(['gauze', 'tape'], '?differences=1');
  expect(headings()).toEqual([undefined, 'Picture', 'Brand', 'Cart']);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Show differences only' }).checked).toBe(
    true,
  );
});

it('switches to the differences and back by a checkbox that keeps the focus', async () => {
  await show(['gauze', 'tape']);
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  box.focus();
  for (const [count, checked] of [
    [4, true],
    [9, false],
  ]) {
    await act(async () => void fireEvent.click(box));
    expect(headings()).toHaveLength(Number(count));
    expect(box.checked).toBe(checked);
    expect(document.activeElement).toBe(box);
  }
});

it('says that there are no differences', async () => {
  await show(['gauze', 'roll'], '?differences=1');
  expect(headings()).toEqual([undefined, 'Picture', 'Cart']);
  screen.getByText(/do not differ/);
});

it('removes a product, and restores it by Undo', async () => {
  const bus = await show(['gauze', 'tape']);
  act(() => screen.getByRole('button', { name: 'Remove Gauze' }).click());
  expect(columns()).toHaveLength(2);
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  expect(bus.state().ecomerce.compareItems.map(({ id }) => id)).toEqual(['gauze', 'tape']);
});

it('shows the products of a shared address and leaves the visitor’s own list unchanged', async () => {
  const bus = await show(['tape'], '?ids=tape,gauze');
  expect(columns()).toEqual([
    'Property',
    'TapeKept Tape in your compare listingRemove Tape',
    'GauzeKeep Gauze in your compare listingRemove Gauze',
  ]);
  act(() => screen.getByRole('button', { name: 'Keep Gauze in your compare listing' }).click());
  expect(bus.state().ecomerce.compareItems.map(({ id }) => id)).toEqual(['tape', 'gauze']);
  expect(screen.getByRole('link', { name: 'Remove Tape' }).getAttribute('href')).toBe(
    '/shop/compare?ids=gauze',
  );
  expect(screen.getByRole('link', { name: 'View your list (2)' }).getAttribute('href')).toBe('/shop/compare');
});

it('stays a shared comparison when its last product is removed', async () => {
  const bus = await show(['tape'], '?ids=gauze');
  await act(async () => screen.getByRole('link', { name: 'Remove Gauze' }).click());
  screen.getByText('There is nothing to compare yet.');
  expect(screen.getByRole('link', { name: 'View your list (1)' }).getAttribute('href')).toBe('/shop/compare');
  expect(bus.state().ecomerce.compareItems.map(({ id }) => id)).toEqual(['tape']);
});

it('keeps every part of its address in its links and its form', async () => {
  await show([], '?ids=gauze&ids=tape&differences=1');
  const remove = screen.getByRole('link', { name: 'Remove Tape' });
  expect(remove.getAttribute('href')).toBe('/shop/compare?ids=gauze&differences=1');
  const form = screen.getByRole<HTMLInputElement>('checkbox').form ?? undefined;
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/shop/compare']);
  expect(Object.fromEntries(new FormData(form))).toEqual({ ids: 'gauze,tape', differences: '1' });
});

it('offers the address of the comparison for sharing', async () => {
  const writeText = jest.fn(async () => {});
  Object.assign(navigator, { clipboard: { writeText } });
  await show(['gauze', 'tape']);
  const link = screen.getByRole('link', { name: 'Link to this comparison' });
  expect(link.getAttribute('href')).toBe('/shop/compare?ids=gauze,tape');
  await act(async () => screen.getByRole('button', { name: 'Copy link' }).click());
  expect(writeText).toHaveBeenCalledWith('https://shop.test/shop/compare?ids=gauze,tape');
});
