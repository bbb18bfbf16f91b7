import { publishedRemotes, publishedVersions } from '@storefront/shared/release/published-releases';
import { compareVersions } from '@storefront/shared/release/version';
import { quarantinedNow } from '../quarantine/quarantine';
import { changeText } from '../release-map/describe-change';
import { nothingLive } from '../release-map/release-map';
import type { KeptMap } from '../stores/release-map-store';
import { releaseId } from '../traffic/pick';
import type { Cli } from './cli';
import { rememberSeen } from './seen-revision';

/**
 * Shows an operator what is published, live and assigned, and remembers that.
 *
 * @throws Error in one sentence when the release map cannot be read
 */
export async function showStatus(cli: Cli): Promise<void> {
  const kept = await cli.store.read();
  cli.log(await statusTable(cli.folder, kept));
  await rememberSeen(cli, kept.revision);
}

/**
 * What is published and what is live in a releases folder, as a table for the terminal: one line for each version of
 * each remote, the oldest first. A live version that is not published is marked, and one in quarantine.
 */
async function statusTable(folder: string, { map, revision, last }: KeptMap): Promise<string> {
  const quarantined = new Set(
    quarantinedNow(map ?? nothingLive).map(({ remote, version }) => releaseId(remote, version)),
  );
  const rows = [['remote', 'version', 'traffic', '']];
  const remotes = new Set([
    ...Object.keys(map?.microFrontends ?? {}),
    ...Object.keys(map?.paths ?? {}),
    ...(await publishedRemotes(folder)),
  ]);
  for (const remote of remotes) {
    const live = new Map(
      map?.microFrontends[remote]?.map((release) => [release.metadata.version, release.deployment]),
    );
    const published = await publishedVersions(folder, remote);
    const versions = [...new Set([...published, ...live.keys()])].sort(compareVersions);
    if (versions.length === 0) rows.push([remote, '-', '-', 'nothing published']);
    for (const version of versions) {
      const deployment = live.get(version);
      const notes = [
        deployment?.default && 'default',
        !published.includes(version) && 'not published here',
        quarantined.has(releaseId(remote, version)) && 'in quarantine',
      ];
      rows.push([
        remote,
        version,
        deployment ? `${deployment.traffic} %` : '-',
        notes.filter(Boolean).join(', '),
      ]);
    }
  }
  const assigned = Object.entries(map?.paths ?? {}).map(([remote, paths]) => [remote, ...paths].join(' '));
  return [
    ...rows.map((row) => aligned(row, rows)),
    ...(assigned.length > 0 ? ['', 'paths', ...assigned] : []),
    ...(revision > 0 ? ['', `revision ${revision}${last ? `, ${changeText(last)}` : ''}`] : []),
  ].join('\n');
}

function aligned(row: string[], rows: string[][]): string {
  const width = (column: number) => Math.max(...rows.map((other) => other[column]?.length ?? 0));
  return row
    .map((cell, column) => cell.padEnd(width(column)))
    .join('  ')
    .trimEnd();
}
