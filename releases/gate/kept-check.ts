import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { versionsPublished } from '../published/published-anywhere';
import type { Candidate } from './candidate';
import type { Acceptance, AllChecked } from './gate-report';

/** The stored result of a release's last check in the shop, and accepted findings. */
export interface KeptCheck {
  /** Hash of the shop's composition then; null where it was not checked in a shop. */
  readonly composition: string | null;
  readonly checked: AllChecked;
  /** By the ids of the findings. */
  readonly accepted: Readonly<Record<string, Acceptance>>;
}

const nothing: KeptCheck = { composition: null, checked: {}, accepted: {} };

/** Folder of a release's check: pictures; the result lies beside it. */
export function checkFolder({ releases, remote, version }: Candidate): string {
  return join(releases.folder, '_checks', remote, version);
}

/** Reads a release's stored check; empty where there is none, or it is unreadable. */
export async function readCheck(candidate: Candidate): Promise<KeptCheck> {
  const text = await readFile(`${checkFolder(candidate)}.json`, 'utf8').catch(() => null);
  try {
    return text === null ? nothing : { ...nothing, ...JSON.parse(text) };
  } catch {
    return nothing;
  }
}

/** Stores a release's check, and removes those of releases that are not published any more. */
export async function keepCheck(candidate: Candidate, kept: KeptCheck): Promise<void> {
  const { releases, remote } = candidate;
  const all = join(releases.folder, '_checks', remote);
  await mkdir(all, { recursive: true });
  // Renamed into place, so that readers never see half of it.
  const written = join(releases.folder, '_checks', `${randomUUID()}.json`);
  await writeFile(written, JSON.stringify(kept));
  await rename(written, `${checkFolder(candidate)}.json`);
  const published = await versionsPublished(releases, remote);
  for (const name of await readdir(all))
    if (!published.includes(name.replace(/\.json$/, '')))
      await rm(join(all, name), { recursive: true, force: true });
}

/** Hash of the shop that checks a release: the live releases, and how it is checked. */
export function compositionOf({ map }: Candidate, how: string): string {
  const { microFrontends, paths, quarantined } = map;
  return createHash('sha256')
    .update(JSON.stringify([microFrontends, paths, quarantined, how]))
    .digest('hex');
}
