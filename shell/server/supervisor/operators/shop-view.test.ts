import { generateKeyPairSync } from 'node:crypto';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { signatureOf } from '@storefront/shared/release/release-signature';
import { deferred } from '@storefront/shared/testing/deferred';
import type { Change } from 'releases/release-map/change';
import type { LiveRelease } from 'releases/release-map/release-map';
import { noEvidence } from 'releases/rollout/evidence';
import { releaseMap } from 'releases/testing/release-map';
import { hungInRender } from 'releases/testing/strike';
import { rolloutTo } from '../testing/rollout-to';
import { createReleaseTallies } from './release-tallies';
import { recentChanges, type ShopViewSources, shopView } from './shop-view';

const old = '1.0.3+0123456789ab';
const next = '1.0.4+0123456789ab';
const gone = '1.0.2+0123456789ab';
const rollout = rolloutTo(next, 10, 100);

const map = {
  ...releaseMap({ lab: { [old]: 90, [next]: 10 } }, { lab: ['/lab'], reviews: ['/reviews'] }),
  rollouts: { lab: rollout },
  frozen: { lab: true as const },
};
const tallies = createReleaseTallies(() => map);
tallies.add({ remote: 'lab', version: old }, { documents: 9 });
tallies.add({ remote: 'lab', version: next }, { documents: 3 });

const sources: ShopViewSources = {
  releaseMap: { map: () => map, revision: () => 7, unreadableSince: () => 1_000 },
  quarantine: {
    names: () => [`lab@${gone}`, `lab@${next}`, `laboratory@${old}`],
    of: (name) =>
      name === `lab@${next}`
        ? { remote: 'lab', version: next, since: '2026-11-22T10:00:00.000Z', charges: [hungInRender] }
        : null,
  },
  tallies,
  evidenceOf: async () => noEvidence,
  history: async () => ({ problem: 'It cannot be read.' }),
};

test("shows the map in force with this shell's data", async () => {
  const { at, remotes, ...shop } = await shopView(sources);
  expect(shop).toEqual({ revision: 7, unreadableSince: 1_000, history: { problem: 'It cannot be read.' } });
  expect(remotes).toMatchObject([
    {
      name: 'lab',
      paths: ['/lab'],
      isFrozen: true,
      rollout,
      analysis: { because: '0 documents in this step, and 0 of 1.0.3: 60 of each are needed' },
      releases: [
        { version: old, traffic: 90, isDefault: true, quarantine: null, counts: { documents: 9 } },
        {
          version: next,
          traffic: 10,
          isDefault: false,
          quarantine: {
            since: '2026-11-22T10:00:00.000Z',
            until: '',
            why: 'hung (render header-cart /shop): It stopped responding.',
          },
        },
        { version: gone, traffic: null, quarantine: { since: '', until: '', why: '' } },
      ],
    },
    { name: 'reviews', isFrozen: false, rollout: null, releases: [] },
  ]);
  expect(remotes[0]?.releases[1]?.samples.at(-1)?.documents).toBe(3);
});

test('shows signatures as the map in force has them, and whether shells run the release', async () => {
  const newKey = () => generateKeyPairSync('ed25519').privateKey;
  const [own, other] = [newKey(), newKey()];
  const live = releaseMap({ lab: { [old]: 90, [next]: 10, [gone]: 0 }, reviews: { [old]: 100 } });
  const signed = (release: LiveRelease, by: typeof own): LiveRelease => ({
    ...release,
    extras: { signature: signatureOf({ remote: 'lab', ...release.metadata }, by) },
  });
  const [first, second, third] = live.microFrontends.lab as [LiveRelease, LiveRelease, LiveRelease];
  const keyed = {
    ...live,
    microFrontends: { ...live.microFrontends, lab: [signed(first, own), signed(second, other), third] },
    keys: { lab: [publicKeyOf(own)] },
  };
  const { remotes } = await shopView({
    ...sources,
    quarantine: { names: () => [`reviews@${gone}`], of: () => null },
    releaseMap: { ...sources.releaseMap, map: () => keyed },
  });
  const shown = remotes.map(({ needsSignature, releases }) => [
    needsSignature,
    releases.map(({ signing }) => signing),
  ]);
  expect(shown).toEqual([
    [
      true,
      [
        { key: publicKeyOf(own), isSigned: true, refused: null },
        { key: null, isSigned: true, refused: 'is signed with no key of lab' },
        { key: null, isSigned: false, refused: 'is not signed' },
      ],
    ],
    [false, [{ key: null, isSigned: false, refused: null }, null]],
  ]);
});

const change = (revision: number): Change => ({
  revision,
  at: '2026-11-22T10:00:00.000Z',
  who: 'ann',
  why: '',
  remote: 'lab',
  from: null,
  to: { frozen: true },
});
const changes = Array.from({ length: 60 }, (_, nth) => change(nth + 1));

afterEach(() => jest.useRealTimers());

test('shows the last fifty changes, newest first, and reads no more', async () => {
  const asked: unknown[] = [];
  const history = async (part?: { readonly since: number }) => {
    asked.push(part);
    return { changes: changes.slice(part?.since), leftOut: 0 };
  };
  // The map in force may be older than the history.
  const read = await recentChanges({ history }, () => 58)();
  expect('changes' in read && read.changes.map(({ revision }) => revision)).toEqual(
    Array.from({ length: 50 }, (_, nth) => 60 - nth),
  );
  await recentChanges({ history }, () => 3)();
  expect(asked).toEqual([{ since: 8 }, { since: 0 }]);
});

test('says why the history cannot be read', async () => {
  const history = async () => {
    throw new Error('The history in /releases cannot be read (EACCES).');
  };
  expect(await recentChanges({ history }, () => 1)()).toEqual({
    problem: 'The history in /releases cannot be read (EACCES).',
  });
});

test('waits at most a second, and asks a store that hangs once until it answers', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  let store = deferred<{ changes: Change[]; leftOut: number }>();
  const history = jest.fn(() => {
    store = deferred();
    return store.promise;
  });
  const read = recentChanges({ history }, () => 1);
  const waiting = [read(), read()];
  await jest.advanceTimersByTimeAsync(1_000);
  for (const one of await Promise.all(waiting))
    expect(one).toEqual({ problem: 'The history cannot be read: it took longer than a second.' });
  expect(history).toHaveBeenCalledTimes(1);
  store.resolve({ changes: [], leftOut: 0 });
  await jest.advanceTimersByTimeAsync(0);
  const next = read();
  expect(history).toHaveBeenCalledTimes(2);
  store.resolve({ changes: [change(1)], leftOut: 0 });
  expect(await next).toEqual({ changes: [change(1)] });
});
