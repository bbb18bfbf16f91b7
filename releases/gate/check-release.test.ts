import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@storefront/shared/contracts/contract-version';
import { noNeeds, publishedRelease } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { type ArtefactHost, startArtefactHost } from '../serving/artefact-host';
import { releasesIn } from '../stores/releases';
import { assignPaths } from '../traffic/assign-paths';
import { checkRelease } from './check-release';

const folder = temporaryFolder();
const releases = releasesIn(folder);
const browser = { entry: 'container.js', exposes: { './routes': { scripts: [], styles: [] } } };

let host: ArtefactHost;
beforeAll(async () => {
  host = await startArtefactHost({ folder: join(folder, 'lab'), port: 0 });
  process.env.LAB_ORIGIN = `http://localhost:${host.port}`;
  await writeFile(
    join(folder, 'provides.json'),
    JSON.stringify({ contract: contractVersion, libraries: {}, names: {} }),
  );
  await assignPaths(releases.store, 'lab', ['/lab']);
});
afterAll(() => host.close());

test('a release that nothing is against passes, with what was measured', async () => {
  const { version } = await publishedRelease(folder, 'lab', '1.0.0', { browser });
  const { measured, ...report } = await checkRelease(releases, 'lab', version);
  expect(report).toEqual({
    release: `lab@${version}`,
    outcome: 'passed',
    findings: [],
    notes: [expect.stringMatching(/^Its browser files are 0(\.\d)? KB\.$/)],
  });
  expect(Object.keys(measured)).toEqual(['files', 'needs', 'paths', 'modules', 'bytes', 'signature']);
  expect(measured.files).toEqual({ files: 2 });
});

test('all that is against one is told at once, in the order of the checks', async () => {
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

test('one that was altered where it lies is refused, and looked at no further', async () => {
  const { version } = await publishedRelease(folder, 'lab', '1.0.2', { browser });
  const file = join(folder, 'lab', version, 'container.js');
  await appendFile(file, '//');
  const { findings, measured } = await checkRelease(releases, 'lab', version);
  expect(findings).toEqual([
    { check: 'published', sentence: `${file} is not what lab ${version} was published with.` },
  ]);
  expect(measured).toEqual({ published: {} });
});
