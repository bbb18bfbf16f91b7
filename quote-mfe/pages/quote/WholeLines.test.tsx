import { render, screen } from '@testing-library/react';
import { WholeLines } from './WholeLines';

function show(count: number) {
  const lines = Array.from({ length: count }, (_, nth) => ({ id: `${nth}`, quantity: 1 }));
  render(<WholeLines lines={lines} products={new Map()} />);
}
const details = () => document.querySelector('details');

it('does not fold twelve lines', () => {
  show(12);
  expect(screen.getAllByRole('rowheader')).toHaveLength(12);
  expect(details()).toBeNull();
});

it('has all lines in the document, folded after the twelfth', () => {
  show(27);
  screen.getByText('Show all 27 products');
  expect(details()?.open).toBe(false);
  expect(details()?.querySelectorAll('tbody tr')).toHaveLength(15);
});
