import { changeText } from '../release-map/describe-change';
import { rolloutText } from '../rollout/rollout';
import type { Terminal } from './cli';
import { lackOfMap, nothingAt } from './known-remotes';
import { rememberSeen } from './seen-revision';
import { type ReleaseStatus, type RemoteStatus, type ShopStatus, shopStatus } from './shop-status';
import { table } from './terminal-text';
import { trustText } from './trust-text';
import { verdictText } from './verdict-text';

/**
 * Shows an operator what is published, live and assigned, and remembers that.
 *
 * @param json whether as one JSON object, a `ShopStatus` with `warnings`
 * @param warnings what is to be said besides
 * @throws Error in one sentence when the release map cannot be read, or there is nothing to show
 */
export async function showStatus(
  terminal: Terminal,
  json = false,
  warnings: readonly string[] = [],
): Promise<void> {
  const status = await shopStatus(terminal);
  if (status.revision === 0 && Object.keys(status.remotes).length === 0) {
    const said = nothingAt(terminal);
    throw new Error(`${said[0]?.toUpperCase()}${said.slice(1)}`);
  }
  const lack = await lackOfMap(terminal.store);
  const said = [...warnings, ...(lack ? [lack] : [])];
  if (json) terminal.log(JSON.stringify({ ...status, warnings: said }));
  else for (const text of [statusTable(status), ...said]) terminal.log(text);
  await rememberSeen(terminal, status.revision);
}

/** One line for each version of each remote, the oldest first. */
function statusTable({ place, revision, last, remotes }: ShopStatus): string {
  const rows = [['remote', 'version', 'traffic', '']];
  for (const [remote, status] of Object.entries(remotes)) {
    if (status.releases.length === 0) rows.push([remote, '-', '-', 'nothing published']);
    for (const release of status.releases)
      rows.push([
        remote,
        release.version,
        release.traffic === null ? '-' : `${release.traffic} %`,
        notesOf(release, status),
      ]);
  }
  const assigned = Object.entries(remotes)
    .filter(([, { paths }]) => paths.length > 0)
    .map(([remote, { paths }]) => [remote, ...paths].join(' '));
  return [
    table(rows),
    ...verdictText(remotes),
    ...(assigned.length > 0 ? ['', 'paths', ...assigned] : []),
    ...trustText(remotes),
    ...(revision > 0 ? ['', `revision ${revision} of ${place}${last ? `, ${changeText(last)}` : ''}`] : []),
  ].join('\n');
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
    refused && `runs nowhere, for it ${refused}`,
    keys === null && traffic !== null && !isSigned && 'unsigned',
  ];
  return notes.filter(Boolean).join(', ');
}
