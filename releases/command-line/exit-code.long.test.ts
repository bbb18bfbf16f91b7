import fs, { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signingKeyForTest } from '@storefront/build/testing/signing-key-for-test';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { publishedVersions } from '@storefront/shared/release/published-releases';
import { publishedRelease } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { gateReport } from '../gate/gate-report';
import { quarantine } from '../quarantine/quarantine';
import { changeRemote } from '../release-map/change-remote';
import { releasesIn } from '../stores/releases';
import { packedRelease } from '../testing/packed-release';
import { hungInRender } from '../testing/strike';
import { assignPaths } from '../traffic/assign-paths';
import { setTraffic } from '../traffic/set-traffic';
import type { Cli } from './cli';
import { exitCodeOf } from './exit-code';
import { runProgram } from './program';

// The promise to programs: 0 done, 1 and 2 nothing changed, 3 partly changed.

jest.mock('@storefront/build/publishing/publish', () => ({
  publishRemote: async ({ name }: { name: string }, { releasesFolder }: { releasesFolder: string }) => {
    const { version } = await publishedRelease(releasesFolder, name, '1.0.9');
    return { version, built: true, warnings: [] };
  },
}));

const parent = temporaryFolder();
const privateKey = signingKeyForTest();
const key = publicKeyOf(privateKey);
// Nobody listens there.
process.env.LAB_ORIGIN = 'http://localhost:1';
process.env.CART_ORIGIN = 'http://localhost:1';

let cli: Cli;
let folder: string;
let mapFile: string;
/** Versions of the lab: the previous one, the live one, and the next one. */
let versions: readonly [string, string, string];

beforeEach(async () => {
  folder = await mkdtemp(join(parent, 'releases-'));
  mapFile = join(folder, 'release-map.json');
  const published = ['1.0.0', '1.0.1', '1.0.2'].map((number) =>
    packedRelease(folder, number, { privateKey }),
  );
  versions = (await Promise.all(published)) as [string, string, string];
  const releases = releasesIn(folder);
  for (const version of versions.slice(0, 2)) await setTraffic(releases, 'lab', { [version]: 100 });
  await assignPaths(releases.store, 'lab', ['/lab']);
  cli = {
    ...releases,
    log: () => {},
    operator: 'ann',
    progress: () => {},
    check: async () => gateReport('lab', {}),
    examine: async () => [],
  };
});

/** Runs a command line, and returns its exit code. */
const run = (...words: readonly string[]) =>
  runProgram(words, cli).then(
    () => 0,
    (error: unknown) => exitCodeOf(error),
  );

/** All that commands may change. */
const state = async () => [
  await readFile(mapFile, 'utf8').catch(() => ''),
  await readFile(join(folder, 'history.jsonl'), 'utf8').catch(() => ''),
  ...(await publishedVersions(folder, 'lab')),
  ...(await publishedVersions(folder, 'cart')),
];

interface Row {
  /** Words that change something, and words that are refused. */
  readonly done: readonly string[];
  readonly refused: readonly string[];
  /** Prepares the state that the command needs. */
  readonly before?: () => Promise<unknown>;
  /** Whether the command reads the releases' folders, besides the map and its history. */
  readonly wantsFolders?: true;
  /** Whether it is a step: repeating the command takes the next one. */
  readonly isStep?: true;
}

const rolloutBegins = () => run('rollout', 'lab@1.0.2');

/** Each command that changes the release map. */
const ofMap: Readonly<Record<string, Row>> = {
  'rollout --now': { done: ['lab@1.0.2'], refused: ['lab@9.9.9'], wantsFolders: true },
  'rollout --hold 40%': { done: ['lab@1.0.2'], refused: ['lab@9.9.9'], wantsFolders: true },
  rollout: { done: ['lab@1.0.2'], refused: ['lab@9.9.9'], wantsFolders: true },
  'rollout --promote': { done: ['lab'], refused: ['nobody'], before: rolloutBegins, isStep: true },
  'rollout --pause': { done: ['lab'], refused: ['nobody'], before: rolloutBegins },
  'rollout --resume': {
    done: ['lab'],
    refused: ['nobody'],
    before: async () => {
      await rolloutBegins();
      await run('rollout', 'lab', '--pause');
    },
  },
  freeze: { done: ['lab'], refused: ['nobody'] },
  'freeze --off': { done: ['lab'], refused: ['nobody'], before: () => run('freeze', 'lab') },
  rollback: { done: ['lab'], refused: ['nobody'], isStep: true },
  'rollback --to': { done: ['1'], refused: ['9'] },
  off: { done: ['lab'], refused: ['nobody'] },
  'off --for-good': { done: ['lab'], refused: ['nobody'] },
  on: { done: ['lab'], refused: ['nobody'], before: () => run('off', 'lab') },
  join: { done: ['lab', '/lab', '/lab/:id'], refused: ['lab', '/cart'] },
  'join lab@1.0.1': {
    done: ['/lab', '--trust', key, 'http://localhost:1'],
    refused: ['/lab', '--trust', 'http://localhost:2'],
    before: () => run('off', 'lab', '--for-good'),
    wantsFolders: true,
  },
  keys: {
    done: ['lab', '--trust', 'http://localhost:1'],
    refused: ['lab', '--trust', 'http://localhost:2'],
  },
  'keys --distrust': {
    done: [key, '--', 'lab'],
    refused: ['http://localhost:2', '--', 'lab'],
    before: () => changeRemote(cli.store, 'lab', (now) => ({ ...now, keys: [key] })),
  },
  'quarantine --lift': {
    done: ['lab@1.0.1'],
    refused: ['lab@9.9.9'],
    before: () => quarantine(cli.store, { remote: 'lab', version: versions[1], charges: [hungInRender] }),
    wantsFolders: true,
  },
};

