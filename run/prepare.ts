import { join } from 'node:path';
import { BuildFailed } from '@storefront/build/build-problems';
import { type Published, publishRemote } from '@storefront/build/publishing/publish';
import { type WorkspaceRemote, workspaceRemotes } from '@storefront/build/workspace-remotes';
import { publishedVersions } from '@storefront/shared/release/published-releases';
import { numberOf } from '@storefront/shared/release/version';
import { type Change, changesOf, shellItself } from 'releases/release-map/change';
import type { ReleaseMap } from 'releases/release-map/release-map';
import { DamagedMap } from 'releases/stores/kept-map';
import type { Releases } from 'releases/stores/releases';
import { assignPaths, unassignedPaths } from 'releases/traffic/assign-paths';
import { provide } from 'releases/traffic/provided';
import { setTraffic } from 'releases/traffic/set-traffic';
import { trustOwn } from 'releases/trust/trust-remote';
import { buildShell } from './build-shell';

/** Where a shop that runs on this machine keeps what is its own. */
export interface ShopFolders {
  readonly releases: string;
  readonly database: string;
}

/** The folders of a shop within one. */
export function shopFolders(folder: string): ShopFolders {
  return { releases: join(folder, 'releases'), database: join(folder, 'database') };
}

/** Those of the default run, relative to the repository. */
export const folders = shopFolders('.local');

/** What a shop starts with. */
export interface Prepared {
  readonly shellFolder: string;
  readonly map: ReleaseMap | null;
}

/** Who changes the release map then, for its history. */
const who = 'pnpm start';

/**
 * Builds what has changed: the shell, and a release of each remote, which then gets all visitors, for what is published here is
 * trusted; but not where an operator has said which release has them. One that was ever assigned paths keeps those. One
 * that does not build stays as it was published last. Where the release map is damaged or gone, that is said and no release is built:
 * what was live an operator says, and not what was built last.
 *
 * @returns folder of the shell's build, and the release map that it starts with; null where that is damaged
 * @throws BuildFailed when the shell does not build; Error in one sentence when a remote does not that was never published, an
 *   operator trusts others alone to publish one that has changed, or the release map cannot be read
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
    const { version, built, warnings, failed } = await publish(remote, folder);
    // First, for its host may be another than at the last start.
    await trustOwn(releases, name, { who });
    if (!map?.paths[name]) await assignPaths(store, name, paths, { who });
    const isChosen = isOperators(changes, name);
    if (!isChosen && (built || !map?.microFrontends[name]?.length))
      await setTraffic(releases, name, { [version]: 100 }, { who });
    if (failed) log(`${failed}. The shop has ${name} ${version}, as published last.`);
    else log(built ? `built ${name} ${version}` : `${name} ${version} is up to date`);
    if (built && isChosen)
      log(
        `${name} ${version} has no visitors, for an operator chose which release of ${name} has them: give it some by pnpm releases rollout ${name}@${numberOf(version)}.`,
      );
    const unassigned = map?.paths[name] ? unassignedPaths(map, name, paths) : [];
    for (const warning of [...warnings, ...unassigned]) log(warning);
  }
  return { shellFolder: shell.folder, map: (await store.read()).map };
}

/** Whether an operator was the last to say which releases of a remote visitors get; what shells did about it since is no other word. */
function isOperators(changes: readonly Change[], remote: string): boolean {
  const said = (of: Change['from']) => JSON.stringify([of?.releases, of?.rollout, of?.frozen]);
  const last = changes
    .flatMap(changesOf)
    .findLast((one) => one.remote === remote && one.who !== shellItself && said(one.from) !== said(one.to));
  return last !== undefined && last.who !== who;
}

/** A remote's latest release, made just now or before; `failed` says why it is not that of the sources. */
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
    throw new Error(`${error.sentence}. Nothing of it was ever published, so the shop cannot open.`);
  }
}
