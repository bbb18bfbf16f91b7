import { render } from '@testing-library/react';
import { Price } from './Price';

const textOf = (price: number | null, salePrice: number | null = null, onSale = false) =>
  render(<Price product={{ price, salePrice, onSale }} />).container.textContent;

it.each([
  ['a price', textOf(1234.5), '$1,234.50'],
  [
    'a difference that rounds to nothing',
    textOf(1000, 1001, true),
    'Current price $1,000.00, former price $1,001.00',
  ],
  ['no price', textOf(null), 'Price on request'],
  [
    'a sale, the lower price first',
    textOf(117, 182, true),
    'Current price $117.00, former price $182.00-36%',
  ],
])('%s', (_, text, expected) => {
  expect(text).toBe(expected);
});

it('strikes the former price through', () => {
  const { container } = render(<Price product={{ price: 117, salePrice: 182, onSale: true }} />);
  expect(container.querySelector('s')?.textContent).toBe('$182.00');
});
