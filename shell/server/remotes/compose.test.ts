import { generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@storefront/shared/release/integrity';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { signatureOf } from '@storefront/shared/release/release-signature';
import { deferred } from '@storefront/shared/testing/deferred';
import { noNeeds, publishedRelease } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { captureEvents } from 'log/testing/capture-events';
import { previewedMap } from 'releases/preview/preview';
import {
  type LiveRelease,
  nothingLive,
  type ReleaseMap,
  type Trust,
  withState,
} from 'releases/release-map/release-map';
import { pickReleases, releaseId } from 'releases/traffic/pick';
import { pathOwners } from '../../src/remotes/path-owners';
import { served } from '../http/testing/served';
import { compose, releaseOnPage, shownPaths } from './compose';
import type { FetchedRelease } from './fetched-release';

const folder = temporaryFolder();
/** Files that take until they are let go. */
const held = new Map<string, Promise<void>>();
/** Paths of the files that were asked for. */
const asked: string[] = [];
let origin = '';

/** Version of each remote's first release. */
const first: Record<string, string> = {};

beforeAll(async () => {
  for (const remote of ['reviews', 'lab', 'archive'])
    first[remote] = (await publishedRelease(folder, remote, '1.0.3')).version;
  origin = await served(async ({ url = '' }, response) => {
    asked.push(url);
    await held.get(url);
    response.end(await readFile(join(folder, url)));
  });
});

const everybody = { traffic: 100, default: true };
/** The default of a remote another release of which has all visitors. */
const standingBy = { traffic: 0, default: true };

async function live(
  remote: string,
  version = first[remote] ?? '',
  deployment = everybody,
): Promise<LiveRelease> {
  const integrity = integrityOf(await readFile(join(folder, remote, version, 'release.json')));
  return {
    url: `${origin}/${remote}/${version}/release.json`,
    metadata: { integrity, version },
    deployment,
  };
}

const noHash = '+000000000000';

const mapOf = (
  microFrontends: ReleaseMap['microFrontends'],
  paths: ReleaseMap['paths'] = {},
): ReleaseMap => ({ ...nothingLive, microFrontends, paths });

/** A visitor's composition, without retries of failed fetches. */
function composed(map: ReleaseMap, failed = jest.fn(), excluded: readonly string[] = []) {
  const out = new Set(excluded);
  return compose(
    map,
    () => pickReleases(map, 'visitor', out),
    (remote, version, error) => {
      out.add(releaseId(remote, version));
      failed(remote, version, error);
    },
  );
}

test('composes the releases that match the map, in its order, whichever loads first', async () => {
  const { version } = await publishedRelease(folder, 'reviews', '2.0.0');
  const { promise, resolve: letGo } = deferred();
  held.set(`/reviews/${version}/release.json`, promise);
  const map = mapOf({
    reviews: [await live('reviews', version)],
    lab: [await live('lab')],
    archive: [await live('archive')],
  });
  const report = jest.fn();
  const composing = composed(map, report);
  await composed(mapOf({ lab: map.microFrontends.lab ?? [] }));
  letGo();
  const { releases, onPage } = await composing;
  expect(Object.keys(releases)).toEqual(['reviews', 'lab', 'archive']);
  expect(Object.keys(onPage)).toEqual(['reviews', 'lab', 'archive']);
  expect(releases.lab).toMatchObject({ version: first.lab, base: `${origin}/lab/${first.lab}/` });
  expect(report).not.toHaveBeenCalled();
});

test.each([
  ['remote', 'lab', ''],
  ['version', 'reviews', `1.0.4${noHash}`],
])('a release of another %s is unavailable and logged', async (_, remote, another) => {
  const report = jest.fn();
  const release = await live(remote);
  const has = release.metadata.version;
  const version = another || has;
  const reviews = [{ ...release, metadata: { ...release.metadata, version } }];
  const { releases, onPage } = await composed(mapOf({ reviews }), report);
  expect([releases, onPage]).toEqual([{}, {}]);
  const message = expect.stringContaining(`belongs to ${remote} ${has}, not to reviews ${version}.`);
  expect(report.mock.calls).toEqual([['reviews', version, expect.objectContaining({ message })]]);
});

test('a release that needs what this shell lacks is unavailable and logged', async () => {
  const needs = { ...noNeeds, names: { '@storefront/shared/bus': ['useBus', 'useBasket'] } };
  const { version } = await publishedRelease(folder, 'archive', '5.0.0', { needs });
  const report = jest.fn();
  const map = mapOf({ archive: [await live('archive', version)] });
  expect((await composed(map, report)).releases).toEqual({});
  const message = `archive ${version} needs 'useBasket' of @storefront/shared/bus, which this shell does not provide.`;
  expect(report.mock.calls).toEqual([['archive', version, expect.objectContaining({ message })]]);
});

test('logs an unknown slot once, and uses the release', async () => {
  const files = { scripts: [], styles: [] };
  const exposes = { './routes': files, './page-foot': files, './banner': files };
  const { version } = await publishedRelease(folder, 'archive', '4.0.0', {
    browser: { entry: 'container.js', exposes },
  });
  const events = captureEvents();
  const map = mapOf({ archive: [await live('archive', version)] });
  for (const _ of ['one', 'two']) {
    expect(Object.keys((await composed(map)).releases)).toEqual(['archive']);
  }
  expect(events.map(({ msg }) => msg)).toEqual([`archive ${version} fills the unknown slot 'banner'`]);
});

describe('the owner of a path', () => {
  /** Releases of the test have the path of their name. */
  const ownerIn = async (paths: ReleaseMap['paths'], path: string) => {
    const map = mapOf({ reviews: [await live('reviews')], lab: [await live('lab')] }, paths);
    return pathOwners((await composed(map)).owners)(path);
  };

  test('is the assigned remote if its release has the path', async () => {
    expect(await ownerIn({ lab: ['/lab'], reviews: ['/reviews'] }, '/lab')).toEqual({
      remote: 'lab',
      paths: ['/lab'],
      lacking: [],
    });
  });

  test('is nobody if the path is not assigned', async () => {
    expect(await ownerIn({ reviews: ['/reviews'] }, '/lab')).toBeNull();
    expect(await ownerIn({ lab: ['/lab/:id'] }, '/lab')).toBeNull();
  });

  test('is nobody if the release lacks the path', async () => {
    expect(await ownerIn({ lab: ['/lab', '/experiments'] }, '/experiments')).toBeNull();
    expect(await ownerIn({ reviews: ['/lab'] }, '/lab')).toBeNull();
  });

  test('is nobody if the release lacks the path, even if another remote has a wider one', async () => {
    const { version } = await publishedRelease(folder, 'archive', '6.0.0', { paths: ['/product/:id'] });
    const releases = { archive: [await live('archive', version)], lab: [await live('lab')] };
    const map = mapOf(releases, { archive: ['/product/:id'], lab: ['/lab', '/product/compare'] });
    const ownerOf = pathOwners((await composed(map)).owners);
    expect(ownerOf('/product/compare')).toBeNull();
    expect(ownerOf('/product/1')?.remote).toBe('archive');
  });

  test.each([
    ['that cannot be had', { lab: [{ url: `http://127.0.0.1:1/1.0.3${noHash}/release.json` }] }],
    ['that is switched off', { lab: [{ deployment: { traffic: 0, default: true } }] }],
    ['that never had a release', {}],
  ])('is still the remote %s, with all assigned paths', async (_, changes: object) => {
    const [change] = Object.values(changes as Record<string, Partial<LiveRelease>[]>).flat();
    const lab = change ? [{ ...(await live('lab')), ...change }] : [];
    const map = mapOf({ lab }, { lab: ['/lab', '/experiments/:id'] });
    const { owners, onPage } = await composed(map);
    expect(onPage).toEqual({});
    expect(pathOwners(owners)('/experiments/1')).toEqual({
      remote: 'lab',
      paths: ['/lab', '/experiments/:id'],
    });
  });
});

describe('if a release is unavailable', () => {
  const gone = `http://127.0.0.1:1/9.0.0${noHash}/release.json`;
  const broken: LiveRelease = {
    url: gone,
    metadata: { integrity: '', version: `9.0.0${noHash}` },
    deployment: { traffic: 100, default: false },
  };

  test('the default of its remote replaces it, and that is logged', async () => {
    const failed = jest.fn();
    const lab = [broken, await live('lab', first.lab, standingBy)];
    const map = mapOf({ lab, reviews: [await live('reviews')] });
    const { releases } = await composed(map, failed);
    expect(releases.lab?.version).toBe(first.lab);
    expect(releases.reviews?.version).toBe(first.reviews);
    const message = expect.stringContaining(gone);
    expect(failed.mock.calls).toEqual([['lab', `9.0.0${noHash}`, expect.objectContaining({ message })]]);
  });

  test('and the default too, the remote is missing', async () => {
    const failed = jest.fn();
    const standing = { ...(await live('lab', first.lab, standingBy)), url: gone };
    expect((await composed(mapOf({ lab: [broken, standing] }), failed)).releases).toEqual({});
    expect(failed.mock.calls.map(([, version]) => version)).toEqual([`9.0.0${noHash}`, first.lab]);
  });
});

describe('with trusted keys', () => {
  const key = generateKeyPairSync('ed25519').privateKey;
  const signed = (release: LiveRelease): LiveRelease => ({
    ...release,
    extras: { signature: signatureOf({ remote: 'lab', ...release.metadata }, key) },
  });
  let version: string;
  let standing: LiveRelease;
  let other: LiveRelease;
  beforeAll(async () => {
    ({ version } = await publishedRelease(folder, 'lab', '7.0.0'));
    standing = signed(await live('lab', first.lab, standingBy));
    other = await live('lab', version, { traffic: 100, default: false });
  });
  const mapWith = (
    release: LiveRelease,
    trust: Trust = { keys: [publicKeyOf(key)], origins: [origin] },
  ): ReleaseMap => withState(nothingLive, 'lab', { releases: [standing, release], ...trust });
  const isServed = async (map: ReleaseMap, failed = jest.fn()) =>
    (await composed(map, failed)).releases.lab?.version;

  test('uses a signed release, and an unsigned one of a remote without keys', async () => {
    const failed = jest.fn();
    expect(await isServed(mapWith(signed(other)), failed)).toBe(version);
    expect(await isServed(mapWith(other, {}), failed)).toBe(version);
    expect(failed).not.toHaveBeenCalled();
  });

  test('does not fetch an untrusted release, and uses its default if that is trusted', async () => {
    const { length } = asked;
    const failed = jest.fn();
    expect(await isServed(mapWith(other), failed)).toBe(first.lab);
    const message = `lab ${version} is not signed.`;
    expect(failed.mock.calls).toEqual([['lab', version, expect.objectContaining({ message })]]);
    expect(asked.slice(length).filter((url) => url.includes(version))).toEqual([]);
    expect(await isServed(mapWith(signed(other), { origins: [] }))).toBeUndefined();
  });

  test('a preview shows only trusted releases', async () => {
    const previewed = ({ deployment: _, ...release }: LiveRelease) =>
      previewedMap(mapWith(signed(other)), { releases: { lab: release }, expires: 0 });
    expect(await isServed(previewed(signed(other)))).toBe(version);
    expect(await isServed(previewed(other))).toBeUndefined();
  });
});

test('does not fetch an excluded release', async () => {
  const { version } = await publishedRelease(folder, 'lab', '2.0.0');
  const other = await live('lab', version, { traffic: 100, default: false });
  const map = mapOf({ lab: [other, await live('lab', first.lab, standingBy)] });
  const failed = jest.fn();
  expect((await composed(map, failed)).releases.lab?.version).toBe(version);
  const excluded = [releaseId('lab', version)];
  expect((await composed(map, failed, excluded)).releases.lab?.version).toBe(first.lab);
  expect(failed).not.toHaveBeenCalled();
});

const described = (): FetchedRelease => ({
  remote: 'lab',
  version: '1.0.3',
  container: 'lab_1_0_3',
  paths: ['/lab'],
  needs: { contract: '3.0', names: {}, libraries: {} },
  base: 'https://lab.test/1.0.3/',
  integrity: 'sha384-manifest',
  server: { file: 'server/container.cjs' },
  browser: {
    entry: 'browser/container.js',
    exposes: { './routes': { scripts: [], styles: [] }, './page-foot': { scripts: [], styles: [] } },
  },
  files: { 'server/container.cjs': 'sha384-s', 'browser/container.js': 'sha384-b' },
});

test("a page gets the browser data of a release without the server's, computed once", () => {
  const release = described();
  expect(releaseOnPage(release)).toEqual({
    version: '1.0.3',
    container: 'lab_1_0_3',
    base: 'https://lab.test/1.0.3/',
    entry: 'browser/container.js',
    exposes: ['routes', 'page-foot'],
    files: { 'browser/container.js': 'sha384-b' },
  });
  expect(releaseOnPage(release)).toBe(releaseOnPage(release));
});

const withPaths = (paths: string[]): FetchedRelease => ({ ...described(), paths });

test('a release shows its declared paths, without those that only overlap', () => {
  expect(shownPaths(withPaths(['/Lab/:number', '/lab/about']), ['/lab/:id', '/lab/*'])).toEqual({
    paths: ['/Lab/:number'],
    lacking: ['/lab/*'],
  });
});

test('another assignment gives another answer', () => {
  const release = withPaths(['/lab', '/lab/:id']);
  const [before, after] = [['/lab'], ['/lab/:id']];
  expect(shownPaths(release, before)).toBe(shownPaths(release, before));
  expect(shownPaths(release, after).paths).toEqual(['/lab/:id']);
  expect(shownPaths(release, before).paths).toEqual(['/lab']);
});
