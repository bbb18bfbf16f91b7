import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@storefront/shared/contracts/contract-version';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { readPublishedRelease } from '@storefront/shared/release/published-releases';
import type { Release } from '@storefront/shared/release/release';
import type { Provided } from '@storefront/shared/release/unmet-need';
import { numberOf } from '@storefront/shared/release/version';
import { noNeeds } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { type AssetServer, startAssetServer } from '../serving/asset-server';
import { releasesIn } from '../stores/releases';
import { publishedCandidate } from '../testing/candidate';
import { signedRelease } from '../testing/signed-release';
import { assignPaths } from '../traffic/assign-paths';
import { setTraffic } from '../traffic/set-traffic';
import { trustRemote } from '../trust/trust-remote';
import { candidateOf } from './candidate';
import {
  bytesWithinBudget,
  type Check,
  knownModules,
  metNeeds,
  ownPaths,
  servedFiles,
  trustedSignature,
} from './quick-checks';

jest.mock('@storefront/build/workspace-remotes', () => ({
  workspaceRemotes: [{ name: 'lab', budget: 15_000 }],
}));
/** Bytes of releases, by their numbers. */
const bytes: Record<string, number> = { '1.0.0': 11_480, '1.0.1': 15_001, '1.0.2': 99_000, '2.0.0': 11_500 };
jest.mock('../published/release-contents', () => ({
  ...jest.requireActual('../published/release-contents'),
  releaseContents: async (_folder: string, _remote: string, version: string) => ({
    bytes: { browser: { br: bytes[numberOf(version)], identity: 3 * (bytes[numberOf(version)] ?? 0) } },
  }),
}));

const folder = temporaryFolder();
const releases = releasesIn(folder);
let host: AssetServer;
beforeAll(async () => {
  host = await startAssetServer({ folder: join(folder, 'lab'), port: 0 });
  process.env.LAB_ORIGIN = `http://localhost:${host.port}`;
  await assignPaths(releases.store, 'lab', ['/lab', '/lab/:id']);
  await assignPaths(releases.store, 'archive', ['/archive']);
});
afterAll(() => host.close());

/** Findings of a check of a release of lab, named 1.0.0. */
async function findings(check: Check, changes: Partial<Release> = {}) {
  const candidate = await publishedCandidate(folder, 'lab', '1.0.0', changes);
  const found = (await check(candidate)).findings;
  return found.map((text) => String(text).replaceAll(candidate.version, '1.0.0'));
}

test('passes a release that its host serves as published, and refuses one whose host lacks a file', async () => {
  expect(await findings(servedFiles)).toEqual([]);
  const candidate = await publishedCandidate(folder, 'lab', '1.0.1');
  const path = `${candidate.version}/container.js`;
  await rm(join(folder, 'lab', path));
  expect((await servedFiles(candidate)).findings[0]).toContain(`:${host.port}/${path} is answered with 404:`);
});

describe('needs', () => {
  const provided: Provided = {
    contract: contractVersion,
    libraries: { react: '19.3.1', '@module-federation/runtime': '2.9.2' },
    names: { react: ['useState'] },
  };
  const file = join(folder, 'provides.json');
  beforeEach(() => writeFile(file, JSON.stringify(provided)));

  test('passes a release whose needs the shell provides', async () => {
    const libraries = { react: '^19.1.0', '@module-federation/runtime': '~2.9.0' };
    const needs = { ...noNeeds, libraries, names: { react: ['useState'] } };
    expect(await findings(metNeeds, { needs })).toEqual([]);
  });

  test('refuses a release that needs more', async () => {
    const needs = { ...noNeeds, names: { '@storefront/shared/bus': ['useBasket'] } };
    expect(await findings(metNeeds, { needs })).toEqual([
      "lab 1.0.0 needs 'useBasket' of @storefront/shared/bus, which the shell does not provide.",
    ]);
  });

  test('says so if the provided modules are not known', async () => {
    await rm(file);
    expect(await findings(metNeeds)).toEqual([
      `What shells provide is not known: there is no provides.json in ${folder} (pnpm start).`,
    ]);
  });
});

