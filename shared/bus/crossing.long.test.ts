import { cookieJar } from '@storefront/shared/testing/cookie-jar';
import fc from 'fast-check';
import type { State } from '../contracts/state';
import { type Bus, createBus } from './bus';
import { createRequestCookies } from './request-cookies';

/** What happens next in a browser. */
type Happening =
  | { readonly kind: 'press'; readonly tab: number; readonly id: string }
  | { readonly kind: 'post'; readonly id: string }
  | { readonly kind: 'answer' | 'fold' };

const id = fc.constantFrom('gauze', 'tape', 'probe');
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('press' as const), tab: fc.nat(2), id }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('post' as const), id }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('answer' as const, 'fold' as const) }) },
);

/** Three tabs and a server, with whatever is on its way between them. */
function browser() {
  const waiting: (() => void)[] = [];
  const answers: (readonly string[])[] = [];
  const meanwhile = { accesses: 0, comesAt: -1, happens: () => {} };
  const beforeAccess = () => {
    meanwhile.accesses += 1;
    if (meanwhile.accesses === meanwhile.comesAt) meanwhile.happens();
  };
  const jar = cookieJar({}, { beforeAccess, alone: (work) => waiting.push(work) });
  const tabs: readonly Bus[] = [0, 1, 2].map(() => createBus(jar.tab()));
  const added = new Map<string, number>();
  const count = (id: string) => added.set(id, (added.get(id) ?? 0) + 1);

  return {
    added,
    /** What another tab does between two accesses to the cookies. */
    meanwhile,
    happen(next: Happening): void {
      if (next.kind === 'press') {
        count(next.id);
        tabs[next.tab]?.change({ list: 'cart', intent: 'add', id: next.id });
      } else if (next.kind === 'post') {
        count(next.id);
        const header = Object.entries(jar.all()).map(([name, value]) => `${name}=${value}`);
        const cookies = createRequestCookies(header.join('; '), false);
        createBus(cookies).change({ list: 'cart', intent: 'add', id: next.id });
        answers.push(cookies.setCookies());
      } else if (next.kind === 'answer') {
        for (const line of answers.shift() ?? []) {
          const [, name = '', value = ''] = /^(.*?)=(.*?);/.exec(line) ?? [];
          jar.set(name, value);
        }
      } else waiting.shift()?.();
    },
    /** Everything that is under way arrives. */
    settle(): void {
      while (answers.length > 0) this.happen({ kind: 'answer' });
      // What a tab has kept to itself becomes cookies with its turn, which it tells.
      for (const _ of ['cookies', 'kept']) {
        jar.tellTabs();
        while (waiting.length > 0) this.happen({ kind: 'fold' });
      }
    },
    states: (): readonly State[] => [...tabs, createBus(jar.tab())].map((bus) => bus.state()),
    jar,
  };
}

const quantities = ({ ecomerce }: State) =>
  new Map(ecomerce.cartItems.map(({ id, quantity }) => [id, quantity]));

/** A press or, seldom, a fold; and at which access to the cookies another tab presses and folds in the midst of it. */
const crossed = fc.tuple(
  fc.oneof(
    { weight: 30, arbitrary: fc.record({ kind: fc.constant('press' as const), tab: fc.nat(1), id }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('fold' as const) }) },
  ),
  fc.nat(200),
);

it('loses nothing of what tabs do, however seldom one is alone', () => {
  fc.assert(
    fc.property(fc.array(crossed, { minLength: 80, maxLength: 120, size: 'max' }), (history) => {
      const shop = browser();
      const happens = () => {
        shop.happen({ kind: 'press', tab: 2, id: 'tape' });
        shop.happen({ kind: 'fold' });
      };
      for (const [next, comesAt] of history) {
        Object.assign(shop.meanwhile, {
          accesses: 0,
          comesAt: next.kind === 'press' ? comesAt : -1,
          happens,
        });
        shop.happen(next);
        expect(Object.keys(shop.jar.all()).length).toBeLessThanOrEqual(32);
      }
      shop.meanwhile.comesAt = -1;
      shop.settle();
      for (const state of shop.states()) expect(quantities(state)).toEqual(shop.added);
    }),
    { numRuns: 10 },
  );
});

it('writes what still waits when the page is left', () => {
  const jar = cookieJar({}, { alone: () => {} });
  const bus = createBus(jar.tab());
  for (let n = 0; n < 50; n++) bus.change({ list: 'cart', intent: 'add', id: 'gauze' });
  expect(quantities(bus.state())).toEqual(new Map([['gauze', 50]]));
  jar.leaveTabs();
  expect(quantities(createBus(jar.tab()).state())).toEqual(new Map([['gauze', 50]]));
});

