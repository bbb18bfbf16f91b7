import { type CookieJar, cookieJar } from '@storefront/shared/testing/cookie-jar';
import {
  applyPlainStep,
  type PlainLists,
  type PlainRemoval,
  type PlainStep,
  plainLists,
} from '@storefront/shared/testing/plain-lists';
import fc from 'fast-check';
import type { CartLine, ListChange, RemovedLines, State } from '../contracts/state';
import { createBus } from './bus';

const id = fc.constantFrom('gauze', 'tape', '10', '9', 'a*b!c', 'é', '\u{1f600}', '__proto__');
const quantity = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 5000, max: 9999 }));

const cartStep = fc.record<PlainStep>({
  list: fc.constant('cart'),
  intent: fc.constantFrom('add', 'add', 'remove', 'clear', 'set', 'up', 'down', 'undo'),
  id,
  quantity,
});
const listStep = fc.record<PlainStep>({
  list: fc.constantFrom('wishlist', 'compare'),
  intent: fc.constantFrom('add', 'add', 'remove', 'clear', 'undo'),
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

/** A tab with the 'Undo' it would offer. */
function openTab(jar: CookieJar) {
  const bus = createBus(jar.tab());
  let removed: RemovedLines | null = null;
  bus.events.linesRemoved.subscribe((lately) => {
    removed = lately;
  });
  return {
    bus,
    take(step: PlainStep) {
      if (step.intent !== 'undo') bus.change(step as ListChange);
      else if (removed) bus.change({ intent: 'restore', ...removed });
    },
  };
}

it('ends 1,000 histories of three tabs with undos and reloads in the state of a plain model', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60, size: 'max' }), (history) => {
      const jar = cookieJar();
      const tabs = [openTab(jar), openTab(jar), openTab(jar)];
      const model = plainLists();
      const removals: (PlainRemoval | null)[] = [null, null, null];
      for (const { tab, before, step } of history) {
        if (before === 'reload') {
          tabs[tab]?.bus.dispose();
          tabs[tab] = openTab(jar);
          removals[tab] = null;
        }
        if (before === 'tell tabs') jar.tellTabs();
        tabs[tab]?.take(step);
        removals[tab] = applyPlainStep(model, step, removals[tab] ?? null);
      }
      jar.tellTabs();
      for (const { bus } of [...tabs, openTab(jar)]) expectSame(bus.state(), model);
    }),
    { numRuns: 1000 },
  );
});
