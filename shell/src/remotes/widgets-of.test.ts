import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { widgetsOf } from './widgets-of';

const comparing = busForTest({ compare: ['gauze'] }).state();

test.each([
  ['/shop', comparing, ['cart/badge', 'cart/compare-tray']],
  ['/search', comparing, ['cart/badge', 'cart/compare-tray']],
  ['/shop/promotions', comparing, ['cart/badge', 'cart/compare-tray']],
  ['/shop/compare', comparing, ['cart/badge']],
  ['/product/gauze', comparing, ['cart/badge']],
  ['/shop', busForTest().state(), ['cart/badge']],
])('%s has its widgets', (pathname, state, widgets) => {
  expect(widgetsOf(pathname, state)).toEqual(widgets);
});