describe('paths', () => {
  test('passes a release with a page at each path of its remote and at no other', async () => {
    expect(await findings(ownPaths, { paths: ['/lab', '/lab/:number'] })).toEqual([]);
  });

  test("refuses a page elsewhere or at another remote's path, and a path without a page", async () => {
    expect(await findings(ownPaths, { paths: ['/lab', '/archive', '/new'] })).toEqual([
      'lab has a page at /archive, which is assigned to archive: it is not shown.',
      'lab has a page at /new, which is not assigned to it (pnpm releases join).',
      'lab 1.0.0 has no page at /lab/:id, which is assigned to lab: its visitors get a 404 there.',
    ]);
  });
});

describe('modules', () => {
  const exposing = (...exposed: string[]) => {
    const exposes = Object.fromEntries(exposed.map((name) => [name, { scripts: [], styles: [] }]));
    return { browser: { entry: 'container.js', exposes } };
  };

  test('passes a release with pages and a known slot', async () => {
    expect(await findings(knownModules, exposing('./routes', './page-foot'))).toEqual([]);
  });

  test('refuses an unknown slot, and missing pages', async () => {
    expect(await findings(knownModules, exposing('./page-foot', './page-head', './routes/more'))).toEqual([
      "lab 1.0.0 fills 'page-head', which is not a slot of the shell.",
      "lab 1.0.0 fills 'routes/more', which is not a slot of the shell.",
      'lab 1.0.0 has /lab, and exposes no routes.',
    ]);
  });

  test('a release without paths needs no routes', async () => {
    expect(await findings(knownModules, { paths: [] })).toEqual([]);
  });
});

test('passes a trusted signature and refuses a missing one', async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  await trustRemote(releases, 'lab', { keys: [publicKeyOf(privateKey)] });
  const signedBy = async (number: string, ...keys: KeyObject[]) => {
    const version = await signedRelease(folder, 'lab', number, ...keys);
    const { findings } = await trustedSignature(
      await candidateOf(releases, await readPublishedRelease(folder, 'lab', version)),
    );
    return findings.map((text) => String(text).replace(version, number));
  };
  expect(await signedBy('3.0.1', privateKey)).toEqual([]);
  expect(await signedBy('3.0.2')).toEqual(['lab 3.0.2 is not signed: no shell runs it.']);
});

describe('the size of browser files', () => {
  const own = releasesIn(temporaryFolder());
  process.env.REVIEWS_ORIGIN = 'https://reviews.example';

  const checked = async (number: string, remote = 'lab') =>
    bytesWithinBudget(await publishedCandidate(own.folder, remote, number));

  test('is reported for a release within its budget', async () => {
    expect(await checked('1.0.0')).toEqual({
      findings: [],
      notes: ['Its browser files are 11.5 KB of 15.'],
      measured: { bytes: 11_480, budget: 15_000, live: null },
    });
  });

  test('is refused beyond the budget', async () => {
    const { findings } = await checked('1.0.1');
    expect(findings).toEqual([
      expect.stringMatching(
        /^lab 1\.0\.1\+\w{12} would send up to 15001 bytes to a browser, but its budget \(lab's remote\.ts\) is 15000\.$/,
      ),
    ]);
  });

  test("has no budget if the remote's sources are elsewhere", async () => {
    const { findings, notes } = await checked('1.0.2', 'reviews');
    expect([findings, notes]).toEqual([[], ['Its browser files are 99 KB.']]);
  });

  test.each([
    [12_300, '12.3 KB of 15, 0.8 KB more than 2.0.0, and 2.4 KB more unpacked.'],
    [10_500, '10.5 KB of 15, 1 KB less than 2.0.0, and 3 KB less unpacked.'],
    [11_500, '11.5 KB of 15, 0 KB more than 2.0.0, and 0 KB more unpacked.'],
  ])('of %i bytes is compared with the live release', async (size, sentence) => {
    const live = await publishedCandidate(own.folder, 'lab', '2.0.0');
    await setTraffic(own, 'lab', { [live.version]: 100 });
    bytes['2.0.1'] = size;
    const { notes, measured } = await checked('2.0.1');
    expect(notes).toEqual([`Its browser files are ${sentence}`]);
    expect(measured?.live).toEqual({ version: live.version, bytes: 11_500 });
  });
});
