import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { changeRemote, writeReleaseMap } from '../release-map/change-remote';
import { changeText } from '../release-map/describe-change';
import { readHistory } from '../release-map/release-history';
import { readReleaseMap } from '../release-map/release-map-folder';
import { hungInRender } from '../testing/charge';
import { releaseMap } from '../testing/release-map';
import { liftQuarantine, quarantine, quarantinedReleases } from './quarantine';

const version = '1.0.0+0a1b2c3d4e5f';
const cart = { remote: 'cart', version, charges: [hungInRender] };
const quote = { remote: 'quote', version, charges: [] };
const parent = temporaryFolder();

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(parent, 'releases-'));
  await writeReleaseMap(folder, releaseMap({ cart: { [version]: 100 }, quote: { [version]: 100 } }));
});

const names = async () => (await quarantinedReleases(folder)).map(({ remote }) => remote);

test('nothing is in quarantine where nothing ever was', async () => {
  expect(await quarantinedReleases(folder)).toEqual([]);
  expect(await liftQuarantine(folder, cart)).toBe(false);
  expect((await readHistory(folder)).changes).toEqual([]);
});

test('what is put in quarantine is there until it is lifted, the first one first, and keeps its traffic', async () => {
  await Promise.all([quarantine(folder, cart), quarantine(folder, cart)]);
  await quarantine(folder, quote);
  await quarantine(folder, { ...cart, charges: [] });
  expect(await quarantinedReleases(folder)).toMatchObject([cart, quote]);
  expect((await readReleaseMap(folder))?.microFrontends.cart?.[0]?.deployment.traffic).toBe(100);
  expect(await liftQuarantine(folder, cart)).toBe(true);
  expect(await liftQuarantine(folder, cart)).toBe(false);
  expect(await names()).toEqual(['quote']);
});

test('the history says who, what, where and why, of both', async () => {
  await quarantine(folder, cart);
  await liftQuarantine(folder, cart, { who: 'ann', why: 'it was the database' });
  const { changes } = await readHistory(folder);
  expect(changes.map((change) => changeText({ ...change, at: 'then' }))).toEqual([
    `then  shell  cart ${version} into quarantine  hung (render header-cart /shop): It would not go on.`,
    `then  ann  cart ${version} out of quarantine  it was the database`,
  ]);
  expect(changes.map(({ charges }) => charges)).toEqual([[hungInRender], undefined]);
});

test('a release may be in quarantine for a while, and again', async () => {
  jest.useFakeTimers({
    now: Date.parse('2026-11-22T10:00:00.000Z'),
    doNotFake: ['nextTick', 'setImmediate'],
  });
  await quarantine(folder, { ...cart, until: '2026-11-22T10:01:00.000Z' });
  expect(await names()).toEqual(['cart']);
  jest.setSystemTime(Date.parse('2026-11-22T10:01:00.000Z'));
  expect(await names()).toEqual([]);
  await quarantine(folder, cart);
  expect(await quarantinedReleases(folder)).toEqual([{ ...cart, since: '2026-11-22T10:01:00.000Z' }]);
  jest.useRealTimers();
});

test('what was told of one release is not said of another of the same remote', async () => {
  await quarantine(folder, cart);
  const other = '1.0.1+0a1b2c3d4e5f';
  await quarantine(folder, { remote: 'cart', version: other, charges: [] });
  expect(await quarantinedReleases(folder)).toMatchObject([cart, { version: other, charges: [] }]);
});

test('one whose reason the history does not have is in quarantine all the same', async () => {
  const map = releaseMap({ cart: { [version]: 100 } });
  await writeReleaseMap(folder, { ...map, quarantined: { cart: [{ version }] } });
  expect(await quarantinedReleases(folder)).toEqual([{ ...cart, since: '', charges: [] }]);
});

test('an operator who has not seen a quarantine may change the traffic, and it stays', async () => {
  await quarantine(folder, cart);
  await changeRemote(folder, 'cart', (state) => ({ ...state, paths: ['/basket'] }), { expect: 0 });
  expect(await names()).toEqual(['cart']);
});
