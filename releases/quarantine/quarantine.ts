import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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

const quarantinedSchema = v.object({
  remote: v.string(),
  version: v.string(),
  /** Since when, in ISO 8601. */
  since: v.string(),
  charges: v.array(chargeSchema),
});

/** Something that a release did to a process of the shell. */
export type Charge = v.InferOutput<typeof chargeSchema>;

/** A release that gets no visitors, whatever the release map gives it, and why. */
export type QuarantinedRelease = v.InferOutput<typeof quarantinedSchema>;

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
  await rename(next, file);
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
 * The releases in quarantine, the first one first. A file that says something else is one of a release that nobody can make out
 * and left out.
 */
export async function quarantinedReleases(releasesFolder: string): Promise<QuarantinedRelease[]> {
  const names = await readdir(folderOf(releasesFolder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const texts = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      // Lifted meanwhile.
      .map((name) => readFile(join(folderOf(releasesFolder), name), 'utf8').catch(() => '')),
  );
  return texts
    .map((text) => v.safeParse(quarantinedSchema, jsonOrNull(text)))
    .flatMap(({ success, output }) => (success ? [output] : []))
    .sort((one, other) => one.since.localeCompare(other.since));
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
