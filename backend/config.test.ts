import { isAbsolute } from 'node:path';
import { readConfig } from './config';

test('nothing set means the embedded database on port 4000', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 4000, databaseUrl: null, storefrontOrigin: 'http://localhost:3000' });
  expect(isAbsolute(config.databaseFolder) && config.databaseFolder.endsWith('.local/database')).toBe(true);
  expect(isAbsolute(config.pictureCache) && config.pictureCache.endsWith('.local/pictures')).toBe(true);
});

test.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '80 80'],
  ['DATABASE_URL', 'mysql://user:secret@host/shop'],
  ['DATABASE_URL', 'localhost'],
  ['STOREFRONT_ORIGIN', 'http://localhost:3000/shop'],
  ['STOREFRONT_ORIGIN', '*'],
])('%s=%s is refused by a sentence that names the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be .*\\.$`));
});

test('a wrong DATABASE_URL is not repeated, it may hold a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://user:secret@host/shop' })).toThrow(/^((?!secret).)*$/);
});
