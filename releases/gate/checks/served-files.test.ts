import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { type ArtefactHost, startArtefactHost } from '../../serving/artefact-host';
import { publishedCandidate } from '../../testing/candidate';
import { servedFiles } from './served-files';

const folder = temporaryFolder();
let host: ArtefactHost;
beforeAll(async () => {
  host = await startArtefactHost({ folder: join(folder, 'lab'), port: 0 });
  process.env.LAB_ORIGIN = `http://localhost:${host.port}`;
});
afterAll(() => host.close());

test('a release that is served as it was published has nothing against it', async () => {
  const candidate = await publishedCandidate(folder, 'lab', '1.0.0');
  expect(await servedFiles.run(candidate)).toEqual({ findings: [], measured: { files: 2 } });
});

test('one whose host lacks a file, or has another, is refused', async () => {
  const candidate = await publishedCandidate(folder, 'lab', '1.0.1');
  const file = join(folder, 'lab', candidate.version, 'container.js');
  const url = `http://localhost:${host.port}/${candidate.version}/container.js`;
  await writeFile(`${file}.br`, 'altered');
  expect((await servedFiles.run(candidate)).findings).toEqual([
    `${url} is not what was published here: shells and browsers refuse it.`,
  ]);
  for (const one of [file, `${file}.br`]) await rm(one);
  expect((await servedFiles.run(candidate)).findings[0]).toContain(`${url} is answered with 404:`);
});
