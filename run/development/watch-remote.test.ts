import { unwatchFile } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteAt } from '@storefront/build/read-remotes';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { watchRemote } from './watch-remote';

const routePaths = jest.fn();
jest.mock('@storefront/build/publishing/route-paths', () => ({
  routePaths: async (...args: unknown[]) => routePaths(...args),
}));
let version: string;
jest.mock('@storefront/build/publishing/write-release', () => ({
  writeRelease: async () => ({ version, written: true }),
}));
jest.mock('@storefront/build/publishing/signing-key', () => ({ signingKey: async () => null }));
const goLive = jest.fn();
jest.mock('releases/traffic/go-live', () => ({
  goLive: async (_: unknown, { paths }: { paths: string[] }) => goLive(paths),
}));
/** Reports a finished build. */
let built: () => Promise<void>;
jest.mock('./follow-builds', () => ({
  followBuilds: (_name: string, _configurations: unknown, _options: unknown, onBuild: typeof built) => {
    built = onBuild;
    return { begun: Promise.resolve(), close: async () => {} };
  },
}));

const temporary = temporaryFolder();
const folder = join(temporary, 'lab-mfe');
const file = join(folder, 'remote.ts');
const declaration = (changes: object) => {
  const remote = { name: 'lab', port: 3009, routes: './routes.tsx', paths: ['/lab'], slots: {}, budget: 1 };
  return `export const remote = ${JSON.stringify({ ...remote, ...changes })};`;
};
const page = (path: string) => ({ path, isLayout: false });
const posts = jest.fn();
const board = {
  finders: () => [],
  post: (finder: string, problems: readonly string[]) => posts(finder, problems),
};

beforeAll(async () => {
  await mkdir(folder);
  await writeFile(file, declaration({}));
  const build = join(temporary, 'build');
  await watchRemote(remoteAt(folder), {
    releasesFolder: temporary,
    build,
    board,
    onBuilt: () => {},
    log: () => {},
  });
});
beforeEach(() => jest.clearAllMocks());
afterAll(() => unwatchFile(file));

/** The next message of the worker. */
const posted = () => new Promise((resolve) => posts.mockImplementationOnce((...post) => resolve(post)));

async function buildAs(next: string) {
  version = next;
  await built();
}

test('reports wrong paths until they are fixed, and routes that do not load', async () => {
  for (const [answer, problems] of [
    [
      async () => [page('/lab/new')],
      [
        "lab's remote.ts declares /lab, but its routes have no page there.",
        'lab has a page at /lab/new, which its remote.ts does not declare: visitors cannot reach it.',
      ],
    ],
    [async () => [page('/lab')], []],
    [() => Promise.reject(new Error('The routes of lab do not load.')), ['The routes of lab do not load.']],
  ] as const) {
    routePaths.mockImplementationOnce(answer);
    const next = posted();
    await buildAs('one');
    expect(routePaths).toHaveBeenLastCalledWith('lab', join(temporary, 'lab/one/server/container.cjs'));
    expect(await next).toEqual(['paths of lab', problems]);
  }
});

test('of builds faster than their checks, the last one counts', async () => {
  let answerFirst = (_: object[]) => {};
  routePaths.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
  await buildAs('one');
  routePaths.mockReturnValueOnce([page('/lab')]);
  const next = posted();
  await buildAs('two');
  await next;
  answerFirst([]);
  await new Promise(setImmediate);
  expect(posts.mock.calls).toEqual([['paths of lab', []]]);
});

test('applies changed declarations, and reports impossible ones until they are fixed', async () => {
  routePaths.mockReturnValue([page('/lab')]);
  const after = async (text: string) => {
    // Jest caches modules that Node would read again.
    jest.resetModules();
    const next = posted();
    // Renamed, so that no part of it is ever read.
    await writeFile(`${file}.next`, text);
    await rename(`${file}.next`, file);
    return next;
  };
  const problem = (...sentences: string[]) => ['remote.ts of lab', sentences];
  expect(await after(declaration({ paths: ['/lab', '/lab/:id'] }))).toEqual(problem());
  await new Promise(setImmediate);
  await buildAs('one');
  expect(goLive).toHaveBeenLastCalledWith(['/lab', '/lab/:id']);
  expect(await after("throw new Error('broken');")).toEqual(problem(`${file} cannot be read: broken`));
  for (const changes of [{ name: 'other' }, { port: 3010 }]) {
    expect(await after(declaration(changes))).toEqual(
      problem('lab-mfe/remote.ts has another name or port: restart pnpm dev to apply it.'),
    );
  }
  expect(await after(declaration({ paths: ['/lab'] }))).toEqual(problem());
});
