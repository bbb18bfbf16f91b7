import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { captureEvents } from 'log/testing/capture-events';
import { quarantine } from 'releases/quarantine/quarantine';
import { changeRemote } from 'releases/release-map/change-remote';
import { nothingLive } from 'releases/release-map/release-map';
import { noCounts } from 'releases/rollout/counts';
import { begin, freeze, pause, resume } from 'releases/rollout/transitions';
import { folderStore, writeReleaseMap } from 'releases/stores/folder-store';
import type { ReleaseMapStore } from 'releases/stores/release-map-store';
import { releaseMap } from 'releases/testing/release-map';
import { createRolloutController } from './rollout-controller';
import { createRolloutEvidence } from './rollout-counts';

const parent = temporaryFolder();
const old = '1.0.3+0123456789ab';
const next = '1.0.4+0123456789ab';
const [, canary] = releaseMap({ lab: { [old]: 100, [next]: 0 } }).microFrontends.lab;

let store: ReleaseMapStore;
let folder: string;
let events: ReturnType<typeof captureEvents>;
beforeEach(async () => {
  events = captureEvents();
  folder = mkdtempSync(join(parent, 'releases-'));
  store = folderStore(folder);
  await writeReleaseMap(folder, releaseMap({ lab: { [old]: 100 } }));
  await changeRemote(store, 'lab', (state) => {
    if (!canary) throw new Error('The map has two releases.');
    return begin(state, canary, { steps: [10, 50, 100], stepDuration: 60 });
  });
});

/** A shell that follows the folder, with a clock of its own, and has looked once. */
async function aShell(store: ReleaseMapStore) {
  let clock = 0;
  let map = nothingLive;
  const controller = createRolloutController({
    store,
    map: () => map,
    evidenceOf: createRolloutEvidence(store),
    now: () => clock,
  });
  const shell = {
    /** Flushes so many documents of each, of which so many of the canary failed. */
    async counts(canaries: number, baselines: number, failures = 0, unfetched = 0) {
      const rollout = map.rollouts.lab;
      if (!rollout) throw new Error('No rollout is under way.');
      await store.addSampleWindow(rollout.id, {
        step: rollout.step,
        canary: { ...noCounts, documents: canaries, failures, unfetched },
        baseline: { ...noCounts, documents: baselines },
      });
    },
    /** Lets it look after so many seconds. */
    async looks(seconds: number) {
      clock += seconds * 1_000;
      map = (await store.read()).map ?? nothingLive;
      await controller.look();
    },
  };
  await shell.looks(0);
  return shell;
}

const state = async () => {
  const { map } = await store.read();
  const shares = map?.microFrontends.lab?.map(({ deployment }) => deployment.traffic);
  return { shares, rollout: map?.rollouts.lab };
};
const last = async () => (await store.history()).changes.at(-1);

test('a good release gets the next step after its duration, and all visitors in the end', async () => {
  const shell = await aShell(store);
  const seen: unknown[] = [];
  for (let step = 0; step < 2; step += 1) {
    await shell.counts(2_000, 4_000);
    await shell.looks(30);
    await shell.counts(2_000, 4_000);
    await shell.looks(31);
    seen.push((await state()).shares);
    await shell.looks(0);
  }
  expect(seen).toEqual([[50, 50], [100]]);
  expect((await state()).rollout).toBeUndefined();
  expect(await last()).toMatchObject({ who: 'shell', why: expect.stringMatching(/documents/) });
});

test('a bad release is taken back at once, and the history has the reason and the undone change', async () => {
  const shell = await aShell(store);
  await shell.counts(100, 900, 20);
  await shell.looks(2);
  expect((await state()).shares).toEqual([100]);
  expect(await last()).toMatchObject({ who: 'shell', undoes: 1, why: expect.stringContaining('20 of 100') });
  expect(events.at(-1)?.msg).toMatch(/^rollout of lab 1\.0\.4\S+: take back, because 20 of 100 /);
});

test('a release whose files cannot be fetched waits, and goes on when they can', async () => {
  const shell = await aShell(store);
  for (let minute = 0; minute < 9; minute += 1) {
    await shell.counts(10, 900, 0, 100);
    await shell.looks(60);
  }
  expect((await state()).shares).toEqual([90, 10]);
  await shell.counts(100, 900);
  await shell.looks(60);
  expect((await state()).shares).toEqual([50, 50]);
});

