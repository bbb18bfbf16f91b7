import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPublishedRelease } from '@storefront/shared/release/published-releases';
import { publishedRelease } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { type ArtefactHost, startArtefactHost } from '../serving/artefact-host';
import type { LiveRelease } from './release-map';
import { unservedReleases } from './unserved-releases';

const folder = temporaryFolder();
let host: ArtefactHost;

beforeAll(async () => {
  host = await startArtefactHost({ folder: join(folder, 'lab'), port: 0 });
});
afterAll(() => host.close());

async function live(number: string, traffic: number, port = host.port): Promise<LiveRelease> {
  const { version } = await publishedRelease(folder, 'lab', number);
  const { integrity } = await readPublishedRelease(folder, 'lab', version);
  return {
    url: `http://localhost:${port}/${version}/release.json`,
    metadata: { version, integrity },
    deployment: { traffic, default: true },
  };
}

test('what is served as it was published is nothing to speak of', async () => {
  expect(await unservedReleases([await live('1.0.0', 100)])).toEqual([]);
});

test('a host that is not there, or lacks the release, is told, where the release has visitors', async () => {
  const away = await live('1.0.1', 50, 1);
  const lacking = { ...(await live('1.0.2', 50)), url: `http://localhost:${host.port}/9.9.9/release.json` };
  expect(
    await unservedReleases([away, lacking, { ...away, deployment: { traffic: 0, default: false } }]),
  ).toEqual([
    `${away.url} is not answered: its visitors go without until it is served (pnpm serve-artefacts, where no other host does).`,
    `${lacking.url} is answered with 404: its visitors go without until it is served (pnpm serve-artefacts, where no other host does).`,
  ]);
});

test('a host that serves something else is told', async () => {
  const altered = await live('1.0.3', 100);
  await writeFile(join(folder, 'lab', altered.metadata.version, 'release.json'), '{}');
  expect(await unservedReleases([altered])).toEqual([
    `${altered.url} is not what was published here: shells refuse it.`,
  ]);
});
