import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { precompress } from '@storefront/build/precompress';
import { clearLeftWork, makeFolder, withWorkFolder } from '@storefront/build/publishing/folders';
import { publishedVersions } from '@storefront/shared/release/published-releases';
import { signatureFile } from '@storefront/shared/release/published-signatures';
import { exportedRelease } from '../pushing/exported-release';
import { pushToFolder } from '../pushing/push-to-folder';
import type { Releases } from '../stores/releases';
import { assetOrigin } from '../traffic/asset-origin';
import { servedBytes } from '../traffic/unserved-releases';
import { readPublished } from './published-anywhere';

/** Timeout for one file, in milliseconds. */
const fileTimeout = 2_000;

const unfinished = '.fetched-';

/**
 * Fetches the files of another machine's release from its host into the releases folder, verified; nothing happens where the folder has it,
 * or no machine has published it.
 *
 * @throws Error in one sentence when a file is not served as published
 */
export async function fetchFiles(releases: Releases, remote: string, version: string): Promise<void> {
  const { folder, store } = releases;
  if ((await publishedVersions(folder, remote)).includes(version)) return;
  const described = await store.shared?.description(remote, version);
  if (!described) return;
  const { release } = await readPublished(releases, remote, version);
  const live = (await store.read()).map?.microFrontends[remote] ?? [];
  const entry = live.find(({ metadata }) => metadata.version === version);
  const url = entry?.url ?? `${assetOrigin(remote)}/${version}/release.json`;
  await makeFolder(folder);
  await clearLeftWork(folder, unfinished);
  await withWorkFolder(folder, unfinished, async (work) => {
    const place = join(work, remote, version);
    const write = async (path: string, content: string | Uint8Array) => {
      await mkdir(dirname(join(place, path)), { recursive: true });
      await writeFile(join(place, path), content);
      await precompress(join(place, path));
    };
    await write('release.json', described.text);
    await writeFile(signatureFile(place), `${described.signatures.join('\n')}\n`);
    for (const [path, integrity] of Object.entries(release.files))
      await write(
        path,
        await servedBytes(new URL(path, url).href, integrity, () => AbortSignal.timeout(fileTimeout)),
      );
    await pushToFolder(await exportedRelease(work), folder);
  });
}