test('a rollout whose files stay missing is paused with the reason; resumed, it waits again', async () => {
  const shell = await aShell(store);
  const minutes = async (number: number) => {
    for (let minute = 0; minute < number; minute += 1) {
      await shell.counts(0, 900, 0, 7);
      await shell.looks(60);
    }
  };
  await minutes(9);
  expect((await state()).rollout).toMatchObject({ paused: false });
  await minutes(1);
  expect(await state()).toMatchObject({ shares: [90, 10], rollout: { paused: true } });
  expect(await last()).toMatchObject({
    who: 'shell',
    why: expect.stringMatching(/^fetch: its files could not be fetched for 70 documents/),
  });
  await changeRemote(store, 'lab', resume);
  await minutes(9);
  expect((await state()).rollout).toMatchObject({ paused: false });
  await shell.counts(100, 900);
  await shell.looks(1);
  expect((await state()).shares).toEqual([50, 50]);
});

test('sums up the counts of several shells, and one of them makes the change', async () => {
  const shells = await Promise.all([1, 2, 3].map(() => aShell(folderStore(folder))));
  for (const shell of shells) await shell.counts(40, 300, 4);
  for (const shell of shells) await shell.looks(2);
  await Promise.all(shells.map((shell) => shell.looks(2)));
  expect((await state()).shares).toEqual([100]);
  expect((await store.history()).changes).toHaveLength(2);
});

test('another shell takes over from a controller that ends, with all counts', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const first = await aShell(folderStore(folder));
  await first.counts(4_000, 8_000);
  const second = await aShell(folderStore(folder));
  await second.looks(61);
  expect((await state()).shares).toEqual([90, 10]);
  clock.mockReturnValue(5_001);
  for (const seconds of [0, 61]) await second.looks(seconds);
  expect((await state()).shares).toEqual([50, 50]);
  clock.mockRestore();
});

test('an error of the lease does not shorten a step', async () => {
  const shell = await aShell(store);
  await shell.counts(4_000, 8_000);
  const { holdLease } = store;
  store.holdLease = () => Promise.reject(new Error('The database does not answer.'));
  await shell.looks(30);
  expect(events.at(-1)?.err?.message).toBe('The database does not answer.');
  store.holdLease = holdLease;
  await shell.looks(31);
  expect((await state()).shares).toEqual([50, 50]);
});

test('a release whose files have just come back gets its full step', async () => {
  const shell = await aShell(store);
  await shell.counts(0, 900, 0, 7);
  await shell.looks(595);
  await shell.counts(10, 90);
  await shell.looks(10);
  expect((await state()).rollout).toMatchObject({ paused: false });
  await shell.counts(50, 450);
  await shell.looks(10);
  expect((await state()).shares).toEqual([50, 50]);
});

test('a longer step waits three times its duration for an analysis', async () => {
  await changeRemote(store, 'lab', (state) => {
    if (!state?.rollout) throw new Error('No rollout is under way.');
    return { ...state, rollout: { ...state.rollout, every: 1_000 } };
  });
  const shell = await aShell(store);
  await shell.looks(2_999);
  expect((await state()).rollout).toMatchObject({ paused: false });
  await shell.looks(1);
  expect((await state()).rollout).toMatchObject({ paused: true });
});

test('a rollout without data is never advanced, but paused; resumed, it waits as long again', async () => {
  const shell = await aShell(store);
  await shell.looks(100);
  expect((await state()).shares).toEqual([90, 10]);
  await shell.looks(500);
  expect(await state()).toMatchObject({ shares: [90, 10], rollout: { paused: true } });
  await shell.looks(1_000);
  expect((await state()).shares).toEqual([90, 10]);
  await changeRemote(store, 'lab', resume);
  await shell.looks(599);
  expect((await state()).rollout).toMatchObject({ paused: false });
  await shell.looks(1);
  expect((await state()).rollout).toMatchObject({ paused: true });
});

test.each([
  ['paused', pause],
  ['frozen', freeze],
])('a rollout that is %s stays in its step, but can be taken back', async (_, change) => {
  await changeRemote(store, 'lab', change);
  const shell = await aShell(store);
  await shell.counts(4_000, 8_000);
  await shell.looks(100);
  expect((await state()).shares).toEqual([90, 10]);
  await shell.counts(1_000, 8_000, 100);
  await shell.looks(10);
  expect((await state()).shares).toEqual([100]);
});

test('a release in quarantine is taken back', async () => {
  const shell = await aShell(store);
  await quarantine(store, { remote: 'lab', version: next, charges: [] });
  await shell.looks(1);
  expect((await state()).shares).toEqual([100]);
  expect((await last())?.why).toBe(`${next} is in quarantine`);
});

test("an operator's earlier change wins", async () => {
  const shell = await aShell(store);
  await shell.counts(100, 900, 20);
  const read = store.history;
  // Between the analysis and its change.
  store.history = async () => {
    store.history = read;
    await changeRemote(store, 'lab', () => ({
      releases: releaseMap({ lab: { [old]: 100 } }).microFrontends.lab,
    }));
    return read();
  };
  await shell.looks(2);
  expect((await store.history()).changes.map(({ who }) => who)).toEqual(['', '']);
});
