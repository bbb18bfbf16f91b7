import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { changeRemote } from '../release-map/change-remote';
import type { ReleaseMap } from '../release-map/release-map';
import { releaseMap } from '../testing/release-map';
import { folderStore, writeReleaseMap } from './folder-store';
import { watchReleaseMap } from './watch-release-map';

const old = releaseMap({ cart: { '1.0.3+0123456789ab': 100 } });
const both = releaseMap({ cart: { '1.0.3+0123456789ab': 50, '1.0.4+0123456789ab': 50 } });
const problem = expect.any(Error);

const parent = temporaryFolder();
let folder: string;
let file: string;
let reports: (ReleaseMap | Error | null)[];
let look: () => Promise<void>;
let wait: number;
let stop: () => void;

beforeEach(async () => {
  folder = await mkdtemp(join(parent, 'releases-'));
  file = join(folder, 'release-map.json');
  reports = [];
});
afterEach(() => {
  stop();
});

/** Follows the folder's map with a fake clock: the next read happens when the test calls `look`. */
const follow = () =>
  new Promise<void>((resolve) => {
    jest.spyOn(globalThis, 'setTimeout').mockImplementation((next, ms) => {
      look = next as () => Promise<void>;
      wait = ms ?? 0;
      resolve();
      return 0 as unknown as NodeJS.Timeout;
    });
    const tell = (what: ReleaseMap | Error | null) => reports.push(what);
    stop = watchReleaseMap(folderStore(folder), tell, tell);
  });

test('gives the present map, then each change, within two seconds', async () => {
  await writeReleaseMap(folder, old);
  await follow();
  expect(wait).toBeLessThanOrEqual(1000);
  await writeReleaseMap(folder, both);
  await look();
  expect(reports).toEqual([old, both]);
});

test('survives a missing, broken, replaced, rewritten and removed file', async () => {
  await follow();
  expect(reports).toEqual([new Error(`There is no release map in ${folder}.`)]);
  await writeReleaseMap(folder, old);
  await look();
  await writeFile(file, 'half of');
  await look();
  expect((reports.at(-1) as Error).message).toMatch(/^The release map is not JSON /);
  await writeFile(join(folder, 'other'), JSON.stringify(both));
  await rename(join(folder, 'other'), file);
  await look();
  await writeFile(file, JSON.stringify(old));
  await look();
  await rm(file);
  await look();
  expect(reports).toEqual([problem, old, null, problem, both, null, old, problem]);
});

test('reports an error once until the map can be read again, and an unchanged map never', async () => {
  await writeReleaseMap(folder, old);
  await follow();
  await look();
  await writeFile(file, 'half of');
  await look();
  await look();
  await writeReleaseMap(folder, old);
  await look();
  await writeFile(file, 'half of');
  await look();
  expect(reports).toEqual([old, problem, null, problem]);
});

test('reports a map without paths, and follows it once repaired', async () => {
  await writeReleaseMap(folder, old);
  await follow();
  await writeFile(file, JSON.stringify({ microFrontends: both.microFrontends }));
  await look();
  await changeRemote(folderStore(folder), 'cart', (state) => ({ ...state, paths: both.paths.cart ?? [] }));
  await look();
  expect(reports).toEqual([
    old,
    new Error('The release map has no paths: assign them with pnpm releases join.'),
    both,
    null,
  ]);
});

test('is silent once stopped', async () => {
  await writeReleaseMap(folder, old);
  await follow();
  await writeReleaseMap(folder, both);
  const late = look();
  stop();
  await late;
  expect(reports).toEqual([old]);
});
