import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@storefront/shared/contracts/contract-version';
import { contentHash } from '../release/content-hash';
import { integrityOf } from '../release/integrity';
import type { Release } from '../release/release';
import { containerName, stamp, unstampedContainer } from '../release/stamp';
import type { Needs } from '../release/unmet-need';

/** Needs that any shell meets. */
export const noNeeds: Needs = { contract: contractVersion, names: {}, libraries: {} };

/** Publishes a release with a container of one line; its version is `number` with the hash of its content. */
export async function publishedRelease(
  folder: string,
  remote: string,
  number: string,
  changes: Partial<Release> = {},
): Promise<Release> {
  const unstamped = `var ${unstampedContainer(remote)} = {};`;
  const content = {
    remote,
    paths: [`/${remote}`],
    needs: noNeeds,
    server: { file: 'container.cjs' },
    browser: { entry: 'container.js', exposes: {} },
    ...changes,
  };
  const texts = { 'container.cjs': unstamped, 'container.js': unstamped };
  const version = `${number}+${contentHash(content, texts)}`;
  const code = stamp(unstamped, remote, version);
  const integrity = integrityOf(new TextEncoder().encode(code));
  const release: Release = {
    version,
    container: containerName(remote, version),
    files: { 'container.cjs': integrity, 'container.js': integrity },
    ...content,
  };
  const place = join(folder, remote, version);
  await mkdir(place, { recursive: true });
  for (const file of Object.keys(release.files)) await writeFile(join(place, file), code);
  await writeFile(join(place, 'release.json'), JSON.stringify(release));
  return release;
}
