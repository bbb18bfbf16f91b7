import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { changeRemote } from '../release-map/change-remote';
import type { ReleaseMap } from '../release-map/release-map';
import { releaseMap } from '../testing/release-map';
import { folderStore, writeReleaseMap } from './folder-store';
import type { ReleaseMapStore } from './release-map-store';
import { watchReleaseMap } from './watch-release-map';

const old = releaseMap({ cart: { '1.0.3+0123456789ab': 100 } });
const both = releaseMap({ cart: { '1.0.3+0123456789ab': 50, '1.0.4+0123456789ab': 50 } });

let folder: string;
let file: string;
let store: ReleaseMapStore;
const parent = temporaryFolder();
let count = 0;

beforeEach(() => {
  count += 1;
  folder = join(parent, `${count}`);
  file = join(folder, 'release-map.json');
  store = folderStore(folder);
});

describe('the file', () => {
  test('reads what was written, and null before', async () => {
    expect((await store.read()).map).toBeNull();
    await writeReleaseMap(folder, old);
    await writeReleaseMap(folder, both);
    expect((await store.read()).map).toEqual(both);
    expect(await readdir(folder)).toEqual(['release-map.json']);
  });

  test('a map that breaks the rules changes nothing', async () => {
    await writeReleaseMap(folder, old);
    await expect(writeReleaseMap(folder, releaseMap({ cart: { '1.0.4+0123456789ab': 99 } }))).rejects.toThrow(
      'add up to 100',
    );
    expect((await store.read()).map).toEqual(old);
    expect(await readdir(folder)).toEqual(['release-map.json']);
  });

  test('what a killed command left behind is gone after the next change', async () => {
    await writeReleaseMap(folder, old);
    await writeFile(join(folder, 'release-map.4f5d2c1e-0000-4000-8000-0123456789ab.json'), '');
    await writeFile(join(folder, 'release-map.old.json'), 'an operator’s own');
    await writeReleaseMap(folder, both);
    expect((await readdir(folder)).sort()).toEqual(['release-map.json', 'release-map.old.json']);
  });

  test('changes made at the same time are all kept', async () => {
    const whole = releaseMap(
      {
        catalogue: { '2.0.0+0123456789ab': 100 },
        cart: { '1.0.3+0123456789ab': 100 },
        quote: { '3.0.0+0123456789ab': 100 },
      },
      {},
    );
    await Promise.all(
      (['catalogue', 'cart', 'quote'] as const).map((remote) =>
        changeRemote(store, remote, () => ({ releases: whole.microFrontends[remote] })),
      ),
    );
    expect((await store.read()).map).toEqual(whole);
  });

  test('a broken file is said in one sentence', async () => {
    await writeReleaseMap(folder, old);
    await writeFile(file, '{"microFrontends":');
    await expect(store.read()).rejects.toThrow(
      `The release map is not JSON (${join(folder, 'release-map.json')}), and there is no history to restore it from: mend it, or move it away`,
    );
    await expect(changeRemote(store, 'cart', (state) => state)).rejects.toThrow('is not JSON');
    await writeReleaseMap(folder, both);
    expect((await store.read()).map).toEqual(both);
  });
});

describe('following it', () => {
  let stop: () => void;
  let told: Array<ReleaseMap | Error | null>;
  let waiting: () => void;

  const follow = () => {
    told = [];
    const tell = (what: ReleaseMap | Error | null) => {
      told.push(what);
      waiting();
    };
    stop = watchReleaseMap(store, tell, tell);
  };
  const untilTold = (number: number) =>
    new Promise<void>((resolve) => {
      waiting = () => told.length >= number && resolve();
      waiting();
    });

  beforeEach(() => {
    told = [];
    waiting = () => {};
  });
  afterEach(() => stop());

  test('tells the map that is there, then each change', async () => {
    await writeReleaseMap(folder, old);
    follow();
    await untilTold(1);
    await writeReleaseMap(folder, both);
    await untilTold(2);
    expect(told).toEqual([old, both]);
  });

  test('survives a file that is absent, then broken, replaced, rewritten in place and gone', async () => {
    follow();
    await untilTold(1);
    expect(told[0]).toEqual(new Error(`There is no release map in ${folder}.`));
    await writeReleaseMap(folder, old);
    await untilTold(3);
    await writeFile(file, 'half of');
    await untilTold(4);
    expect((told[3] as Error).message).toMatch(/^The release map is not JSON /);
    await writeFile(join(folder, 'other'), JSON.stringify(both));
    await rename(join(folder, 'other'), file);
    await untilTold(6);
    await writeFile(file, JSON.stringify(old));
    await untilTold(7);
    await rm(file);
    await untilTold(8);
    const problem = expect.any(Error);
    expect(told).toEqual([problem, old, null, problem, both, null, old, problem]);
  });

  describe('look by look', () => {
    let look: () => Promise<void>;
    let wait: number;

    /** Takes the place of the clock: the next look happens when the test asks for it. */
    const firstLook = () =>
      new Promise<void>((resolve) => {
        jest.spyOn(globalThis, 'setTimeout').mockImplementation((next, ms) => {
          look = next as () => Promise<void>;
          wait = ms ?? 0;
          resolve();
          return 0 as unknown as NodeJS.Timeout;
        });
        follow();
      });

    afterEach(() => jest.restoreAllMocks());

    test('looks often enough for two seconds', async () => {
      await firstLook();
      expect(wait).toBeLessThanOrEqual(1000);
    });

    test('says an error once until the map can be read again, and an unchanged map never again', async () => {
      await writeReleaseMap(folder, old);
      await firstLook();
      await look();
      await writeFile(file, 'half of');
      await look();
      await look();
      await writeReleaseMap(folder, old);
      await look();
      await writeFile(file, 'half of');
      await look();
      expect(told).toEqual([old, expect.any(Error), null, expect.any(Error)]);
    });

    test('a map of before there were paths is said, and can be mended', async () => {
      await writeReleaseMap(folder, old);
      await firstLook();
      await writeFile(file, JSON.stringify({ microFrontends: both.microFrontends }));
      await look();
      await changeRemote(store, 'cart', (state) => ({
        ...state,
        paths: both.paths.cart ?? [],
      }));
      await look();
      expect(told).toEqual([
        old,
        new Error('The release map has no paths: assign them with pnpm releases join.'),
        both,
        null,
      ]);
    });

    test('is silent once stopped', async () => {
      await writeReleaseMap(folder, old);
      await firstLook();
      await writeReleaseMap(folder, both);
      const late = look();
      stop();
      await late;
      expect(told).toEqual([old]);
    });
  });
});
