import { mkdtempSync } from 'node:fs';
import fs, { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { folderStore, writeReleaseMap } from '../stores/folder-store';
import type { ReleaseMapStore } from '../stores/release-map-store';
import { releaseMap } from '../testing/release-map';
import { shellAuthor } from './change';
import { changesInForce } from './change-in-force';
import { changeRemote } from './change-remote';
import { describeChange } from './describe-change';
import type { LiveRelease } from './release-map';

const parent = temporaryFolder();
let folder: string;
let store: ReleaseMapStore;
beforeEach(() => {
  folder = mkdtempSync(join(parent, 'releases-'));
  store = folderStore(folder);
});

/** The live releases of a remote with this traffic, by percent by number. */
const live = (shares: Record<string, number>, remote = 'lab'): readonly LiveRelease[] =>
  releaseMap({
    [remote]: Object.fromEntries(
      Object.entries(shares).map(([number, share]) => [`${number}+0123456789ab`, share]),
    ),
  }).microFrontends[remote] ?? [];

const give = (shares: Record<string, number>, reason = {}) =>
  changeRemote(store, 'lab', (state) => ({ ...state, releases: live(shares) }), reason);

const history = async () =>
  (await store.history()).changes.map(({ revision, who, why, remote }) => [revision, who, why, remote]);

test('records each change with number, author, reason, and the state before and after', async () => {
  await give({ '1.0.0': 100 }, { who: 'ann', why: 'the first' });
  await changeRemote(store, 'lab', (state) => ({ ...state, paths: ['/lab'] }), { who: 'ben' });
  await changeRemote(store, 'lab', () => null, { who: 'ann', why: 'nobody came' });
  const releases = live({ '1.0.0': 100 });
  const second = { releases, paths: ['/lab'] };
  const change = { at: expect.any(String), remote: 'lab' };
  expect((await store.history()).changes).toEqual([
    { ...change, revision: 1, who: 'ann', why: 'the first', from: null, to: { releases } },
    { ...change, revision: 2, who: 'ben', why: '', from: { releases }, to: second },
    { ...change, revision: 3, who: 'ann', why: 'nobody came', from: second, to: null },
  ]);
});

test('changes and records trusted keys like everything else', async () => {
  const [own, another] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'));
  const trust = { keys: [own ?? ''], origins: ['https://lab.example'] };
  await changeRemote(store, 'lab', () => trust);
  await changeRemote(store, 'lab', (state) => ({ ...state, keys: [another ?? ''] }));
  const { changes } = await store.history();
  expect(changes.at(-1)).toMatchObject({ from: trust, to: { ...trust, keys: [another] } });
  expect(changes.map(describeChange)).toEqual([
    `lab trusts ${own}; trusts https://lab.example`,
    `lab trusts ${another}; no longer trusts ${own}`,
  ]);
});

test('refuses a reason that could not be read again, and changes nothing', async () => {
  await give({ '1.0.0': 100 });
  await expect(give({ '1.0.1': 100 }, { why: 'x'.repeat(2_001) })).rejects.toThrow(
    'The change is wrong at why: Invalid length',
  );
  expect((await store.read()).map?.microFrontends.lab).toEqual(live({ '1.0.0': 100 }));
});

test('refuses a change based on an older state, and names the changes since', async () => {
  await give({ '1.0.0': 100 });
  await give({ '1.0.0': 50, '1.0.1': 50 }, { who: 'ann', why: 'a try' });
  await expect(give({ '1.0.1': 100 }, { expect: 1 })).rejects.toThrow(
    /^lab was changed since revision 1: \S+Z {2}ann {2}lab 1\.0\.0\S* 100 % → 1\.0\.0\S* 50 %, 1\.0\.1\S* 50 % {2}a try\. Run pnpm releases status, then try again\.$/,
  );
  expect((await store.read()).map?.microFrontends.lab).toEqual(live({ '1.0.0': 50, '1.0.1': 50 }));
  await give({ '1.0.1': 100 }, { expect: 2 });
  expect(await history()).toHaveLength(3);
});

test('ignores changes of other remotes', async () => {
  await give({ '1.0.0': 100 });
  await changeRemote(store, 'reviews', () => ({ paths: ['/reviews'] }));
  await give({ '1.0.1': 100 }, { expect: 1 });
  expect(await history()).toHaveLength(3);
});

test('refuses a revision that does not exist', async () => {
  await give({ '1.0.0': 100 });
  await expect(give({ '1.0.1': 100 }, { expect: 2 })).rejects.toThrow(
    'There is no revision 2: the last one is 1.',
  );
});

/** Which release each change gave visitors to. */
const given = async () =>
  (await store.history()).changes.map(
    ({ revision, to }) => `${revision} ${to?.releases?.[0]?.metadata.version.slice(0, 5)}`,
  );

const line = async () => (await readFile(join(folder, 'history.jsonl'), 'utf8')).split('\n').slice(0, -1);

test('skips half a line of a killed command, and records its change again', async () => {
  await give({ '1.0.0': 100 });
  await give({ '1.0.1': 100 });
  const [first = '', second = ''] = await line();
  await writeFile(join(folder, 'history.jsonl'), `${first}\n${second.slice(0, 30)}`);
  expect((await store.history()).changes.map(({ revision }) => revision)).toEqual([1, 2]);
  await give({ '1.0.2': 100 });
  expect(await given()).toEqual(['1 1.0.0', '2 1.0.1', '3 1.0.2']);
  expect((await store.history()).leftOut).toBe(1);
});

test('a change that fails before the map is written has changed nothing', async () => {
  await give({ '1.0.0': 100 });
  jest.spyOn(fs, 'rename').mockRejectedValueOnce(new Error('no'));
  await expect(give({ '1.0.1': 100 })).rejects.toThrow('no');
  expect(await history()).toEqual([[1, '', '', 'lab']]);
  await give({ '1.0.2': 100 });
  expect((await history()).map(([revision]) => revision)).toEqual([1, 2]);
});

const another = releaseMap({ lab: { '1.0.0+0123456789ab': 100 } });
const put = (text: string) => writeFile(join(folder, 'release-map.json'), text);

test.each<[string, () => Promise<void>]>([
  ['is replaced', () => writeReleaseMap(folder, another)],
  ['is broken, and replaced', () => put('half of').then(() => writeReleaseMap(folder, another))],
  ['was written by an older program', () => put(JSON.stringify(another))],
])('loses no change and repeats no number if the map %s', async (_, happens) => {
  await give({ '1.0.0': 100 });
  await give({ '1.0.1': 100 });
  await happens();
  expect((await store.read()).revision).toBe(2);
  await give({ '1.0.2': 100 }, { expect: 2 });
  expect(await given()).toEqual(['1 1.0.0', '2 1.0.1', '3 1.0.2']);
});

test('an unreadable change in the map blocks no further changes', async () => {
  await give({ '1.0.0': 100 });
  const map = JSON.parse(await readFile(join(folder, 'release-map.json'), 'utf8'));
  await put(JSON.stringify({ ...map, revision: 'x', change: { at: 1 } }));
  await give({ '1.0.1': 100 }, { expect: 1 });
  expect((await history()).map(([revision]) => revision)).toEqual([1, 2]);
});

test('a map from before the history is the start of the history', async () => {
  await put(JSON.stringify(another));
  expect(await history()).toEqual([]);
  await give({ '1.0.1': 100 });
  const [first] = (await store.history()).changes;
  expect(first?.from?.releases).toEqual(another.microFrontends.lab);
  expect(await readFile(join(folder, 'release-map.json'), 'utf8')).toContain('"revision": 1');
});

test('an operator may overlook steps of shells, but not a rollout taken back', async () => {
  await give({ '1.0.0': 100 }, { who: 'ann' });
  await give({ '1.0.1': 100 }, { who: shellAuthor });
  await give({ '1.0.2': 100 }, { who: 'ann', expect: 1 });
  await give({ '1.0.0': 100 }, { who: shellAuthor, undoes: 3 });
  await expect(give({ '1.0.1': 100 }, { who: 'ann', expect: 3 })).rejects.toThrow(
    'lab was changed since revision 3',
  );
});

describe('the change in force', () => {
  const inForce = async () => [...changesInForce((await store.history()).changes, 'lab')][0]?.revision;

  test('is the last traffic change', async () => {
    expect(await inForce()).toBeUndefined();
    await give({ '1.0.0': 100 });
    await give({ '1.0.1': 100 });
    await changeRemote(store, 'lab', (state) => ({ ...state, paths: ['/lab'] }));
    await changeRemote(store, 'reviews', () => ({
      releases: live({ '2.0.0': 100 }, 'reviews'),
    }));
    expect(await inForce()).toBe(2);
  });

  test('is an earlier one for each that was taken back', async () => {
    for (const number of ['1.0.0', '1.0.1', '1.0.2']) await give({ [number]: 100 });
    await give({ '1.0.1': 100 }, { undoes: 3 });
    expect(await inForce()).toBe(2);
    await give({ '1.0.0': 100 }, { undoes: 2 });
    expect(await inForce()).toBe(1);
    await give({ '1.0.2': 100 });
    expect(await inForce()).toBe(6);
    await give({ '1.0.0': 100 }, { undoes: 6 });
    expect(await inForce()).toBe(1);
  });

  test('ignores off and on, however often and by whichever command', async () => {
    const off = () => give({ '1.0.1': 0 });
    const on = (reason = {}) => give({ '1.0.1': 100 }, reason);
    await give({ '1.0.0': 100 });
    await on();
    await off();
    expect(await inForce()).toBe(3);
    await on();
    expect(await inForce()).toBe(2);
    await changeRemote(store, 'lab', () => null);
    await on();
    await off();
    await give({ '1.0.1': 0, '1.0.0': 0 });
    await on();
    expect(await inForce()).toBe(2);
    // As an earlier `rollback` did: back to `off`, and `on` by hand.
    await give({ '1.0.1': 0, '1.0.0': 0 }, { undoes: 9 });
    await on();
    expect(await inForce()).toBe(2);
    await give({ '1.0.0': 100 }, { undoes: 2 });
    expect(await inForce()).toBe(1);
  });

  test('is the one that moved the visitors before the remote was switched off', async () => {
    await give({ '1.0.0': 100 });
    await give({ '1.0.1': 100 });
    await give({ '1.0.1': 0 });
    await give({ '1.0.0': 60, '1.0.1': 40 });
    expect(await inForce()).toBe(4);
    await give({ '1.0.0': 0, '1.0.1': 0 });
    await give({ '1.0.0': 40, '1.0.1': 60 });
    expect(await inForce()).toBe(6);
  });
});
