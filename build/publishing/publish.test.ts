import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs, { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { publishedVersions, readPublishedRelease } from '@storefront/shared/release/published-releases';
import { publishedSignatures, signatureFile } from '@storefront/shared/release/published-signatures';
import { numberOf } from '@storefront/shared/release/version';
import { publishedRelease } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import type { WorkspaceRemote } from '../read-remotes';
import { builtRemote } from '../testing/built-remote';
import { signingKeyForTest } from '../testing/signing-key-for-test';
import { publishRemote } from './publish';
import { signRelease } from './sign-release';

const runWebpack = jest.fn();
jest.mock('../run-webpack', () => ({
  runWebpack: async (...args: unknown[]) => runWebpack(...args),
}));
const routePaths = jest.fn();
jest.mock('./route-paths', () => ({
  routePaths: async (...args: unknown[]) => routePaths(...args),
}));

const parent = temporaryFolder();
/** Of the releases, and of the remote's sources. */
let folder: string;
let lab: WorkspaceRemote;
let count = 0;
const source = (name: string) => join(lab.folder, name);

const privateKey = signingKeyForTest();

beforeEach(async () => {
  count += 1;
  folder = join(parent, `${count}`);
  lab = {
    name: 'lab',
    port: 3009,
    folder: join(parent, `${count}-mfe`),
    routes: './routes.tsx',
    paths: ['/lab', '/lab/:id'],
    slots: {},
    budget: 1_000,
  };
  await mkdir(lab.folder);
  for (const name of ['remote.ts', 'routes.tsx', 'PhoneLink.tsx']) await writeFile(source(name), name);
  // Sources exist before their build begins.
  jest.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() + 60_000);
  routePaths.mockReset().mockImplementation(() => ['/lab', '/lab/:id'].map(pageAt));
  runWebpack.mockReset().mockImplementation(buildOf(() => readFile(source('routes.tsx'), 'utf8')));
});
afterEach(() => jest.restoreAllMocks());

const pageAt = (path: string) => ({ path, isLayout: false });

/** A build whose code is a text, and which looks for `routes.ts`, then `routes.tsx`. */
function buildOf(text: () => Promise<string>) {
  return async (_: unknown, { folder: build }: { folder: string }) => {
    await builtRemote(build, await text());
    const fileDependencies = new Set([source('routes.tsx')]);
    const missingDependencies = new Set([source('routes.ts')]);
    return { stats: [{ compilation: { fileDependencies, missingDependencies } }] };
  };
}

const publish = (changes: Partial<WorkspaceRemote> = {}) =>
  publishRemote({ ...lab, ...changes }, { releasesFolder: folder });

test('warns of a page that the remote does not declare, and publishes it', async () => {
  routePaths.mockReturnValue(['/lab', '/lab/:id', '/lab/new'].map(pageAt));
  expect(await publish()).toMatchObject({
    built: true,
    warnings: ['lab has a page at /lab/new, which its remote.ts does not declare: visitors cannot reach it.'],
  });
});

test('refuses a declared path without a page, at each attempt', async () => {
  routePaths.mockReturnValue([pageAt('/lab')]);
  const refused = new Error("lab's remote.ts declares /lab/:id, but its routes have no page there.");
  await expect(publish()).rejects.toThrow(refused);
  await expect(publish()).rejects.toThrow(refused);
  expect(await publishedVersions(folder, 'lab')).toEqual([]);
  expect(routePaths).toHaveBeenLastCalledWith('lab', expect.stringMatching(/server\/container\.cjs$/));
});

describe('after a release', () => {
  let version: string;
  beforeEach(async () => {
    version = (await publish()).version;
    runWebpack.mockClear();
  });

  test('does not build when no input has changed', async () => {
    await writeFile(source('PhoneLink.tsx'), 'other');
    expect(await publish()).toEqual({ version, built: false, warnings: [] });
    expect(runWebpack).not.toHaveBeenCalled();
  });

  test.each<[string, () => unknown]>([
    ['the declaration', () => writeFile(source('remote.ts'), 'other')],
    ['a file that was missing', () => writeFile(source('routes.ts'), '')],
    ['the record of inputs', () => writeFile(join(folder, 'lab/.inputs.json'), '[]')],
  ])(
    'builds once when %s has changed, and keeps the release if its bytes are the same',
    async (_, change) => {
      await change();
      expect(await publish()).toEqual({ version, built: false, warnings: [] });
      expect(await publish()).toEqual({ version, built: false, warnings: [] });
      expect(runWebpack).toHaveBeenCalledTimes(1);
      expect(await publishedVersions(folder, 'lab')).toEqual([version]);
    },
  );

  test('changed sources give the next release, and changing them back the one after', async () => {
    await writeFile(source('routes.tsx'), 'other');
    const next = await publish();
    expect([numberOf(next.version), next.built]).toEqual(['1.0.1', true]);
    await writeFile(source('routes.tsx'), 'routes.tsx');
    expect(numberOf((await publish()).version)).toBe('1.0.2');
    expect(runWebpack).toHaveBeenCalledTimes(2);
  });

  test('builds again when a source changed during the build', async () => {
    await writeFile(source('routes.tsx'), 'other');
    jest.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - 60_000);
    await publish();
    await publish();
    expect(runWebpack).toHaveBeenCalledTimes(2);
  });

  const signers = async (of: string) =>
    (await publishedSignatures(join(folder, 'lab', of))).map(({ key }) => key);

  test.each([
    ['nobody has signed', []],
    ['another key has signed', [generateKeyPairSync('ed25519').privateKey]],
  ])('signs a release that %s, without another build', async (_, others) => {
    const place = join(folder, 'lab', version);
    const { integrity } = await readPublishedRelease(folder, 'lab', version);
    await rm(signatureFile(place));
    for (const key of others) await signRelease(place, { remote: 'lab', version, integrity }, key);
    expect(await publish()).toEqual({ version, built: false, warnings: [] });
    expect(await publish()).toEqual({ version, built: false, warnings: [] });
    expect(runWebpack).toHaveBeenCalledTimes(1);
    expect(await signers(version)).toEqual([...others, privateKey].map(publicKeyOf));
  });

  test('does not sign a foreign release, even if the recorded inputs name it', async () => {
    const { version: strange } = await publishedRelease(folder, 'lab', '1.0.7');
    const remembered = join(folder, 'lab/.inputs.json');
    const inputs = JSON.parse(await readFile(remembered, 'utf8'));
    await writeFile(remembered, JSON.stringify({ ...inputs, version: strange }));
    expect(numberOf((await publish()).version)).toBe('1.0.8');
    expect(await signers(strange)).toEqual([]);
  });

  test('publishes the next release after one that cannot be read', async () => {
    const file = join(folder, 'lab', version, 'release.json');
    const { paths, ...old } = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify(old));
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
    const next = await publish();
    expect([numberOf(next.version), next.built]).toEqual(['1.0.1', true]);
    expect(consoleError.mock.calls).toEqual([
      [expect.stringContaining(`${version}/release.json is wrong at paths`)],
    ]);
    expect(await publishedVersions(folder, 'lab')).toEqual([version, next.version]);
  });
});

