import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { numberOf } from '@storefront/shared/release/version';
import { type ReleaseStatus, type RemoteStatus, type ShopStatus, shopStatus } from '../published/shop-status';
import { changeText } from '../release-map/describe-change';
import { outcomeMeans } from '../rollout/analysis';
import { rolloutText } from '../rollout/rollout';
import type { KeptMap, ReleaseMapStore } from '../stores/release-map-store';
import type { Cli } from './cli';
import { missingMapText, nothingAt } from './names';
import { table } from './terminal-text';

/**
 * Shows an operator the published, live and assigned releases, with warnings, and remembers the revision. As JSON it is one `ShopStatus`
 * with `warnings`.
 *
 * @throws Error in one sentence when the release map cannot be read, or there is nothing to show
 */
export async function showStatus(
  terminal: Terminal,
  json = false,
  warnings: readonly string[] = [],
): Promise<void> {
  const kept = await terminal.store.read();
  const status = await shopStatus(terminal, kept);
  if (status.revision === 0 && Object.keys(status.remotes).length === 0) {
    const sentence = nothingAt(terminal);
    throw new Error(`${sentence[0]?.toUpperCase()}${sentence.slice(1)}`);
  }
  const all = [
    ...warnings,
    ...(kept.map ? [] : [missingMapText(terminal.store)]),
    ...(kept.broken ?? []),
    ...(await lackOfController(terminal.store, kept)),
  ];
  if (json) terminal.log(JSON.stringify({ ...status, warnings: all }));
  else for (const text of [statusText(status), ...all]) terminal.log(text);
  await rememberSeen(terminal, status.revision);
}

type Terminal = Omit<Cli, 'check' | 'examine' | 'progress'>;

/** Milliseconds without a controller before a rollout counts as unattended: clocks of machines differ. */
const maxUnattended = 60_000;

/** A shell that has just read of a rollout gets time to take the lease. */
async function lackOfController(store: ReleaseMapStore, { map, last }: KeptMap): Promise<string[]> {
  const waiting = Object.entries(map?.rollouts ?? {}).filter(([, { paused }]) => !paused);
  if (waiting.length === 0) return [];
  // Without a readable lease the rest is still shown.
  const attended = await Promise.all([store.leaseHeldAt(), store.now()]).catch(() => null);
  if (!attended) return [];
  const [heldAt, now] = attended;
  if (now - Math.max(heldAt, Date.parse(last?.at ?? '') || 0) < maxUnattended) return [];
  const remotes = waiting.map(([remote]) => remote).join(', ');
  return [
    `No shell has looked after the rollout of ${remotes} for more than a minute: none runs with this release map, or none may write the lease of rollouts (the shells' logs say why).`,
  ];
}

/** Hashed: a name may be anything, a file name not. The store is in it because revisions of another map do not compare. */
const seenFile = ({ folder, store, operator }: Terminal) =>
  join(folder, '.seen', hash('sha256', `${operator} ${store.place}`).slice(0, 32));

/** Remembers which revision an operator was shown. A read-only folder is no error. */
export async function rememberSeen(terminal: Terminal, revision: number): Promise<void> {
  try {
    await mkdir(dirname(seenFile(terminal)), { recursive: true });
    await writeFile(seenFile(terminal), `${revision}\n`);
  } catch {
    // An operator with read-only access is not told of later changes.
  }
}

/** The revision that an operator last saw; null for none. */
export async function seenRevision(terminal: Terminal): Promise<number | null> {
  const text = await readFile(seenFile(terminal), 'utf8').catch(() => '');
  return /^\d+\n$/.test(text) ? Number(text) : null;
}

/** Each remote's oldest version first. */
function statusText({ place, revision, last, remotes }: ShopStatus): string {
  const all = Object.entries(remotes);
  const rows = all.flatMap(([remote, status]) =>
    status.releases.length === 0
      ? [[remote, '-', '-', 'nothing published']]
      : status.releases.map((release) => [
          remote,
          release.version,
          release.traffic === null ? '-' : `${release.traffic} %`,
          notesOf(release, status),
        ]),
  );
  const analyses = all.flatMap(([remote, { rollout, analysis }]) =>
    rollout && analysis
      ? `${remote} ${numberOf(rollout.version)} ${analysis.outcome}, ${outcomeMeans[analysis.outcome]}: ${analysis.because}`
      : [],
  );
  const assigned = all.flatMap(([remote, { paths }]) =>
    paths.length > 0 ? [remote, ...paths].join(' ') : [],
  );
  const trusted = (kind: 'keys' | 'origins') =>
    all.flatMap(([remote, { [kind]: those }]) => (those ? `${remote} ${those.join(' ') || 'none'}` : []));
  return [
    table([['remote', 'version', 'traffic', ''], ...rows]),
    ...titled('analyses', analyses),
    ...titled('paths', assigned),
    ...titled('keys', trusted('keys')),
    ...titled('origins', trusted('origins')),
    ...unsignedAdvice(remotes),
    ...(revision > 0 ? ['', `revision ${revision} of ${place}${last ? `, ${changeText(last)}` : ''}`] : []),
  ].join('\n');
}

function titled(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? ['', title, ...lines] : [];
}

function notesOf(
  { version, traffic, isDefault, isPublished, isQuarantined, isSigned, refused }: ReleaseStatus,
  { rollout, isFrozen, keys }: RemoteStatus,
): string {
  const notes = [
    isDefault && 'default',
    rollout?.version === version &&
      `rollout: ${rolloutText(rollout)} (${rollout.steps.join(', ')} %, each for ${rollout.every} s at least)`,
    isDefault && isFrozen && 'frozen',
    !isPublished && 'not published here',
    isQuarantined && 'in quarantine',
    refused && `runs nowhere, because it ${refused}`,
    keys === null && traffic !== null && !isSigned && 'unsigned',
  ];
  return notes.filter(Boolean).join(', ');
}

function unsignedAdvice(remotes: ShopStatus['remotes']): string[] {
  const open = Object.entries(remotes)
    .filter(([, { keys, releases }]) => keys === null && releases.some(({ traffic }) => traffic !== null))
    .map(([remote]) => remote);
  if (open.length === 0) return [];
  return [
    '',
    `Releases of ${open.join(', ')} need no signature. To require one, publish each live release again, which signs it, then trust the key that pnpm releases keys shows (pnpm releases help keys).`,
  ];
}
