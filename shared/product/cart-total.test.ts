import { cartTotal } from './cart-total';

const priced = (id: string, price: number | null) => ({ id, price, salePrice: null, onSale: false });

test('an empty cart', () => {
  expect(cartTotal([], [])).toEqual({ total: 0, unpriced: 0 });
});

test('quantity times current price', () => {
  const swabs = { id: 'swabs', price: 10.1, salePrice: 12, onSale: true };
  const lines = [
    { id: 'swabs', quantity: 3 },
    { id: 'gloves', quantity: 2 },
  ];
  expect(cartTotal(lines, [priced('gloves', 0.2), swabs])).toEqual({ total: 30.7, unpriced: 0 });
});

test('lines without a price and lines of unknown products are counted, not summed', () => {
  const lines = [
    { id: 'chair', quantity: 4 },
    { id: 'gone', quantity: 1 },
    { id: 'free', quantity: 1 },
    { id: 'swabs', quantity: 1 },
  ];
  expect(cartTotal(lines, [priced('chair', null), priced('free', 0), priced('swabs', 2.5)])).toEqual({
    total: 2.5,
    unpriced: 2,
  });
});

test('there is no total if no line has a price', () => {
  expect(cartTotal([{ id: 'chair', quantity: 4 }], [priced('chair', null)])).toEqual({
    total: null,
    unpriced: 1,
  });
});

test('the largest cart stays exact to the cent', () => {
  const products = Array.from({ length: 140 }, (_, nth) => priced(String(nth), 99_999.99));
  const lines = products.map(({ id }) => ({ id, quantity: 9999 }));
  expect(cartTotal(lines, products).total).toBe(139_985_986_001.4);
});
