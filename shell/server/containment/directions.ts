import { nothingLive, type ReleaseMap } from 'releases/release-map/release-map';

/** What a supervisor tells its workers: what documents are made from, from now on. */
export interface Directions {
  readonly map?: ReleaseMap;
  readonly avoided?: Avoided;
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
 * Follows what the supervisor of this process says. It is always the same supervisor's word, so nothing of it is checked again.
 *
 * @param mapChanged called when there is another release map
 * @returns what was said last, once there is a map
 */
export async function followDirections(mapChanged: () => void): Promise<Required<Directions>> {
  const last: Required<Directions> = { map: nothingLive, avoided: nothingAvoided, views: null };
  return new Promise((resolve) => {
    process.on('message', (directions: Directions) => {
      Object.assign(last, directions);
      if (!directions.map) return;
      mapChanged();
      resolve(last);
    });
  });
}

/** Releases that documents are composed without, each as `lab@1.4.2+0a1b2c3d4e5f`. */
export interface Avoided {
  /** In quarantine: they get no visitors. */
  readonly quarantined: readonly string[];
  /** Something stands still in their code, or they took a worker a moment ago: they get visitors where nothing else is left. */
  readonly suspended: readonly string[];
}

/** No release is avoided. */
export const nothingAvoided: Avoided = { quarantined: [], suspended: [] };
