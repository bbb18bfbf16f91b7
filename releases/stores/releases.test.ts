import { chosenStore } from './releases';

test.each([undefined, ''])('uses the folder if RELEASES_URL is %j', async (RELEASES_URL) => {
  expect((await chosenStore('a-folder', { RELEASES_URL })).place).toBe('a-folder');
});

test.each([
  ['postgres://shop:pass%2Fword@db.test:5433/shop?sslmode=verify-full', 'postgres://db.test:5433/shop'],
  ['postgresql://db.test/shop', 'postgresql://db.test/shop'],
  ['postgres:///shop?host=/run/postgresql', 'postgres:///shop'],
])('uses the database at %s, shown without its password', async (RELEASES_URL, place) => {
  expect((await chosenStore('a-folder', { RELEASES_URL })).place).toBe(place);
});

test.each([
  'mysql://shop:password@db.test/shop',
  'https://db.test',
  '/a/folder',
  'postgres://shop:pass/word@db/shop',
])('refuses %s in one sentence that does not repeat it', async (RELEASES_URL) => {
  await expect(chosenStore('a-folder', { RELEASES_URL })).rejects.toThrow(
    new Error('RELEASES_URL must be an address such as postgres://user:password@host:5432/shop.'),
  );
});
