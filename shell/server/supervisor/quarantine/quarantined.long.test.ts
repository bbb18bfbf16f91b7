import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import type { LogEvent } from 'log/log-event';
import { captureEvents } from 'log/testing/capture-events';
import { liftQuarantine, quarantine, quarantinedReleases } from 'releases/quarantine/quarantine';
import { nothingLive } from 'releases/release-map/release-map';
import { folderStore, writeReleaseMap } from 'releases/stores/folder-store';
import type { ReleaseMapStore } from 'releases/stores/release-map-store';
import { watchReleaseMap } from 'releases/stores/watch-release-map';
import { hungInRender } from 'releases/testing/strike';
import { followQuarantine } from './quarantined';

const withSources = async (stack: string) =>
  stack.replace('release:lab@1.4.2+0a1b2c3d4e5f/server/container.cjs:1:2', 'lab-mfe/Widget.tsx:7');
const parent = temporaryFolder();

const lab = {
  remote: 'lab',
  version: '1.4.2+0a1b2c3d4e5f',
  since: '2026-11-22T10:00:00.000Z',
  charges: [hungInRender],
};
const name = 'lab@1.4.2+0a1b2c3d4e5f';
const why = `${name} is in quarantine since 2026-11-22T10:00:00.000Z: hung (render header-cart /shop): It stopped responding.`;

let folder: string;
let store: ReleaseMapStore;
let events: LogEvent[];
const ends: (() => void)[] = [];
beforeEach(async () => {
  // First, because shells of earlier tests retry their failed writes.
  events = captureEvents();
  folder = mkdtempSync(join(parent, 'releases-'));
  store = folderStore(folder);
  await writeReleaseMap(folder, nothingLive);
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Follows the folder as a shell does. */
function followed(changed = () => {}) {
  let map = nothingLive;
  ends.push(
    watchReleaseMap(
      store,
      (next) => {
        map = next;
      },
      () => {},
      50,
    ),
  );
  return followQuarantine(store, () => map, withSources, changed);
}

/** Resolves when the condition holds; the test's own limit ends the waiting. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise(setImmediate);
}

test('a release quarantined by this shell is so at once, with the reason, and then in the map', async () => {
  const changed = jest.fn();
  const shell = followed(changed);
  expect(shell.names()).toEqual([]);
  shell.add(lab);
  shell.add(lab);
  expect(shell.names()).toEqual([name]);
  expect(shell.of(name)).toBe(lab);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(events).toMatchObject([{ msg: why, remote: 'lab', release: '1.4.2+0a1b2c3d4e5f' }]);
  await until(async () => (await quarantinedReleases(store)).length > 0);
  expect(await quarantinedReleases(store)).toMatchObject([
    { remote: 'lab', charges: [{ ...hungInRender, stack: '    at Widget (lab-mfe/Widget.tsx:7)' }] },
  ]);
});

test('follows quarantines of other shells and lifts of operators', async () => {
  const changed = jest.fn();
  const shell = followed(changed);
  await quarantine(store, lab);
  await until(() => shell.names().includes(name));
  await until(() => changed.mock.calls.length === 1);
  await until(() => events.length === 1);
  expect(shell.of(name)?.charges).toEqual([hungInRender]);
  await liftQuarantine(store, lab);
  await until(() => shell.names().length === 0);
  await until(() => events.length === 2);
  expect(shell.of(name)).toBeNull();
  expect(changed).toHaveBeenCalledTimes(2);
  expect(events.map(({ msg }) => msg)).toEqual([
    expect.stringMatching(/^lab@1\.4\.2\S+ is in quarantine since .*: hung \(render header-cart \/shop\)/),
    `${name} is no longer in quarantine`,
  ]);
});

test('if the map cannot be written, the quarantine holds for this shell', async () => {
  await rm(folder, { recursive: true });
  await writeFile(folder, 'not a folder');
  const shell = followed();
  shell.add(lab);
  await until(() => events.some(({ msg }) => msg === `${name} is in quarantine for this shell alone`));
  expect(events.at(-1)?.err?.message).toContain(folder);
  expect(shell.names()).toEqual([name]);
});

test('shows no time for a quarantine with an unknown reason', async () => {
  await writeReleaseMap(folder, { ...nothingLive, quarantined: { lab: [{ version: lab.version }] } });
  followed();
  await until(() => events.some(({ msg }) => msg === `${name} is in quarantine`));
});

/** Lets time pass for quarantines' ends only. */
async function untilLater(condition: () => boolean | Promise<boolean>): Promise<void> {
  await until(() => {
    jest.advanceTimersByTime(500);
    return condition();
  });
}

test('a temporary quarantine ends, also for a shell that only follows it', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['Date', 'setImmediate', 'nextTick'] });
  ends.push(() => void jest.useRealTimers());
  const shell = followed();
  const another = followed();
  shell.add({ ...lab, until: '2026-11-22T10:01:00.000Z' });
  await until(async () => (await quarantinedReleases(store)).length > 0);
  await untilLater(() => another.names().includes(name));
  await untilLater(() => shell.names().length === 0 && another.names().length === 0);
  expect((await store.read()).map?.quarantined.lab).toBeUndefined();
  expect((await store.history()).changes.map(({ why }) => why)).toEqual([
    'hung (render header-cart /shop): It stopped responding.',
    'its time is over',
  ]);
});
