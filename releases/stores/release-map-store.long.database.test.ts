import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { quarantine, quarantinedReleases } from '../quarantine/quarantine';
import type { Change } from '../release-map/change';
import { changeRemote } from '../release-map/change-remote';
import { serializeReleaseMap } from '../release-map/parse-release-map';
import type { ReleaseMap } from '../release-map/release-map';
import { noCounts, type SampleWindow } from '../rollout/counts';
import { holdTimeouts } from '../testing/hold-timeouts';
import { ask, postgresPlaces } from '../testing/postgres-places';
import { releaseMap } from '../testing/release-map';
import { hungInRender } from '../testing/strike';
import { restoreRevision } from '../traffic/restore-revision';
import { folderStore } from './folder-store';
import { DamagedMap } from './kept-map';
import { postgresStore } from './postgres-store';
import type { ReleaseMapStore } from './release-map-store';
import { watchReleaseMap } from './watch-release-map';

// The behaviour that both stores share.

interface Place {
  readonly name: string;
  /** An empty store, given by the function that opens it and its parameter. */
  empty(): Promise<readonly ['folderStore' | 'postgresStore', string]>;
  /** Replaces the stored map by this text, or removes it. */
  put(parameter: string, text: string | null): Promise<unknown>;
  close?(): Promise<void>;
}

const parent = temporaryFolder();
const folders: Place = {
  name: 'a folder',
  empty: async () => ['folderStore', mkdtempSync(join(parent, 'releases-'))],
  async put(folder, text) {
    const file = join(folder, 'release-map.json');
    await (text === null ? rm(file) : writeFile(file, text));
  },
};

const putRow = (url: string, text: string | null) =>
  text === null ? ask(url, 'delete from releases.map') : ask(url, 'update releases.map set text = $1', text);

const databases = postgresPlaces.map(
  ({ name, empty, close }): Place => ({
    name,
    empty: async () => ['postgresStore', await empty()],
    put: putRow,
    close,
  }),
);

const openers = { folderStore, postgresStore };
const first = releaseMap({ lab: { '1.0.0+0123456789ab': 100 } });
const second = releaseMap({ lab: { '1.0.0+0123456789ab': 50, '1.0.1+0123456789ab': 50 } });

