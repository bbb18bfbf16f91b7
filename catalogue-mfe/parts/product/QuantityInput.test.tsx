import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { QuantityInput } from './QuantityInput';

const quantity = () => screen.getByLabelText<HTMLInputElement>('Quantity');
const press = (name: string, times = 1) => {
  for (let n = 0; n < times; n++) fireEvent.click(screen.getByRole('button', { name }));
};

it('starts at 1 and never goes below', () => {
  render(<QuantityInput />);
  expect(quantity().value).toBe('1');
  press('Decrease quantity');
  expect(quantity().value).toBe('1');
});

it('goes up and down by 1', () => {
  render(<QuantityInput />);
  press('Increase quantity', 3);
  press('Decrease quantity');
  expect(quantity().value).toBe('3');
});

it('announces the quantity after a press of a button only', () => {
  render(<QuantityInput />);
  const message = screen.getByRole('status');
  expect(message.textContent).toBe('');
  press('Increase quantity');
  expect(message.textContent).toBe('Quantity 2');
  fireEvent.change(quantity(), { target: { value: '12' } });
  press('Decrease quantity');
  expect(message.textContent).toBe('Quantity 11');
});

it.each([
  ['', false],
  ['0', false],
  ['-2', false],
  ['1.5', false],
  ['10000', false],
  ['9999', true],
])('the quantity %j is valid: %s', (value, valid) => {
  render(<QuantityInput />);
  fireEvent.change(quantity(), { target: { value } });
  expect(quantity().checkValidity()).toBe(valid);
});

it('disables the buttons until scripts run', () => {
  expect(renderToString(<QuantityInput />).match(/<button [^>]*disabled=""/g)).toHaveLength(2);
  render(<QuantityInput />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Increase quantity' }).disabled).toBe(false);
});
