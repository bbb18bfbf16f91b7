import { quickOrderAddress } from './quick-order-address';

it('carries the lines as they are', () => {
  const lines = '5 mL syringe, ‘soft’ & 100% +\t3\n=1+1\t12\n𝔊\t1';
  const { pathname, searchParams } = new URL(quickOrderAddress(lines) ?? '', 'https://shop.test');
  expect(pathname).toBe('/shop/quick-order');
  expect([...searchParams]).toEqual([['lines', lines]]);
});

it('has room for 140 lines of SKUs, and is none when a server may not take it', () => {
  const skus = Array.from({ length: 140 }, (_, nth) => `WC-GAUZE-${1000 + nth}\t99`).join('\n');
  expect(quickOrderAddress(skus)).toContain('WC-GAUZE-1139%0999');
  const used = quickOrderAddress('')?.length ?? 0;
  expect(quickOrderAddress('x'.repeat(6_000 - used))).toHaveLength(6_000);
  expect(quickOrderAddress('x'.repeat(6_001 - used))).toBeNull();
});
