import { readdir, readlink, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { unlessMissing } from '@storefront/shared/release/unless-missing';
import { compareVersions, hashOf, isVersion, nextPatch, numberOf } from '@storefront/shared/release/version';

/** The version for a content: the latest one if it has this content and is not `unusable`, else one with the next number. */
export async function versionFor(folder: string, hash: string, unusable: string | null): Promise<string> {
  const latest = (await claimedVersions(folder)).sort(compareVersions).at(-1);
  if (latest && hashOf(latest) === hash && latest !== unusable) return latest;
  return `${latest ? nextPatch(latest) : '1.0.0'}+${hash}`;
}

/**
 * Reserves a version's number for its content, for good, by the link `.1.4.2` to the version's folder, created atomically and once; false
 * when another content has the number.
 */
export async function claimVersion(folder: string, version: string): Promise<boolean> {
  const link = join(folder, `.${numberOf(version)}`);
  try {
    await symlink(version, link);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return basename(await readlink(link)) === version;
  }
}

/** Whether a version was ever published in a folder, even if removed since. */
export async function wasPublished(folder: string, version: string): Promise<boolean> {
  const target = await readlink(join(folder, `.${numberOf(version)}`)).catch(() => '');
  return basename(target) === version;
}

/** Another version with the same number, reserved or published; null when there is none. */
export async function holderOfNumber(folder: string, version: string): Promise<string | null> {
  const [number] = version.split('+');
  const claimed = await claimedVersions(folder);
  return claimed.find((one) => one !== version && one.split('+')[0] === number) ?? null;
}

/** Versions of published and unfinished releases, and of those from before versions had a hash. */
async function claimedVersions(folder: string): Promise<string[]> {
  const names = (await unlessMissing(readdir(folder))) ?? [];
  const linked = names.filter((name) => numbered.test(name)).map((name) => readlink(join(folder, name)));
  const versions = (await Promise.all(linked)).map((target) => basename(target));
  return [...versions, ...names.filter((name) => isVersion(name) || former.test(name))];
}

const numbered = /^\.\d+\.\d+\.\d+$/;
const former = /^\d+\.\d+\.\d+$/;
