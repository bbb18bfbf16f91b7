import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import type { LogEvent } from 'log/log-event';
import { captureEvents } from 'log/testing/capture-events';
import { changeRemote } from 'releases/release-map/change-remote';
import { serializeReleaseMap } from 'releases/release-map/parse-release-map';
import { folderStore } from 'releases/stores/folder-store';
import { releaseMap } from 'releases/testing/release-map';
import { restoreRevision } from 'releases/traffic/restore-revision';
import { followReleaseMap } from './follow-release-map';

const folder = temporaryFolder();
const put = (text: string) => writeFile(join(folder, 'release-map.json'), text);

const whole = releaseMap({ lab: { '1.0.0+0123456789ab': 100 }, reviews: { '1.0.0+0123456789ab': 100 } });
const withoutLab = releaseMap({ lab: { '1.0.0+0123456789ab': 0 }, reviews: { '1.0.0+0123456789ab': 100 } });

let events: LogEvent[];
beforeEach(() => {
  events = captureEvents();
});
afterEach(() => jest.restoreAllMocks());

const logged = () => events.filter(({ level }) => level === 'warn').map(({ msg }) => msg);

/** Takes the place of the clock: the next look happens when the test asks for it. */
async function followed() {
  let look = async () => {};
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((next) => {
    look = next as () => Promise<void>;
    return 0 as unknown as NodeJS.Timeout;
  });
  const changed = jest.fn();
  return { ...(await followReleaseMap(folderStore(folder), changed)), changed, look: () => look() };
}

test('logs a switched-off remote once per change, however many requests ask', async () => {
  await put(serializeReleaseMap(withoutLab));
  const { map, changed, look } = await followed();
  for (let request = 0; request < 10; request += 1) expect(map()).toEqual(withoutLab);
  await look();
  expect(logged()).toEqual(['release map: no release of lab is live']);
  await put(serializeReleaseMap(whole));
  await look();
  await put(serializeReleaseMap(withoutLab));
  await look();
  expect(logged()).toHaveLength(2);
  expect(changed).toHaveBeenCalledTimes(3);
});

test("logs an assigned path that is the shell's own, and gives it to no remote", async () => {
  const lab = ['/lab', '/post/:slug', '/:any', '/cart', '/post/*'];
  await put(serializeReleaseMap({ ...whole, paths: { ...whole.paths, lab } }));
  const { map } = await followed();
  expect(map()).toEqual({ ...whole, paths: { ...whole.paths, lab: ['/lab', '/:any', '/post/*'] } });
  expect(logged()).toEqual(
    ['/post/:slug', '/cart'].map(
      (path) =>
        `release map: ${path} is assigned to lab, but is the shell's own: the assignment has no effect`,
    ),
  );
});

test('logs a live remote without a path', async () => {
  const paths = { lab: [], archive: [] };
  await put(serializeReleaseMap({ ...whole, paths }));
  await followed();
  expect(logged()).toEqual([
    'release map: no release of archive is live',
    ...['lab', 'reviews'].map((remote) => `release map: ${remote} is live, and no path is assigned to it`),
  ]);
});

test.each(['{"microFrontends":{"lab":{}}}', ''])(
  'keeps the last good map in force after %j',
  async (text) => {
    await put(serializeReleaseMap(whole));
    const { map, unreadableSince, look } = await followed();
    expect(unreadableSince()).toBeNull();
    await put(text);
    jest.spyOn(Date, 'now').mockReturnValueOnce(1_000);
    await look();
    await look();
    expect(map()).toEqual(whole);
    expect(unreadableSince()).toBe(1_000);
    expect(events).toMatchObject([
      { level: 'error', msg: 'release map', err: { message: expect.any(String) } },
    ]);
  },
);

test('logs the remedy for a damaged map, at the start too, and creates no other', async () => {
  const store = folderStore(folder);
  await rm(join(folder, 'release-map.json'));
  await changeRemote(store, 'lab', () => ({ paths: ['/lab'], releases: whole.microFrontends.lab }));
  const running = await followed();
  expect(running.map().paths).toEqual({ lab: ['/lab'] });
  for (const damage of [() => put('{"microFrontends":'), () => rm(join(folder, 'release-map.json'))]) {
    await damage();
    await running.look();
    const remedy = `last good at revision 1. Restore that with RELEASES_FOLDER=${folder} pnpm releases rollback --to 1`;
    const err = { message: expect.stringContaining(remedy), stack: '' };
    expect(events.at(-1)).toMatchObject({ level: 'error', err });
    expect(running.map().paths).toEqual({ lab: ['/lab'] });
    const starting = await followed();
    expect([starting.text(), starting.map().paths]).toEqual([null, {}]);
    expect(starting.unreadableSince()).not.toBeNull();
    const [logged, before] = events.slice(-2);
    expect(logged?.err?.message).toEqual(before?.err?.message);
  }
  await restoreRevision({ folder, store }, 1);
  await running.look();
  expect([running.revision(), running.unreadableSince()]).toEqual([2, null]);
});

test("text and revision are the map's in force, and a map that is readable again is current", async () => {
  await put(serializeReleaseMap(whole, { revision: 7 }));
  const { text, revision, unreadableSince, look } = await followed();
  expect(revision()).toBe(7);
  await put('half of');
  await look();
  expect([revision(), unreadableSince()]).toEqual([7, expect.any(Number)]);
  expect(text()).toBe(serializeReleaseMap(whole, { revision: 7 }));
  await put(serializeReleaseMap(whole, { revision: 7 }));
  await look();
  expect([revision(), unreadableSince()]).toEqual([7, null]);
  await put(serializeReleaseMap(withoutLab));
  await look();
  expect(revision()).toBe(0);
});

test('a remote that its team has broken is logged once, and the map goes on without it', async () => {
  const broken = ['The part of lab is left out.'];
  const kept = { map: withoutLab, revision: 7, last: null, broken };
  const store = {
    place: 'a database',
    text: async () => '{"microFrontends":{"lab":1}}',
    read: async () => kept,
  };
  let look = async () => {};
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((next) => {
    look = next as () => Promise<void>;
    return 0 as unknown as NodeJS.Timeout;
  });
  const { map, text, revision, unreadableSince } = await followReleaseMap(store, () => {});
  await look();
  expect([map(), text(), revision()]).toEqual([
    withoutLab,
    serializeReleaseMap(withoutLab, { revision: 7 }),
    7,
  ]);
  expect(unreadableSince()).toBeNull();
  expect(logged().filter((line) => line.includes('left out'))).toEqual([
    'release map: The part of lab is left out.',
  ]);
});
