import { cookieJar } from '@storefront/shared/testing/cookie-jar';
import type { StoredList } from '../contracts/state';
import { createBus } from './bus';

/** A list beside cookies of an earlier release, and the cookies afterwards. */
function opened(cookies: Readonly<Record<string, string>>, list: StoredList = 'cart') {
  const jar = cookieJar(cookies);
  createBus(jar.tab());
  return { text: jar.text(list), names: Object.keys(jar.all()) };
}

it.each([
  [
    'in the order of their numbers',
    { cart: 'tape*1', 'cart.2-b': 'set!tape*7', 'cart.1-a': 'add!tape*2' },
    'tape*7',
  ],
  ['of the same number by name', { 'cart.1-b': 'set!tape*2', 'cart.1-a': 'add!tape*9' }, 'tape*2'],
  [
    'removals and restorings',
    { cart: 'a*1!b*2!c*3', 'cart.1-a': 'remove!a!c', 'cart.2-a': 'restore.1!c*3' },
    'b*2!c*3',
  ],
  ['but for those that the list says it has', { cart: 'tape*3!(1-a', 'cart.1-a': 'add!tape*2' }, 'tape*3'],
  ['but for what cannot be read', { cart: 'tape*3', 'cart.1-a': 'zzz', 'cart.2-a': 'add!%%%' }, 'tape*3'],
])('changes stored by an earlier release are applied once, %s', (_, cookies, text) => {
  expect(opened(cookies)).toEqual({ text, names: ['cart'] });
});

it('a change that is invalid for this list is ignored', () => {
  const found = opened(
    { wishlist: 'tape', 'wishlist.1-a': 'set!tape*7', 'wishlist.2-a': 'add!gauze*1' },
    'wishlist',
  );
  expect(found).toEqual({ text: 'tape!gauze', names: ['wishlist'] });
});

it('a change without room keeps its cookie until there is room', () => {
  const full = Array.from({ length: 148 }, (_, n) => `${String(n).padStart(24, '0')}*1`).join('!');
  const jar = cookieJar({ cart: full, 'cart.1-a': `add!${'x'.repeat(24)}*1` });
  const bus = createBus(jar.tab());
  expect(jar.all()).toEqual({ cart: full, 'cart.1-a': `add!${'x'.repeat(24)}*1` });
  bus.change({ list: 'cart', intent: 'remove', id: '0'.repeat(24) });
  jar.tellTabs();
  expect(Object.keys(jar.all())).toEqual(['cart']);
  expect(jar.text('cart')).toContain(`!${'x'.repeat(24)}*1`);
});

it('leaves cookies unchanged that are no changes', () => {
  const cookies = { 'cart.0': 'add!tape*1', 'cart.999999999999999-x': 'add!tape*1', 'cart.x': 'add!tape*1' };
  expect(opened(cookies).names).toEqual(Object.keys(cookies));
});

it('eighty unreadable cookies do not stop changes of the list', () => {
  const junk = Object.fromEntries(Array.from({ length: 80 }, (_, n) => [`cart.${n + 1}-junk`, 'zzz']));
  const jar = cookieJar(junk);
  createBus(jar.tab()).change({ list: 'cart', intent: 'add', id: 'gauze' });
  expect(jar.text('cart')).toBe('gauze*1');
});

it('a line with an id as long as a cookie can be removed', () => {
  const jar = cookieJar({ wishlist: `gauze!${'x'.repeat(4_080)}` });
  const bus = createBus(jar.tab());
  bus.change({ list: 'wishlist', intent: 'remove', id: 'x'.repeat(4_080) });
  expect(bus.state().ecomerce.wishlistItems).toEqual([{ id: 'gauze', quantity: 1 }]);
  expect(jar.text('wishlist')).toBe('gauze');
});
