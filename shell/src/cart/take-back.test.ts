import type { Addition } from '@storefront/shared/contracts/state';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { takeBack } from './take-back';

const gauze = { id: 'gauze', quantity: 3 };
const tape = { id: 'tape', quantity: 1 };

test.each<[string, readonly Addition[], readonly object[]]>([
  ['a part of a line', [{ ...gauze, quantity: 2 }], [{ ...gauze, quantity: 1 }, tape]],
  ['a whole line', [gauze], [tape]],
  ['no more than is there', [{ ...gauze, quantity: 4 }], [tape]],
  [
    'what several presses added',
    [{ ...gauze, quantity: 1 }, { ...gauze, quantity: 1 }, tape],
    [{ ...gauze, quantity: 1 }],
  ],
  ['nothing of what is gone', [{ id: 'probe', quantity: 1 }], [gauze, tape]],
])('takes back %s', (_, additions, left) => {
  const bus = busForTest({ cart: [gauze, tape] });
  takeBack(bus, additions);
  expect(bus.state().ecomerce.cartItems).toEqual(left);
});

test.each([[['tape']], [['probe', 'tape']], [['gloves', 'probe']]])(
  'what was moved is back where it was: %j',
  (ids) => {
    const bus = busForTest({ cart: [gauze], wishlist: ['probe', 'tape', 'gloves'] });
    const additions: Addition[] = [];
    bus.events.additions.subscribe((addition) => additions.push(addition));
    for (const id of ids) bus.change({ list: 'wishlist', intent: 'move', id });
    takeBack(bus, additions);
    expect(bus.state().ecomerce.cartItems).toEqual([gauze]);
    expect(bus.state().ecomerce.wishlistItems.map(({ id }) => id)).toEqual(['probe', 'tape', 'gloves']);
  },
);
