import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@storefront/shared/release/integrity';
import { publishedRelease } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { captureEvents } from 'log/testing/capture-events';
import type { ReleaseMap } from 'releases/release-map/release-map';
import { releaseMap } from 'releases/testing/release-map';
import { noneUnhealthy } from '../containment/commands';
import { served } from '../http/testing/served';
import { warmUp } from './warm-up';

const readiness = jest.fn();
jest.mock('../containment/worker-report', () => ({
  sendReport: ({ kind, missing }: { kind: string; missing: unknown }) =>
    kind === 'readiness' && readiness(missing),
}));

const code = Buffer.from('module.exports = { init() {}, get: async () => () => ({}) };');
const style = Buffer.from('h1 { color: navy }');

/** Publishes a release of a remote into the folder. @returns a map with it, at a host */
async function published(folder: string, remote: string, origin: string): Promise<ReleaseMap> {
  const files = { 'container.cjs': code, 'container.js': code, 'style.css': style };
  const { version } = await publishedRelease(folder, remote, '1.0.0', {
    files: Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, integrityOf(bytes)])),
    browser: { entry: 'container.js', exposes: { './routes': { scripts: [], styles: ['style.css'] } } },
  });
  const place = join(folder, remote, version);
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(place, name), bytes);
  const metadata = { version, integrity: integrityOf(await readFile(join(place, 'release.json'))) };
  const url = `${origin}/${version}/release.json`;
  const deployment = { traffic: 100, default: true };
  const { microFrontends, ...map } = releaseMap({ [remote]: { [version]: 100 } });
  return { ...map, microFrontends: { [remote]: [{ url, metadata, deployment }] } };
}

const folder = temporaryFolder();
let origin: string;
beforeAll(async () => {
  origin = await served((_, response) => response.writeHead(502).end());
});
beforeEach(() => {
  readiness.mockClear();
});

test('while the asset server is away, a worker is ready with the files in its folder', async () => {
  await warmUp(
    { map: await published(folder, 'lab', origin), unhealthy: noneUnhealthy },
    async () => {},
    folder,
  );
  expect(readiness.mock.calls).toEqual([[[]]]);
});

test('other bytes in the folder do not stand in', async () => {
  captureEvents();
  const map = await published(folder, 'reviews', origin);
  const [live] = map.microFrontends.reviews ?? [];
  await writeFile(join(folder, 'reviews', live?.metadata.version ?? '', 'container.cjs'), 'alert(1)');
  await warmUp({ map, unhealthy: noneUnhealthy }, async () => {}, folder);
  expect(readiness.mock.calls).toEqual([[['The default release of reviews cannot be loaded.']]]);
});