describe.each([folders, ...databases])('$name', ({ empty, put, close }) => {
  let opening: Awaited<ReturnType<Place['empty']>>;
  let store: ReleaseMapStore;
  const opened = () => openers[opening[0]](opening[1]);

  beforeEach(async () => {
    holdTimeouts();
    opening = await empty();
    store = opened();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  if (close) afterAll(close);

  const give = ({ microFrontends, paths }: ReleaseMap, reason = {}, of = store) =>
    changeRemote(
      of,
      'lab',
      (state) => ({ ...state, releases: microFrontends.lab ?? [], paths: paths.lab ?? [] }),
      reason,
    );
  const textOf = ({ revision, why }: Change) => `${revision} ${why}`;
  const whys = async () => (await store.history()).changes.map(textOf);

  test('is empty at first', async () => {
    expect(await store.text()).toBeNull();
    expect(await store.read()).toMatchObject({ map: null, revision: 0, last: null });
    expect(await store.history()).toEqual({ changes: [], leftOut: 0 });
  });

  test('keeps the map with its revision and last change, also as text', async () => {
    await give(first, { who: 'ann', why: 'the first' });
    await give(second, { who: 'ben', why: 'a try' });
    const { changes } = await store.history();
    const last = changes[1] as Change;
    expect(last).toMatchObject({ revision: 2, who: 'ben', why: 'a try', remote: 'lab' });
    expect(last.from?.releases).toEqual(first.microFrontends.lab);
    expect(last.to?.releases).toEqual(second.microFrontends.lab);
    expect(await opened().read()).toMatchObject({ map: second, revision: 2, last });
    expect(await opened().text()).toBe(serializeReleaseMap(second, { revision: 2, change: last }));
  });

  test('gives the changes since a revision', async () => {
    for (const nth of [1, 2, 3, 4]) await give(nth % 2 ? first : second, { why: `${nth}` });
    expect((await store.history({ since: 2 })).changes.map(textOf)).toEqual(['3 3', '4 4']);
    expect((await store.history({ since: 4 })).changes).toEqual([]);
  });

  test('makes one change at a time, each based on those before', async () => {
    const stores = [opened(), opened()];
    const remotes = ['lab', 'reviews', 'lab', 'lab'];
    await Promise.all(
      remotes.map((remote, nth) =>
        changeRemote(stores[nth % 2] as ReleaseMapStore, remote, () => ({ paths: [`/${remote}/${nth}`] })),
      ),
    );
    const { changes } = await store.history();
    expect(changes.map(({ revision }) => revision)).toEqual([1, 2, 3, 4]);
    for (const { remote, revision, from } of changes) {
      const before = changes.findLast((one) => one.remote === remote && one.revision < revision);
      expect(from).toEqual(before?.to ?? null);
    }
    const last = (of: string) => changes.findLast(({ remote }) => remote === of)?.to?.paths;
    expect((await store.read()).map?.paths).toEqual({ lab: last('lab'), reviews: last('reviews') });
  });

  test('is unchanged after a refused change, or none', async () => {
    await give(first, { why: 'the first' });
    const before = await store.text();
    await expect(give(releaseMap({ lab: { '1.0.1+0123456789ab': 99 } }))).rejects.toThrow('add up to 100');
    await expect(store.update(() => Promise.reject(new Error('I would rather not.')))).rejects.toThrow(
      /^I would rather not\.$/,
    );
    await store.update(async () => null);
    await give(first);
    expect(await store.text()).toBe(before);
    expect(await whys()).toEqual(['1 the first']);
    await give(second, { why: 'the second' });
    expect(await whys()).toHaveLength(2);
  });

  test('keeps no partial change of a killed command, and accepts further ones', async () => {
    await give(first, { why: 'the first' });
    const [opener, parameter] = opening;
    const file = opener === 'folderStore' ? 'folder-store' : 'postgres-store';
    const program = `
      import { ${opener} } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, `${file}.ts`)))};
      await ${opener}(${JSON.stringify(parameter)}).update(async ({ revision }) => {
        console.log(revision);
        process.kill(process.pid, 'SIGKILL');
      });`;
    const killed = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
    const [stdout, , [, signal]] = await Promise.all([
      text(killed.stdout),
      text(killed.stderr).then((error) => expect(error).toBe('')),
      once(killed, 'exit'),
    ]);
    expect([stdout, signal]).toEqual(['1\n', 'SIGKILL']);
    // A change that waits for the killed command's lock sees the time pass at once.
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => {
      now += 1_000;
      return now;
    });
    expect((await store.read()).map).toEqual(first);
    await give(second, { why: 'the second' });
    expect(await whys()).toEqual(['1 the first', '2 the second']);
    expect((await store.read()).map).toEqual(second);
  });

  test('keeps any text of a release', async () => {
    const charges = [{ ...hungInRender, message: 'It said \u0000 and \ud800 and "ü".' }];
    await quarantine(store, { remote: 'lab', version: '1.0.0+0123456789ab', charges });
    expect(await quarantinedReleases(opened())).toMatchObject([{ charges }]);
  });

  test('keeps the counts of a rollout, in one order', async () => {
    const id = randomUUID();
    expect(await store.sampleWindows(id, 0)).toEqual([]);
    const stores = [opened(), opened()];
    const counted = (documents: number): SampleWindow => ({
      step: 1,
      canary: { ...noCounts, documents },
      baseline: noCounts,
    });
    let read: readonly (SampleWindow | null)[] = [];
    const reading = (async () => {
      while (read.length < 4) read = [...read, ...(await store.sampleWindows(id, read.length))];
    })();
    await Promise.all(
      Array.from({ length: 4 }, (_, nth) => stores[nth % 2]?.addSampleWindow(id, counted(nth))),
    );
    await reading;
    expect(read).toEqual(await opened().sampleWindows(id, 0));
    expect(read.map((sample) => sample?.canary.documents).sort()).toEqual([0, 1, 2, 3]);
    expect(await store.sampleWindows(id, 4)).toEqual([]);
    expect(await store.sampleWindows(randomUUID(), 0)).toEqual([]);
  });

  test('gives the rollout lease to one shell at a time, and to another when that stops asking', async () => {
    await give(first);
    const [ann, ben] = [opened(), opened()];
    expect(await ann.leaseHeldAt()).toBe(0);
    expect(await ann.holdLease('ann')).toBe(true);
    const heldAt = await ben.leaseHeldAt();
    expect(Math.abs(heldAt - (await ben.now()))).toBeLessThan(10_000);
    expect([await ben.holdLease('ben'), await ann.holdLease('ann')]).toEqual([false, true]);
    while (!(await ben.holdLease('ben'))) await delay(100);
    expect([await ann.holdLease('ann'), await ben.holdLease('ben')]).toEqual([false, true]);
    expect(await ann.leaseHeldAt()).toBeGreaterThan(heldAt);
  });

  describe.each<[string, (whole: string) => string | null]>([
    ['is half written', (whole) => whole.slice(0, whole.length / 2)],
    ['breaks a rule', () => '{"microFrontends":[]}'],
    ['is larger than any may be', (whole) => whole + ' '.repeat(5_000_000)],
    ['is gone', () => null],
  ])('if the map %s', (_, damaged) => {
    const problem =
      /^The release map .*: it was last good at revision 2\. Restore that with (RELEASES_FOLDER=\S+ )?pnpm releases rollback --to 2 --why "…"; (RELEASES_FOLDER=\S+ )?pnpm releases history lists the others\.$/;
    beforeEach(async () => {
      await give(first, { why: 'the first' });
      await give(second, { why: 'the second' });
      await put(opening[1], damaged((await store.text()) ?? ''));
    });

    test('tells readers, changers and followers what to do, and creates no map', async () => {
      const before = await store.text();
      await expect(store.read()).rejects.toThrow(problem);
      await expect(give(first)).rejects.toThrow(problem);
      await expect(store.read()).rejects.toThrow(DamagedMap);
      const report = await new Promise<Error | null>((resolve) => {
        const stop = watchReleaseMap(
          store,
          () => {},
          (error) => {
            stop();
            resolve(error);
          },
        );
      });
      expect(report?.message).toMatch(problem);
      expect(await store.text()).toBe(before);
      expect(await whys()).toHaveLength(2);
    });

    test('gives its history, and restores any revision as a new one', async () => {
      expect(await whys()).toEqual(['1 the first', '2 the second']);
      const releases = { folder: 'nowhere', store };
      await restoreRevision(releases, 2, { who: 'ann', why: 'as it was' });
      expect(await opened().read()).toMatchObject({
        map: second,
        revision: 3,
        last: { who: 'ann', why: 'as it was', restores: 2 },
      });
      await put(opening[1], damaged((await store.text()) ?? ''));
      await restoreRevision(releases, 1, { why: 'and before' });
      expect((await store.read()).map).toEqual(first);
      expect(await whys()).toEqual(['1 the first', '2 the second', '3 as it was', '4 and before']);
      await give(second, { expect: 4 });
    });
  });

  test('restores several remotes as one revision', async () => {
    await give(first);
    await changeRemote(store, 'reviews', () => ({ paths: ['/reviews'] }));
    const before = (await store.read()).map;
    await give(second);
    await changeRemote(store, 'reviews', () => null);
    await restoreRevision({ folder: 'nowhere', store }, 2, { why: 'both' });
    expect((await store.read()).map).toEqual(before);
    const { changes } = await opened().history({ since: 4 });
    expect(changes.map(({ revision, remote, why, restores }) => [revision, remote, why, restores])).toEqual([
      [5, 'lab', 'both', 2],
      [5, 'reviews', 'both', 2],
    ]);
    await put(opening[1], null);
    expect((await opened().history({ since: 4 })).changes).toEqual(changes);
  });

  test('times never go backwards, even if a clock is an hour off', async () => {
    const hour = 60 * 60_000;
    const began = Date.now();
    for (const off of [0, hour, -hour, 0]) {
      jest.useFakeTimers({
        now: began + off,
        doNotFake: [
          'nextTick',
          'setImmediate',
          'performance',
          'queueMicrotask',
          'setTimeout',
          'clearTimeout',
        ],
      });
      await give(off > 0 ? first : second, { why: `${off}` });
      await changeRemote(store, 'reviews', () => ({ paths: [`/reviews/${off}`] }));
    }
    jest.useRealTimers();
    const times = (await store.history()).changes.map((change) => Date.parse(change.at));
    expect(times).toEqual([...times].sort((one, other) => one - other));
    if (opening[0] === 'folderStore') return;
    // The database's clock counts.
    expect(times[0]).toBeGreaterThanOrEqual(began - 1_000);
    expect(times.at(-1)).toBeLessThanOrEqual(Date.now() + 1_000);
  });
});
