import { createFewOfAddress } from './few-of-address';
import { signals } from './signals';

const day = 24 * 60 * 60_000;

// To lru-cache 0 is no time.
let now = 1;
const start = () => {
  now = 1;
  return createFewOfAddress({ now: () => now });
};
const broken = { views: 1, brokenViews: 1, poorViews: 0 };

/** Broken pages that count of so many that an address reports. */
const counted = (few: ReturnType<typeof start>, number: number, address = '203.0.113.1', rollout = 'a') =>
  Array.from({ length: number }, () => few(address, rollout, broken)).filter(({ brokenViews }) => brokenViews)
    .length;

test('of one address three broken pages of a rollout count, and views as ever', () => {
  const few = start();
  expect(counted(few, 60)).toBe(3);
  expect(few('203.0.113.1', 'a', broken)).toEqual({ views: 1 });
});

test('other addresses, other rollouts and poor pages count by themselves', () => {
  const few = start();
  counted(few, 60);
  expect(counted(few, 60, '203.0.113.2')).toBe(3);
  expect(counted(few, 60, '203.0.113.1', 'b')).toBe(3);
  expect(few('203.0.113.1', 'a', { views: 1, brokenViews: 1, poorViews: 1 })).toEqual({
    views: 1,
    poorViews: 1,
  });
});

test('so do pages without its files', () => {
  const few = start();
  const reports = Array.from({ length: 60 }, () => few('203.0.113.1', 'a', { views: 1, unloadedViews: 1 }));
  expect(reports.filter(({ unloadedViews }) => unloadedViews)).toHaveLength(3);
});

test('a /48 of version 6 is one address', () => {
  const few = start();
  const reported = Array.from({ length: 60 }, (_, network) => counted(few, 1, `2001:db8:1:${network}::1`));
  expect(reported.filter(Boolean)).toHaveLength(3);
  expect(counted(few, 60, '2001:db8:2::1')).toBe(3);
});

test('what is not broken takes nothing of that', () => {
  const few = start();
  for (let nth = 0; nth < 60; nth += 1) few('203.0.113.1', 'a', { ...broken, brokenViews: 0 });
  expect(counted(few, 60)).toBe(3);
});

test.each([
  ['failures', 1],
  ['fallbacks', 1],
  ['failedPosts', 1],
  ['slow', 3],
  ['brokenViews', 3],
] as const)('of %s count %i, which is less than takes a canary back', (name, most) => {
  const few = start();
  const all = Array.from({ length: 60 }, () => few('203.0.113.1', 'a', { [name]: 1 })[name] ?? 0);
  expect(all.reduce((sum, one) => sum + one)).toBe(most);
  expect(most).toBeLessThan(signals[name].takesBackFrom);
});

test('it does not end by waiting for a minute, but for a day', () => {
  const few = start();
  counted(few, 2);
  now = day;
  expect(counted(few, 60)).toBe(1);
  now = day + 2;
  expect(counted(few, 60)).toBe(3);
});

test('addresses without end are not remembered without end', () => {
  const few = start();
  counted(few, 3);
  for (let nth = 0; nth < 10_000; nth += 1) counted(few, 1, `address ${nth}`);
  expect(counted(few, 3)).toBe(3);
});