/** Commands that change published releases, and commands that change nothing. */
const others = ['publish', 'push', 'prune'];
/** Commands that move the release map of a database, which there is none of here. */
const ofDatabase = [['import', '.'], ['export', '.'], ['migrate'], ['team', 'ann', 'lab']];
const readOnly = ['status', 'history', 'show', 'check', 'preview', 'doctor', 'help'];

test.each(ofDatabase)('%s refuses to run without a database', async (...words) => {
  const before = await state();
  expect(await run(...words)).toBe(2);
  expect(await state()).toEqual(before);
});

test('this test covers every command, and the help lists the codes', async () => {
  const lines: string[] = [];
  await runProgram(['help'], { ...cli, log: (text) => lines.push(text) });
  const all = [...lines.join('\n').matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name);
  const changing = Object.keys(ofMap).map((words) => words.split(' ')[0]);
  expect(all.sort()).toEqual(
    [...new Set([...changing, ...others, ...ofDatabase.map(([name]) => name), ...readOnly])].sort(),
  );
  expect(lines.join('\n')).toMatch(
    /Exit codes:\n {2}0 {2}done.*\n {2}1 .*\n {2}2 .*\n {2}3 {2}something was or may have been changed/,
  );
});

describe.each(Object.entries(ofMap))('%s', (words, row) => {
  const { done, refused, before = async () => {}, wantsFolders, isStep } = row;
  const name = words.split(' ');
  beforeEach(before);

  test('ends with 1 or 2 if nothing was changed, with 0 if it was or was so already', async () => {
    // The releases may be published elsewhere.
    if (!wantsFolders)
      for (const version of versions) await rm(join(folder, 'lab', version), { recursive: true });
    const was = await state();
    expect(await run(...name, ...refused)).toBe(1);
    expect(await run(...name, ...refused, '--no-such-option')).toBe(2);
    expect(await state()).toEqual(was);
    expect(await run(...name, ...done)).toBe(0);
    const is = await state();
    expect(is).not.toEqual(was);
    if (isStep) return;
    expect(await run(...name, ...done)).toBe(0);
    expect(await state()).toEqual(is);
  });

  test('ends with 1 and changes nothing if the map cannot be written or is damaged; rollback --to repairs it', async () => {
    const was = await state();
    const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    const rename = jest.spyOn(fs, 'rename').mockRejectedValue(full);
    expect(await run(...name, ...done)).toBe(1);
    expect(await state()).toEqual(was);
    rename.mockRestore();
    await writeFile(mapFile, 'half of');
    const damaged = await state();
    expect(await run(...name, ...done)).toBe(words === 'rollback --to' ? 0 : 1);
    if (words !== 'rollback --to') expect(await state()).toEqual(damaged);
  });

  test('ends with 3 if the changed map cannot be shown', async () => {
    const was = await state();
    cli = {
      ...cli,
      log: () => {
        throw new Error('It cannot be shown.');
      },
    };
    expect(await run(...name, ...done)).toBe(3);
    expect(await state()).not.toEqual(was);
  });
});

describe('commands for published releases', () => {
  test('publish ends with 0, even if the release map is damaged', async () => {
    await writeFile(mapFile, 'half of');
    expect(await run('publish', 'cart')).toBe(0);
    expect(await publishedVersions(folder, 'cart')).toHaveLength(1);
  });

  test('push ends with 0, with 3 if the pushed release is not served, with 1 if it was pushed before', async () => {
    const dist = await mkdtemp(join(parent, 'dist-'));
    await packedRelease(dist, '1.0.3');
    expect(await run('push', join(dist, 'nowhere'))).toBe(1);
    expect(await run('push', dist)).toBe(3);
    expect(await publishedVersions(folder, 'lab')).toHaveLength(4);
    expect(await run('push', dist)).toBe(1);
    delete process.env.LAB_ORIGIN;
    expect(await run('push', dist, '--to', join(folder, 'other'))).toBe(0);
    expect(await run('push', dist, '--to-command', 'no-such-command-at-all')).toBe(1);
    expect(await run('push', dist, '--to-command', 'exit 7')).toBe(3);
    process.env.LAB_ORIGIN = 'http://localhost:1';
  });

  test('prune ends with 0, with 1 if nothing was removed, with 3 if only a part was', async () => {
    const more = await Promise.all(['0.9.0', '0.9.1'].map((number) => packedRelease(folder, number)));
    for (const version of more) await utimes(join(folder, 'lab', version), 0, 0);
    const { rename } = fs;
    let fails = more;
    jest.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
      if (fails.some((one) => String(from).endsWith(one))) throw new Error('EIO: i/o error');
      await rename(from, to);
    });
    expect(await run('prune', 'lab', '--keep', '1')).toBe(1);
    fails = more.slice(1);
    expect(await run('prune', 'lab', '--keep', '1')).toBe(3);
    fails = [];
    expect(await run('prune', 'lab', '--keep', '1')).toBe(0);
    expect(await publishedVersions(folder, 'lab')).toEqual(versions);
  });
});
