import { startCounting } from '@storefront/shared/testing/count-steps';
import { expectLinear } from '@storefront/shared/testing/hostile-texts';

const count = startCounting();

const units = [
  'sku,qty\n',
  'sku\tqty\n',
  'G-1, 2\n',
  '2 x G-1\n',
  'sku,',
  '"sku',
  'box of ',
  'two and ',
  '1,000 ',
  'x 2 ',
  '(x2) ',
  '- ',
  'a1',
  'WND-1,1 ',
  '5 x 5 cm ',
  '1,000,',
];

test('twice as long a list takes at most three times the steps', async () => {
  const { readOrder } = await import('./read-order');
  expectLinear(count, readOrder, { units });
});
