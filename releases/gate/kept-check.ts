import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishedVersions } from '@storefront/shared/release/published-releases';
import type { Candidate } from './candidate';
import type { Acceptance, AllChecked } from './gate-report';

/** What the last check of a release in the shop has found, and what operators have accepted of it. */
export interface KeptCheck {
  /** Of what the shop was made then; null where it was not checked in a shop. */
  readonly composition: string | null;
  readonly checked: AllChecked;
  /** By the ids of the findings. */
  readonly accepted: Readonly<Record<string, Acceptance>>;
}

const nothing: KeptCheck = { composition: null, checked: {}, accepted: {} };

/** Where the files of a release's check are: pictures, and beside them what was found. */
export function checkFolder({ folder, remote, version }: Candidate): string {
  return join(folder, '_checks', remote, version);
}

/** What is known of a release; nothing where it was not checked, or what is there cannot be read. */
export async function readCheck(candidate: Candidate): Promise<KeptCheck> {
  const text = await readFile(`${checkFolder(candidate)}.json`, 'utf8').catch(() => null);
  try {
    return text === null ? nothing : { ...nothing, ...JSON.parse(text) };
  } catch {
    return nothing;
  }
}

/** Keeps that for the next time, and nothing of releases that are not published any more. */
export async function keepCheck(candidate: Candidate, kept: KeptCheck): Promise<void> {
  const { folder, remote } = candidate;
  const all = join(folder, '_checks', remote);
  await mkdir(all, { recursive: true });
  // Whoever reads it gets all of it.
  const written = join(folder, '_checks', `${randomUUID()}.json`);
  await writeFile(written, JSON.stringify(kept));
  await rename(written, `${checkFolder(candidate)}.json`);
  const published = await publishedVersions(folder, remote);
  for (const name of await readdir(all))
    if (!published.includes(name.replace(/\.json$/, '')))
      await rm(join(all, name), { recursive: true, force: true });
}

/** The shop that a release is checked in, as a text: which releases are live, and how it is looked at. */
export function compositionOf({ map }: Candidate, how: string): string {
  const { microFrontends, paths, quarantined } = map;
  return createHash('sha256')
    .update(JSON.stringify([microFrontends, paths, quarantined, how]))
    .digest('hex');
}