// Forty changes that no tab has folded are more than come together where scripts run.
it('loses nothing of 1,000 histories in which form posts cross what tabs do', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 39, size: 'max' }), (history) => {
      const shop = browser();
      for (const next of history) shop.happen(next);
      shop.settle();
      for (const state of shop.states()) expect(quantities(state)).toEqual(shop.added);
      expect(Object.keys(shop.jar.all()).filter((name) => name !== 'cart')).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

it('counts everything once wherever another tab looks or presses meanwhile', () => {
  let place = 0;
  let isInBetween = true;
  for (; isInBetween; place++) {
    const shop = browser();
    let seen: ReadonlyMap<string, number> | undefined;
    Object.assign(shop.meanwhile, {
      accesses: 0,
      comesAt: place + 1,
      happens() {
        seen = quantities(createBus(shop.jar.tab()).state());
        shop.happen({ kind: 'press', tab: 1, id: 'tape' });
      },
    });
    shop.happen({ kind: 'press', tab: 0, id: 'gauze' });
    shop.happen({ kind: 'fold' });
    isInBetween = seen !== undefined;
    shop.settle();
    for (const state of shop.states()) expect(quantities(state)).toEqual(shop.added);
    expect([undefined, 1]).toContain(seen?.get('gauze'));
  }
  expect(place).toBeGreaterThan(5);
});

it('who presses for the last room with another tab is told when the other one got it', () => {
  const rest = Array.from({ length: 147 }, (_, n) => `${String(n).padStart(24, '0')}*1`).join('!');
  let told = 0;
  for (let place = 1; place <= 30; place++) {
    const waiting: (() => void)[] = [];
    let accesses = 0;
    const jar = cookieJar(
      { cart: rest },
      {
        beforeAccess() {
          accesses += 1;
          if (accesses === place) tabs[1]?.change({ list: 'cart', intent: 'add', id: 'b'.repeat(24) });
        },
        alone: (work) => waiting.push(work),
      },
    );
    accesses = place;
    const tabs = [createBus(jar.tab()), createBus(jar.tab())];
    const said: string[] = [];
    for (const { events } of tabs) events.notices.subscribe(({ title }) => said.push(title));
    accesses = 0;
    const lines = tabs[0]?.state().ecomerce.cartItems.length ?? 0;
    tabs[0]?.change({ list: 'cart', intent: 'add', id: 'a'.repeat(24) });
    accesses = place;
    jar.tellTabs();
    while (waiting.length > 0) waiting.shift()?.();
    expect(Object.keys(jar.all())).toEqual(['cart']);
    const added = (tabs[0]?.state().ecomerce.cartItems.length ?? 0) - lines;
    expect(added).toBe(1);
    told += said.length;
  }
  expect(told).toBeGreaterThan(0);
});

it('more changes than a full list has room for marks are counted once at every moment', () => {
  const rest = Array.from({ length: 147 }, (_, n) => `${String(n).padStart(24, '0')}*1`);
  const full = `gauze*10!${rest.join('!')}!${'x'.repeat(20)}*1`;
  expect(full).toHaveLength(4_000);
  const seen: number[] = [];
  let isFolding = false;
  const waiting: (() => void)[] = [];
  const jar = cookieJar(
    { cart: full },
    {
      beforeAccess() {
        if (!isFolding) return;
        isFolding = false;
        seen.push(quantities(createBus(jar.tab()).state()).get('gauze') ?? 0);
        isFolding = true;
      },
      alone: (work) => waiting.push(work),
    },
  );
  const bus = createBus(jar.tab());
  for (let n = 0; n < 20; n++) bus.change({ list: 'cart', intent: 'add', id: 'gauze' });
  isFolding = true;
  for (const fold of waiting) fold();
  isFolding = false;
  expect(new Set(seen)).toEqual(new Set([30]));
  expect(Object.keys(jar.all())).toEqual(['cart']);
});

it.each([
  ['a number beyond all', { 'cart.999999999999999-x': 'add!tape*1', 'cart.999999999-y': 'add!tape*1' }],
  [
    'what cannot be read',
    Object.fromEntries(Array.from({ length: 80 }, (_, n) => [`cart.${n + 1}-junk`, 'zzz'])),
  ],
])('a list can be changed beside cookies with %s', (_what, junk) => {
  const bus = createBus(cookieJar(junk).tab());
  const before = bus.state().ecomerce.cartItems;
  for (const id of ['gauze', 'probe']) bus.change({ list: 'cart', intent: 'add', id });
  expect(bus.state().ecomerce.cartItems).toEqual([
    ...before,
    { id: 'gauze', quantity: 1 },
    { id: 'probe', quantity: 1 },
  ]);
});

it('a line with an id as long as a cookie can be removed', () => {
  const jar = cookieJar({ wishlist: `gauze!${'x'.repeat(4_080)}` });
  const bus = createBus(jar.tab());
  bus.change({ list: 'wishlist', intent: 'remove', id: 'x'.repeat(4_080) });
  expect(bus.state().ecomerce.wishlistItems).toEqual([{ id: 'gauze', quantity: 1 }]);
  for (const [name, value] of Object.entries(jar.all()))
    expect(name.length + value.length).toBeLessThanOrEqual(4_095);
});
