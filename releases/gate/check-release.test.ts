import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@storefront/shared/contracts/contract-version';
import { noNeeds, publishedRelease } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { type AssetServer, startAssetServer } from '../serving/asset-server';
import { releasesIn } from '../stores/releases';
import { assignPaths } from '../traffic/assign-paths';
import { setTraffic } from '../traffic/set-traffic';
import { checkRelease } from './check-release';

const folder = temporaryFolder();
const releases = releasesIn(folder);
const browser = { entry: 'container.js', exposes: { './routes': { scripts: [], styles: [] } } };

let host: AssetServer;
beforeAll(async () => {
  host = await startAssetServer({ folder: join(folder, 'lab'), port: 0 });
  process.env.LAB_ORIGIN = `http://localhost:${host.port}`;
  await writeFile(
    join(folder, 'provides.json'),
    JSON.stringify({ contract: contractVersion, libraries: {}, names: {} }),
  );
  await assignPaths(releases.store, 'lab', ['/lab']);
});
afterAll(() => host.close());

test('a release without findings passes, with its measurements', async () => {
  const { version } = await publishedRelease(folder, 'lab', '1.0.0', { browser });
  const { measured, ...report } = await checkRelease(releases, 'lab', version);
  expect(report).toEqual({
    release: `lab@${version}`,
    outcome: 'passed',
    findings: [],
    accepted: [],
    notes: [expect.stringMatching(/^Its browser files are 0(\.\d)? KB\.$/)],
  });
  expect(Object.keys(measured)).toEqual(['files', 'needs', 'paths', 'modules', 'bytes', 'signature']);
  expect(measured.files).toEqual({ files: 2 });
});

test('reports all findings at once, in the order of the checks', async () => {
  const { version } = await publishedRelease(folder, 'lab', '1.0.1', {
    paths: ['/new'],
    needs: { ...noNeeds, names: { react: ['useAll'] } },
  });
  process.env.LAB_ORIGIN = 'http://localhost:1';
  const { outcome, findings } = await checkRelease(releases, 'lab', version);
  process.env.LAB_ORIGIN = `http://localhost:${host.port}`;
  expect(outcome).toBe('refused');
  expect(findings.map(({ check }) => check)).toEqual(['files', 'needs', 'paths', 'paths', 'modules']);
});

test('refuses a release whose files were altered, without further checks', async () => {
  const { version } = await publishedRelease(folder, 'lab', '1.0.2', { browser });
  const file = join(folder, 'lab', version, 'container.js');
  await appendFile(file, '//');
  const { findings, measured } = await checkRelease(releases, 'lab', version);
  expect(findings).toEqual([
    {
      check: 'published',
      id: expect.any(String),
      sentence: `${file} is not what lab ${version} was published with.`,
    },
  ]);
  expect(measured).toEqual({ published: {} });
});

describe('in the running shop', () => {
  let version: string;
  let count = 0;
  let findings: string[];
  let looked: number;
  let meanwhile: () => Promise<unknown>;
  beforeEach(async () => {
    ({ version } = await publishedRelease(folder, 'lab', `1.1.${count}`, { browser }));
    // Findings accepted for the last result are kept.
    count += 1;
    findings = [];
    looked = 0;
    meanwhile = async () => {};
  });

  const run = async () => {
    looked += 1;
    await meanwhile();
    return { browser: { findings } };
  };
  const check = (how = 'a shop', isAnew = false, ids?: readonly string[]) => {
    const accepting = ids && { ids, who: 'ann', why: 'it is meant so' };
    return checkRelease(releases, 'lab', version, { run, how, isAnew }, accepting);
  };

  test('reuses the result for the same live release, unless a new check is asked for', async () => {
    findings = ['It is white on white.'];
    expect(await check()).toMatchObject({ outcome: 'refused', findings: [{ sentence: findings[0] }] });
    findings = [];
    expect((await check()).outcome).toBe('refused');
    expect(looked).toBe(1);
    expect((await check('a shop', true)).outcome).toBe('passed');
    await check('another shop');
    expect(looked).toBe(3);
    await setTraffic(releases, 'lab', { [version]: 100 });
    await check('another shop');
    expect(looked).toBe(4);
  });

  test('an accepted finding stays accepted in later checks; an unknown one cannot be accepted', async () => {
    findings = ['It is white on white.'];
    const [{ id = '' } = {}] = (await check('a shop', true)).findings;
    await expect(check('a shop', false, ['0a1b2c3d'])).rejects.toThrow('0a1b2c3d is not a finding of lab@');
    const accepted = [{ check: 'browser', id, sentence: findings[0], who: 'ann', why: 'it is meant so' }];
    expect(await check('a shop', false, [id])).toMatchObject({ outcome: 'passed', findings: [], accepted });
    findings = ['It is white on white.', 'It is late.'];
    expect(await check('a shop', true)).toMatchObject({ findings: [{ sentence: 'It is late.' }], accepted });
  });

  test('a finding accepted during another check stays accepted', async () => {
    findings = ['It is white on white.'];
    const [{ id = '' } = {}] = (await check('a shop', true)).findings;
    meanwhile = async () => {
      meanwhile = async () => {};
      await check('a shop', false, [id]);
    };
    expect((await check('a shop', true)).outcome).toBe('passed');
    expect((await check()).outcome).toBe('passed');
  });

  test('keeps the findings if the acceptance fails', async () => {
    findings = ['It is white on white.'];
    await expect(check('a shop', true, ['0a1b2c3d'])).rejects.toThrow('0a1b2c3d is not a finding of lab@');
    await check();
    expect(looked).toBe(1);
  });
});
