import { BusProvider } from '@storefront/shared/bus';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { dialogForTest } from '@storefront/shared/testing/dialog-for-test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MessageDialog } from './MessageDialog';

dialogForTest();

function show() {
  const bus = busForTest();
  render(
    <BusProvider bus={bus}>
      <MessageDialog />
    </BusProvider>,
  );
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

test('the next message takes the place of the one before', () => {
  const bus = show();
  act(() => bus.tell({ kind: 'error', title: 'Error!', text: 'Once.' }));
  act(() => bus.tell({ kind: 'success', title: 'Success!', text: 'Twice.' }));
  expect(screen.getByRole('dialog', { name: 'Success!' })).toHaveProperty('open', true);
});
