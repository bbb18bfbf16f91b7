import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '@storefront/shared/release/parse-json';
import { isRemoteName } from '@storefront/shared/release/remote-name';
import { isVersion } from '@storefront/shared/release/version';
import * as v from 'valibot';

const chargeSchema = v.object({
  /** When, in ISO 8601. */
  at: v.string(),
  /** What the release did: `hung`, `exited`, ... */
  reason: v.string(),
  /** What its code was doing: `evaluate`, `load` or `render`; empty when nobody knows. */
  phase: v.string(),
  /** What it exposes that was at it; empty when nobody knows. */
  exposed: v.string(),
  /** Path of the document it did it in; empty when it was none or nobody knows. */
  address: v.string(),
  message: v.string(),
  stack: v.string(),
});

const reasonSchema = v.object({
  /** Since when, in ISO 8601; empty when nobody knows. */
  since: v.string(),
  charges: v.array(chargeSchema),
});

/** Something that a release did to a process of the shell. */
export type Charge = v.InferOutput<typeof chargeSchema>;

/** A release that gets no visitors, whatever the release map gives it, and why. */
export type QuarantinedRelease = v.InferOutput<typeof reasonSchema> & {
  readonly remote: string;
  readonly version: string;
};

const folderOf = (releasesFolder: string) => join(releasesFolder, '.quarantine');
const fileOf = (
  releasesFolder: string,
  { remote, version }: Pick<QuarantinedRelease, 'remote' | 'version'>,
) => join(folderOf(releasesFolder), `${remote}@${version}.json`);

/**
 * Puts a release in quarantine, for every shell of the releases folder. A second time is of no consequence: what was first
 * said stays.
 */
export async function quarantine(releasesFolder: string, release: QuarantinedRelease): Promise<void> {
  await mkdir(folderOf(releasesFolder), { recursive: true });
  const file = fileOf(releasesFolder, release);
  const next = `${file}.${randomUUID()}.next`;
  await writeFile(next, `${JSON.stringify(release, null, 2)}\n`);
  try {
    await link(next, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(next);
  }
}

/**
 * Lifts a release's quarantine: it gets the visitors again that the release map gives it.
 *
 * @returns whether it was in quarantine
 */
export async function liftQuarantine(
  releasesFolder: string,
  release: Pick<QuarantinedRelease, 'remote' | 'version'>,
): Promise<boolean> {
  try {
    await rm(fileOf(releasesFolder, release));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * The releases in quarantine, the first one first. A file's name says which; of one that cannot be read nobody knows why.
 *
 * @throws Error of the file system when the folder cannot be read
 */
export async function quarantinedReleases(releasesFolder: string): Promise<QuarantinedRelease[]> {
  const names = await readdir(folderOf(releasesFolder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const releases = await Promise.all(names.map((name) => releaseIn(folderOf(releasesFolder), name)));
  return releases
    .filter((release) => release !== null)
    .sort((one, other) => one.since.localeCompare(other.since));
}

/** Null when the name is no release's, or it was lifted meanwhile. */
async function releaseIn(folder: string, name: string): Promise<QuarantinedRelease | null> {
  const [, remote = '', version = ''] = /^([^@]+)@(.+)\.json$/.exec(name) ?? [];
  if (!isRemoteName(remote) || !isVersion(version)) return null;
  try {
    const { since, charges } = parseJson(reasonSchema, await readFile(join(folder, name), 'utf8'), name);
    return { remote, version, since, charges };
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? null
      : { remote, version, since: '', charges: [] };
  }
}
