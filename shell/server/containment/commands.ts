import { nothingLive, type ReleaseMap } from 'releases/release-map/release-map';

/** A supervisor's commands to its workers: the inputs of later documents. A missing field stays as it was. */
export interface WorkerCommands {
  readonly map?: ReleaseMap;
  readonly unhealthy?: UnhealthyReleases;
  /** Null when browsers report nothing. */
  readonly views?: ViewReports | null;
}

/** The settings of browsers' reports about documents. */
export interface ViewReports {
  /** Key that signs their tokens, in base64url. */
  readonly key: string;
  /** Share of documents that browsers report about, from 0 to 1. */
  readonly share: number;
}

/** Follows the supervisor's commands, which are of the same build and not validated. @returns them, kept up to date, once there is a map */
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

/** Releases to keep from visitors, each as `lab@1.4.2+0a1b2c3d4e5f`. */
export interface UnhealthyReleases {
  /** In quarantine: excluded from every document. */
  readonly quarantined: readonly string[];
  /** Suspended or on probation: only for visitors who have no other release. */
  readonly lastResort: readonly string[];
}

/** No release is unhealthy. */
export const noneUnhealthy: UnhealthyReleases = { quarantined: [], lastResort: [] };
