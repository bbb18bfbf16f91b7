import { cookieJar } from '@storefront/shared/testing/cookie-jar';
import {
  applyPlainStep,
  type PlainLists,
  type PlainStep,
  plainLists,
} from '@storefront/shared/testing/plain-lists';
import fc from 'fast-check';
import type { CartLine, ListChange, State } from '../contracts/state';
import { createBus } from './bus';

const id = fc.constantFrom('gauze', 'tape', '10', '9', 'a*b!c', 'é', '\ud800', '__proto__');
const quantity = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 5000, max: 9999 }));

const cartStep = fc.record<PlainStep>({
  list: fc.constant('cart'),
  intent: fc.constantFrom('add', 'add', 'remove', 'clear', 'set', 'up', 'down'),
  id,
  quantity,
});
const listStep = fc.record<PlainStep>({
  list: fc.constantFrom('wishlist', 'compare'),
  intent: fc.constantFrom('add', 'add', 'remove', 'clear'),
  id,
  quantity: fc.constant(1),
});
const event = fc.record({
  tab: fc.nat(2),
  before: fc.constantFrom('nothing', 'nothing', 'reload', 'tell tabs'),
  step: fc.oneof({ weight: 2, arbitrary: cartStep }, { weight: 1, arbitrary: listStep }),
});

const plain = (lines: readonly CartLine[]) => lines.map(({ id, quantity }) => [id, quantity]);

function expectSame({ ecomerce }: State, lists: PlainLists): void {
  expect(plain(ecomerce.cartItems)).toEqual([...lists.cart]);
  expect(plain(ecomerce.wishlistItems)).toEqual([...lists.wishlist]);
  expect(plain(ecomerce.compareItems)).toEqual([...lists.compare]);
}

it('ends 1,000 histories of three tabs with reloads in the state of a plain model', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60, size: 'max' }), (history) => {
      const jar = cookieJar();
      const openTab = () => createBus(jar.tab());
      const tabs = [openTab(), openTab(), openTab()];
      const model = plainLists();
      for (const { tab, before, step } of history) {
        if (before === 'reload') {
          tabs[tab]?.dispose();
          tabs[tab] = openTab();
        }
        if (before === 'tell tabs') jar.tellTabs();
        tabs[tab]?.change(step as ListChange);
        applyPlainStep(model, step);
      }
      jar.tellTabs();
      for (const bus of [...tabs, openTab()]) expectSame(bus.state(), model);
    }),
    { numRuns: 1000 },
  );
});
