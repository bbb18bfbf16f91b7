import { failedReleases, failedReleasesCookie } from './failed-releases';

const cart = 'cart@1.4.2+9f2c01d4e7ab';
const lab = 'lab@2.0.0+0123456789ab';

test('reads what it writes', () => {
  const [pair] = failedReleasesCookie([cart, lab], true).split(';');
  expect([...failedReleases(`bucket=1; ${pair}; cart=7`)]).toEqual([cart, lab]);
});

test('the cookie is there for ten minutes, on every page and on https only where the shop is', () => {
  expect(failedReleasesCookie([cart], true)).toBe(
    `without=${cart}; Path=/; Max-Age=600; SameSite=Lax; Secure`,
  );
  expect(failedReleasesCookie([cart], false)).toBe(`without=${cart}; Path=/; Max-Age=600; SameSite=Lax`);
});

test('keeps the newest of many', () => {
  const ids = Array.from({ length: 12 }, (_, number) => `lab@1.0.${number}+0123456789ab`);
  const [pair] = failedReleasesCookie(ids, false).split(';');
  expect([...failedReleases(pair)]).toEqual(ids.slice(2));
});

test.each([
  [undefined],
  ['without=!!@!cart!cart@!@1.4.2+9f2c01d4e7ab'],
  [`without=${cart}x`],
  ['without=CART@1.4.2+9f2c01d4e7ab!constructor@1.4.2+9f2c01d4e7ab'],
  ['without=cart@1.4.2+9f2c01d4e7ab@1'],
  [`notwithout=${cart}`],
])('reads nothing from %s', (cookies) => {
  expect(failedReleases(cookies).size).toBe(0);
});

test('reads ten entries at most of a foreign cookie', () => {
  const many = Array.from({ length: 5_000 }, (_, number) => `lab@1.0.${number}+0123456789ab`).join('!');
  expect(failedReleases(`without=${many}; without=${many}`).size).toBe(10);
});
