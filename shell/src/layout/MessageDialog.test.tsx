import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { dialogForTest } from '@storefront/shared/testing/dialog-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MessageDialog } from './MessageDialog';

dialogForTest();

function show() {
  const bus = busForTest();
  render(pageForTest(<MessageDialog />, { bus }));
  return bus;
}

test('a message is shown as a dialog until it is answered', () => {
  const bus = show();
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => bus.tell({ kind: 'error', title: 'Error!', text: 'No deliveries to TAS.' }));
  const dialog = screen.getByRole('dialog', { name: 'Error!', description: 'No deliveries to TAS.' });
  expect(dialog).toHaveProperty('open', true);
  fireEvent(dialog, new Event('close'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the next message replaces the one before', () => {
  const bus = show();
  act(() => bus.tell({ kind: 'error', title: 'Error!', text: 'Once.' }));
  act(() => bus.tell({ kind: 'success', title: 'Success!', text: 'Twice.' }));
  expect(screen.getByRole('dialog', { name: 'Success!' })).toHaveProperty('open', true);
});

test('a link is shown beside the button, and closes the dialog', async () => {
  const bus = show();
  const way = { text: 'See your request', to: '/quote?sent=1' };
  act(() => bus.tell({ kind: 'success', title: 'Success!', text: 'Sent.', way }));
  const link = screen.getByRole('link', { name: 'See your request' });
  expect(link.getAttribute('href')).toBe('/quote?sent=1');
  await act(async () => link.click());
  expect(screen.queryByRole('dialog')).toBeNull();
});
