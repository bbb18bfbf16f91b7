import { join } from 'node:path';
import { BuildFailed } from '@storefront/build/build-problems';
import { type Published, publishRemote } from '@storefront/build/publishing/publish';
import type { WorkspaceRemote } from '@storefront/build/read-remotes';
import { workspaceRemotes } from '@storefront/build/workspace-remotes';
import { publishedVersions } from '@storefront/shared/release/published-releases';
import { numberOf } from '@storefront/shared/release/version';
import { claimPublished, describePublished } from 'releases/published/published-anywhere';
import { type Change, changesOf, shellAuthor } from 'releases/release-map/change';
import type { ReleaseMap } from 'releases/release-map/release-map';
import { DamagedMap } from 'releases/stores/kept-map';
import type { Releases } from 'releases/stores/releases';
import { assignPaths, unassignedPaths } from 'releases/traffic/assign-paths';
import { provide } from 'releases/traffic/provided';
import { setTraffic } from 'releases/traffic/set-traffic';
import { trustOwn } from 'releases/trust/trust-remote';
import { buildShell } from './build-shell';

/** Folders of a shop on this machine. */
export interface ShopFolders {
  readonly releases: string;
  readonly database: string;
}

/** A shop's folders within another. */
export function shopFolders(folder: string): ShopFolders {
  return { releases: join(folder, 'releases'), database: join(folder, 'database') };
}

/** Folders of the default run, relative to the repository. */
export const folders = shopFolders('.local');

/** Input of a shop's start; `map` is null where it is damaged. */
export interface Prepared {
  readonly shellFolder: string;
  readonly map: ReleaseMap | null;
}

const who = 'pnpm start';

/**
 * Builds what has changed: the shell, and a release of each remote, which gets all visitors unless an operator has chosen the release.
 * Assigned paths stay, and a remote that does not build stays as last published. A damaged or missing release map is reported and builds no
 * release: an operator must restore it.
 *
 * @throws BuildFailed when the shell does not build; Error in one sentence when a remote that was never published does not, an operator
 *   trusts only others to publish one that has changed, or the release map cannot be read
 */
export async function prepare(releases: Releases, log: (line: string) => void): Promise<Prepared> {
  const { folder, store } = releases;
  const kept = await store.read().catch((error: unknown) => {
    if (error instanceof DamagedMap) return error;
    throw error;
  });
  const shell = await buildShell();
  log(shell.built ? 'built the shell' : 'the shell is up to date');
  await provide(folder, shell.folder);
  if (kept instanceof DamagedMap) {
    log(kept.message);
    return { shellFolder: shell.folder, map: null };
  }
  const { map } = kept;
  const { changes } = await store.history();
  for (const remote of workspaceRemotes) {
    const { name, paths } = remote;
    await claimPublished(releases, folder, name);
    const { version, built, warnings, failed } = await publish(remote, folder);
    await describePublished(releases, folder, { remote: name, version });
    // First: its host may have changed since the last start.
    await trustOwn(releases, name, { who });
    if (!map?.paths[name]) await assignPaths(store, name, paths, { who });
    const isChosen = isOperators(changes, name);
    if (!isChosen && (built || !map?.microFrontends[name]?.length))
      await setTraffic(releases, name, { [version]: 100 }, { who });
    if (failed) log(`${failed}. The shop has ${name} ${version}, as published last.`);
    else log(built ? `built ${name} ${version}` : `${name} ${version} is up to date`);
    if (built && isChosen)
      log(
        `${name} ${version} has no visitors, because an operator chose the live release: give it some with pnpm releases rollout ${name}@${numberOf(version)}.`,
      );
    const unassigned = map?.paths[name] ? unassignedPaths(map, name, paths) : [];
    for (const warning of [...warnings, ...unassigned]) log(warning);
  }
  return { shellFolder: shell.folder, map: (await store.read()).map };
}

/** Whether an operator last chose a remote's releases; changes by shells do not count. */
function isOperators(changes: readonly Change[], remote: string): boolean {
  const key = (of: Change['from']) => JSON.stringify([of?.releases, of?.rollout, of?.frozen]);
  const last = changes
    .flatMap(changesOf)
    .findLast((one) => one.remote === remote && one.who !== shellAuthor && key(one.from) !== key(one.to));
  return last !== undefined && last.who !== who;
}

/** Publishes a remote's present sources; `failed` is the error where its last release stays instead. */
async function publish(
  remote: WorkspaceRemote,
  releasesFolder: string,
): Promise<Published & { failed?: string }> {
  try {
    return await publishRemote(remote, { releasesFolder });
  } catch (error) {
    if (!(error instanceof BuildFailed)) throw error;
    const version = (await publishedVersions(releasesFolder, remote.name)).at(-1);
    if (version) return { version, built: false, warnings: [], failed: error.sentence };
    throw new Error(`${error.sentence}. No release of it was ever published, so the shop cannot open.`);
  }
}
