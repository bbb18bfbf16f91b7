import type { RemoteName } from '@storefront/shared/contracts/remotes';
import { remoteNames } from '@storefront/shared/contracts/remotes';
import { readReleaseMap } from 'releases/release-map-folder';
import { setTraffic } from 'releases/rollout';

/** Folders of the default run, relative to the repository. */
export const folders = {
  releases: '.local/releases',
  database: '.local/database',
  shell: 'shell/dist',
} as const;

/**
 * Builds what has changed: a release of each remote, which then gets all visitors, and the shell. A remote that has
 * not changed keeps the traffic its operator gave it.
 *
 * @throws Error with webpack's report when a build fails
 */
export async function prepare(log: (line: string) => void): Promise<void> {
  const { publishRemote } = await import('releases/publish');
  const { buildShell } = await import('./build-shell');
  const map = await readReleaseMap(folders.releases);
  const isLive = (remote: RemoteName) => (map?.microFrontends[remote].length ?? 0) > 0;
  for (const remote of remoteNames) {
    const { version, built } = await publishRemote(remote, { releasesFolder: folders.releases });
    if (built || !isLive(remote)) await setTraffic(folders.releases, remote, { [version]: 100 });
    log(built ? `built ${remote} ${version}` : `${remote} ${version} is up to date`);
  }
  log((await buildShell()) ? 'built the shell' : 'the shell is up to date');
}
