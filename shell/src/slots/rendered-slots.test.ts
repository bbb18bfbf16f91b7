import type { SlotName } from '@storefront/shared/contracts/slots';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import type { Composition, ReleaseOnPage } from '../page-data';
import { remotesFilling, slotsShown } from './rendered-slots';

const comparing = busForTest({ compare: ['gauze'] }).state();

test.each([
  ['/shop', comparing, ['header-cart', 'listing-foot', 'page-foot']],
  ['/search', comparing, ['header-cart', 'listing-foot', 'page-foot']],
  ['/shop/promotions', comparing, ['header-cart', 'listing-foot', 'page-foot']],
  ['/shop/compare', comparing, ['header-cart', 'page-foot']],
  ['/product/gauze', comparing, ['header-cart', 'page-foot']],
  ['/shop', busForTest().state(), ['header-cart', 'page-foot']],
])('%s has its slots', (pathname, state, slots) => {
  expect(slotsShown(pathname, state)).toEqual(slots);
});

const exposing = (...exposes: string[]) => ({ exposes }) as unknown as ReleaseOnPage;
const composition: Composition = {
  reviews: exposing('routes', 'page-foot'),
  lab: exposing('routes', 'header-cart', 'listing-foot', 'page-foot', 'cart-drawer', 'quote-form'),
  archive: exposing('header-cart', 'listing-foot', 'page-foot', 'cart-drawer', 'quote-form'),
};

test.each<SlotName>(['header-cart', 'listing-foot', 'cart-drawer', 'quote-form'])(
  '%s is filled by the first remote that can',
  (slot) => {
    expect(remotesFilling(slot, composition)).toEqual(['lab']);
  },
);

test('the foot of the page is filled by all remotes that can, in their order', () => {
  expect(remotesFilling('page-foot', composition)).toEqual(['reviews', 'lab', 'archive']);
});

test('a slot without remotes is empty', () => {
  expect(remotesFilling('header-cart', { reviews: exposing('routes') })).toEqual([]);
  expect(remotesFilling('page-foot', {})).toEqual([]);
});
