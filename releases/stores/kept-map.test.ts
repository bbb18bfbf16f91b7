import { join } from 'node:path';
import { commandIn, DamagedMap, parseStoredMap } from './kept-map';

test.each([
  ['.local/releases', 'pnpm releases'],
  [join(process.cwd(), '.local/releases'), 'pnpm releases'],
  ['/srv/releases', 'RELEASES_FOLDER=/srv/releases pnpm releases'],
  ['.local/shop-8600/releases', `RELEASES_FOLDER=${process.cwd()}/.local/shop-8600/releases pnpm releases`],
])('gives the command for the folder %s', (folder, command) => {
  expect(commandIn(folder)).toBe(command);
});

test('an empty map is damaged, and a missing one is none', () => {
  expect(parseStoredMap(null, '/srv/release-map.json', 0)).toEqual({ map: null, revision: 0, last: null });
  expect(() => parseStoredMap('', '/srv/release-map.json', 0)).toThrow(DamagedMap);
});
