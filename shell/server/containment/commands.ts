import { nothingLive, type ReleaseMap } from 'releases/release-map/release-map';

/** A supervisor's commands to its workers: what documents are made from, from now on. A missing field stays as it was. */
export interface WorkerCommands {
  readonly map?: ReleaseMap;
  readonly unhealthy?: UnhealthyReleases;
  /** Null where browsers report nothing. */
  readonly views?: ViewReports | null;
}

/** Which documents browsers report about. */
export interface ViewReports {
  /** By which their tokens are signed, in base64url. */
  readonly key: string;
  /** How many of them, from 0 to 1. */
  readonly share: number;
}

/**
 * Follows the commands of this process's supervisor. Both are of one build, so commands are not validated.
 *
 * @param mapChanged called when there is another release map
 * @returns the latest commands, once there is a map; it stays current
 */
export async function followCommands(mapChanged: () => void): Promise<Required<WorkerCommands>> {
  const last: Required<WorkerCommands> = { map: nothingLive, unhealthy: noneUnhealthy, views: null };
  return new Promise((resolve) => {
    process.on('message', (commands: WorkerCommands) => {
      Object.assign(last, commands);
      if (!commands.map) return;
      mapChanged();
      resolve(last);
    });
  });
}

/** Releases that visitors should not get, each as `lab@1.4.2+0a1b2c3d4e5f`. */
export interface UnhealthyReleases {
  /** In quarantine: excluded from every document. */
  readonly quarantined: readonly string[];
  /** Blocking a worker now, or on probation after they ended one: a last resort, for visitors who have no other release. */
  readonly suspended: readonly string[];
}

/** No release is unhealthy. */
export const noneUnhealthy: UnhealthyReleases = { quarantined: [], suspended: [] };
