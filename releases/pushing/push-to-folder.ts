import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { claimVersion, holderOfNumber, versionFor } from '@storefront/build/publishing/claim-version';
import { clearLeftWork, makeFolder, moveFolder, withWorkFolder } from '@storefront/build/publishing/folders';
import { keepSourceMap } from '@storefront/build/publishing/keep-source-map';
import { copySignatures } from '@storefront/build/publishing/sign-release';
import { unfinishedRelease } from '@storefront/build/publishing/write-release';
import { explainRefusals } from '@storefront/shared/release/explain-refusals';
import { publishedVersions, readPublishedRelease } from '@storefront/shared/release/published-releases';
import { sourceMapFile } from '@storefront/shared/release/releases-folder';
import { unlessMissing } from '@storefront/shared/release/unless-missing';
import { hashOf, numberOf } from '@storefront/shared/release/version';
import type { ExportedRelease } from './exported-release';

/**
 * Copies a release into a releases folder, all at once or not at all, with its source map; one that is there only gets the signatures that
 * it lacks.
 *
 * @returns false when it was there already
 * @throws Error in one sentence when another release has its version or number there, what is there is broken, or the file system refuses
 */
export async function pushToFolder(exported: ExportedRelease, target: string): Promise<boolean> {
  const { folder, remote, version } = exported;
  const releases = join(target, remote);
  return explainRefusals(releases, async () => {
    await makeFolder(releases);
    await clearLeftWork(releases, unfinishedRelease);
    if (await isThere(exported, target)) return false;
    await requireFreeNumber(releases, remote, version);
    return withWorkFolder(releases, unfinishedRelease, async (unfinished) => {
      await copyRelease(exported, unfinished);
      // Another publisher may have taken it meanwhile.
      if (!(await claimVersion(releases, version))) await requireFreeNumber(releases, remote, version);
      await keepSourceMap(sourceMapFile(folder, remote, version), target, remote, version);
      const place = join(releases, version);
      return (
        (await moveFolder(join(unfinished, remote, version), place)) || !(await isThere(exported, target))
      );
    });
  });
}

async function isThere(exported: ExportedRelease, target: string): Promise<boolean> {
  const { folder, remote, version, integrity } = exported;
  if (!(await publishedVersions(target, remote)).includes(version)) return false;
  const there = await readPublishedRelease(target, remote, version);
  if (there.integrity !== integrity)
    throw new Error(
      `${remote} ${version} is in ${target} with another release.json: a published version never changes.`,
    );
  const place = join(target, remote, version);
  await copySignatures(join(folder, remote, version), place, { remote, version, integrity });
  return true;
}

async function requireFreeNumber(releases: string, remote: string, version: string): Promise<void> {
  const holder = await holderOfNumber(releases, version);
  if (!holder) return;
  const free = numberOf(await versionFor(releases, hashOf(version), null));
  throw new Error(
    `${remote} ${numberOf(version)} is another release, ${holder}: build this one with --version ${free}.`,
  );
}

/** Copies only the release's own files, and verifies the copy. */
async function copyRelease(
  { folder, remote, version, integrity, release }: ExportedRelease,
  to: string,
): Promise<void> {
  const [source, place] = [join(folder, remote, version), join(to, remote, version)];
  for (const path of ['release.json', ...Object.keys(release.files)]) {
    await mkdir(dirname(join(place, path)), { recursive: true });
    await copyFile(join(source, path), join(place, path));
    for (const packing of ['.br', '.gz'])
      await unlessMissing(copyFile(join(source, path + packing), join(place, path + packing)));
  }
  await copySignatures(source, place, { remote, version, integrity });
  await readPublishedRelease(to, remote, version);
}
