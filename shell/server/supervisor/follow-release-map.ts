import { liveRemotes, nothingLive, type ReleaseMap, switchedOff } from 'releases/release-map/release-map';
import { revisionIn } from 'releases/stores/kept-map';
import { type FollowedStore, watchReleaseMap } from 'releases/stores/watch-release-map';
import { isShellPattern } from 'releases/traffic/assign-paths';
import { log, logError } from '../process/log';

/** The release map that is in force. */
export type FollowedMap = Awaited<ReturnType<typeof followReleaseMap>>;

/**
 * Follows a release map. If it cannot be read, the last good one stays in force. Logs once which remotes have no live release or no
 * path, and which paths are the shell's own; these are dropped.
 *
 * @param interval polling interval in milliseconds, where the usual one is too long
 * @returns resolves once there is a map, or it is known that there is none
 */
export async function followReleaseMap(store: FollowedStore, changed: () => void, interval?: number) {
  let known: { readonly map: ReleaseMap; readonly text: string; readonly revision: number } | null = null;
  let unreadableSince: number | null = null;
  let stop = () => {};
  await new Promise<void>((ready) => {
    stop = watchReleaseMap(
      store,
      (map, text, broken) => {
        for (const sentence of broken) log('warn', `release map: ${sentence}`);
        for (const remote of switchedOff(map))
          log('warn', `release map: no release of ${remote} is live`, { remote });
        for (const remote of liveRemotes(map).filter((one) => !map.paths[one]?.length))
          log('warn', `release map: ${remote} is live, and no path is assigned to it`, { remote });
        const paths = withoutShellPaths(map.paths);
        known = { map: { ...map, paths }, text, revision: revisionIn(text) };
        changed();
        ready();
      },
      (problem) => {
        unreadableSince = problem && (unreadableSince ?? Date.now());
        if (problem) logError('release map', withoutStack(problem));
        ready();
      },
      interval,
    );
  });
  return {
    map: (): ReleaseMap => known?.map ?? nothingLive,
    /** The release map's text as it was read; null as long as there is none. */
    text: (): string | null => known?.text ?? null,
    /** The map's revision; 0 where it has none. */
    revision: () => known?.revision ?? 0,
    /** Since when the newest map cannot be read, in milliseconds since 1970, so that the last good one is in force; null when it can. */
    unreadableSince: () => unreadableSince,
    stop,
  };
}

/** Errors of stores are sentences for operators, whom no stack helps. Any other error is a fault. */
function withoutStack(problem: Error): Error {
  return ['Error', 'DamagedMap'].includes(problem.name) ? Object.assign(problem, { stack: '' }) : problem;
}

function withoutShellPaths(assigned: ReleaseMap['paths']): ReleaseMap['paths'] {
  const entries = Object.entries(assigned).map(([remote, paths]) => {
    for (const path of paths.filter(isShellPattern)) {
      const what = `${path} is assigned to ${remote}, but is the shell's own: the assignment has no effect`;
      log('warn', `release map: ${what}`, { remote });
    }
    return [remote, paths.filter((path) => !isShellPattern(path))] as const;
  });
  return Object.fromEntries(entries);
}