test('reports a lowered budget that the published release exceeds', async () => {
  await publish();
  await writeFile(source('remote.ts'), 'lower');
  await expect(publish({ budget: 1 })).rejects.toThrow(/^lab 1\.0\.0\+\w{12} would send up to \d+ bytes /);
});

test('concurrent publishers of different sources each get their own release; those of equal sources share one', async () => {
  let building = 0;
  let letGo = () => {};
  // Each begins before any ends.
  const together = new Promise<void>((resolve) => (letGo = resolve));
  const codes = ['one', 'two', 'three', 'three'];
  for (const code of codes) {
    runWebpack.mockImplementationOnce(
      buildOf(async () => {
        building += 1;
        if (building === codes.length) letGo();
        await together;
        return code;
      }),
    );
  }
  const published = await Promise.all(codes.map(() => publish()));
  const read = published.map(async ({ version }) => {
    const { release } = await readPublishedRelease(folder, 'lab', version);
    const files = ['server/container.cjs', 'browser/container.js'].map((path) =>
      readFile(join(folder, 'lab', version, path), 'utf8'),
    );
    return [release.version === version, ...(await Promise.all(files))].join();
  });
  // Which of them came first does not matter.
  expect((await Promise.all(read)).sort()).toEqual(codes.sort().map((code) => `true,${code},${code}`));
  expect((await publishedVersions(folder, 'lab')).map(numberOf)).toEqual(['1.0.0', '1.0.1', '1.0.2']);
});

test('a build leaves no files, even if it fails', async () => {
  // Others on this machine may be building a lab, too.
  const ours = `lab-build-${hostname()}-${process.pid}-`;
  await publish();
  await writeFile(source('routes.tsx'), 'other');
  runWebpack.mockRejectedValueOnce(new Error('routes.tsx does not compile.'));
  await expect(publish()).rejects.toThrow('routes.tsx does not compile.');
  await expect(publish({ budget: 1 })).rejects.toThrow('budget');
  expect((await readdir(tmpdir())).filter((name) => name.startsWith(ours))).toEqual([]);
});

test('removes the files of killed builds, even if there is nothing to build', async () => {
  await publish();
  runWebpack.mockClear();
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const left = [
    join(folder, 'lab', `.unfinished-${hostname()}-${pid}-abcdef`),
    join(tmpdir(), `lab-build-${hostname()}-${pid}-abcdef`),
  ];
  for (const name of left) await mkdir(join(name, 'browser'), { recursive: true });
  await publish();
  expect(runWebpack).not.toHaveBeenCalled();
  expect(left.filter(existsSync)).toEqual([]);
});

describe('when the file system refuses', () => {
  /** Has it refuse files with these letters in their path, after the first of their bytes. */
  function refuse(letters: string, code: string) {
    const { writeFile: write } = fs;
    jest.spyOn(fs, 'writeFile').mockImplementation(async (file, data) => {
      const refused = String(file).includes(letters);
      await write(file, refused ? String(data).slice(0, 1) : data);
      if (refused) throw Object.assign(new Error(`${code}: write`), { code });
    });
  }

  test('reports it in one sentence and publishes nothing', async () => {
    runWebpack.mockRejectedValueOnce(Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' }));
    await expect(publish()).rejects.toThrow(
      /^\S+\/lab-build-\S+ cannot be written, because its disk is full: make room there, then try again\.$/,
    );
    refuse('release.json', 'ENOSPC');
    await expect(publish()).rejects.toThrow(
      `${join(folder, 'lab')} cannot be written, because its disk is full: make room there, then try again.`,
    );
    expect(await readdir(join(folder, 'lab'))).toEqual([]);
  });

  test('records the inputs of a release completely or not at all', async () => {
    refuse('.inputs.json', 'EROFS');
    await expect(publish()).rejects.toThrow(
      `${join(folder, 'lab')} cannot be written, because its disk is read-only: mount it for writing, then try again.`,
    );
    const [version = ''] = await publishedVersions(folder, 'lab');
    expect((await readdir(join(folder, 'lab'))).sort()).toEqual(['.1.0.0', '.source-maps', version]);
  });
});
