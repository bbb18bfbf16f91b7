import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { placesShown } from './rendered-places';

const comparing = busForTest({ compare: ['gauze'] }).state();

test.each([
  ['/shop', comparing, ['header-cart', 'listing-foot', 'page-foot']],
  ['/search', comparing, ['header-cart', 'listing-foot', 'page-foot']],
  ['/shop/compare', comparing, ['header-cart', 'page-foot']],
  ['/product/gauze', comparing, ['header-cart', 'page-foot']],
  ['/shop', busForTest().state(), ['header-cart', 'page-foot']],
])('%s has its places', (pathname, state, places) => {
  expect(placesShown(pathname, state)).toEqual(places);
});
