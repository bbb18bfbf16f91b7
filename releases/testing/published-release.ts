import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractMajor } from '@storefront/shared/contracts/contract-version';
import { containerName } from '../release/container-name';
import { integrityOf } from '../release/integrity';
import type { Release } from '../release/release';

/** Writes a release for a test, with a container of one line, the way publishing leaves it in the folder. */
export async function publishedRelease(
  folder: string,
  remote: string,
  version: string,
  changes: Partial<Release> = {},
): Promise<Release> {
  const container = containerName(remote, version);
  const code = `var ${container} = {};`;
  const integrity = integrityOf(new TextEncoder().encode(code));
  const release: Release = {
    remote,
    version,
    container,
    contract: contractMajor,
    paths: [`/${remote}`],
    needs: {},
    inputs: version,
    server: { file: 'container.cjs' },
    browser: { entry: 'container.js', exposes: {} },
    files: { 'container.cjs': integrity, 'container.js': integrity },
    ...changes,
  };
  const place = join(folder, remote, version);
  await mkdir(place, { recursive: true });
  for (const file of Object.keys(release.files)) await writeFile(join(place, file), code);
  await writeFile(join(place, 'release.json'), JSON.stringify(release));
  return release;
}
