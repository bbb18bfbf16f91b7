import { changeRemote } from '../release-map/change-remote';
import { changeText } from '../release-map/describe-change';
import { writeReleaseMap } from '../stores/folder-store';
import { freshReleases } from '../testing/fresh-releases';
import { releaseMap } from '../testing/release-map';
import { hungInRender } from '../testing/strike';
import { liftQuarantine, quarantine, quarantinedReleases } from './quarantine';

const version = '1.0.0+0a1b2c3d4e5f';
const cart = { remote: 'cart', version, charges: [hungInRender] };
const quote = { remote: 'quote', version, charges: [] };
const releases = freshReleases();

beforeEach(async () => {
  await writeReleaseMap(releases.folder, releaseMap({ cart: { [version]: 100 }, quote: { [version]: 100 } }));
});

const names = async () => (await quarantinedReleases(releases.store)).map(({ remote }) => remote);

test('nothing is in quarantine at first', async () => {
  expect(await quarantinedReleases(releases.store)).toEqual([]);
  expect(await liftQuarantine(releases.store, cart)).toBe(false);
  expect((await releases.store.history()).changes).toEqual([]);
});

test('a release is in quarantine until that is lifted, in order, and keeps its traffic', async () => {
  await Promise.all([quarantine(releases.store, cart), quarantine(releases.store, cart)]);
  await quarantine(releases.store, quote);
  await quarantine(releases.store, { ...cart, charges: [] });
  expect(await quarantinedReleases(releases.store)).toMatchObject([cart, quote]);
  expect((await releases.store.read()).map?.microFrontends.cart?.[0]?.deployment.traffic).toBe(100);
  expect(await liftQuarantine(releases.store, cart)).toBe(true);
  expect(await liftQuarantine(releases.store, cart)).toBe(false);
  expect(await names()).toEqual(['quote']);
});

test('the history has author, release, place and reason of both changes', async () => {
  await quarantine(releases.store, cart);
  await liftQuarantine(releases.store, cart, { who: 'ann', why: 'it was the database' });
  const { changes } = await releases.store.history();
  expect(changes.map((change) => changeText({ ...change, at: 'then' }))).toEqual([
    `then  shell  cart ${version} into quarantine  hung (render header-cart /shop): It stopped responding.`,
    `then  ann  cart ${version} out of quarantine  it was the database`,
  ]);
  expect(changes.map(({ charges }) => charges)).toEqual([[hungInRender], undefined]);
});

test('a temporary quarantine lasts until it is lifted, and lifting it leaves a later one', async () => {
  const [past, later] = ['2001-01-01T00:00:00.000Z', '2001-01-01T00:01:00.000Z'];
  await quarantine(releases.store, { ...cart, until: past });
  expect(await quarantinedReleases(releases.store)).toMatchObject([{ until: past }]);
  expect(await liftQuarantine(releases.store, { ...cart, until: past })).toBe(true);
  await quarantine(releases.store, { ...cart, until: later });
  expect(await liftQuarantine(releases.store, { ...cart, until: past })).toBe(false);
  expect(await quarantinedReleases(releases.store)).toMatchObject([{ until: later }]);
  expect(await liftQuarantine(releases.store, { remote: 'cart', version })).toBe(true);
});

test('the strikes of one release are not reported for another', async () => {
  await quarantine(releases.store, cart);
  const other = '1.0.1+0a1b2c3d4e5f';
  await quarantine(releases.store, { remote: 'cart', version: other, charges: [] });
  expect(await quarantinedReleases(releases.store)).toMatchObject([cart, { version: other, charges: [] }]);
});

test('a release is in quarantine even if the history lacks its reason', async () => {
  const map = releaseMap({ cart: { [version]: 100 } });
  await writeReleaseMap(releases.folder, { ...map, quarantined: { cart: [{ version }] } });
  expect(await quarantinedReleases(releases.store)).toEqual([{ ...cart, since: '', charges: [] }]);
});

test('an operator who has not seen a quarantine may change the traffic, and it stays', async () => {
  await quarantine(releases.store, cart);
  await changeRemote(releases.store, 'cart', (state) => ({ ...state, paths: ['/basket'] }), {
    expect: 0,
  });
  expect(await names()).toEqual(['cart']);
});
