import type { Change } from '../release-map/change';
import type { ReleaseMap } from '../release-map/release-map';
import type { SampleWindow } from '../rollout/counts';
import type { SharedRecords } from './shared-records';

/** A stored release map. */
export interface KeptMap {
  /** Null when there is none. */
  readonly map: ReleaseMap | null;
  /** Revision of the last change, 0 before the first; the history may be ahead of a map that was written by hand. */
  readonly revision: number;
  /** The change that made the map; null where it was made otherwise, or is unreadable. */
  readonly last: Change | null;
  /** A sentence for each remote whose part is broken, and which has its last good one. */
  readonly broken?: readonly string[];
}

/** The changes of a release map. */
export interface ReleaseHistory {
  /** The oldest first. */
  readonly changes: readonly Change[];
  /** Unreadable entries, such as the partial line of a killed command. */
  readonly leftOut: number;
}

/** A change and the map that results. */
export interface MadeChange {
  readonly map: ReleaseMap;
  readonly change: Change;
  /** Changes before it that the history lacks, where a map comes from another store. */
  readonly earlier?: readonly Change[];
}

/** Makes the next map from the stored one, under the lock; null for no change. */
export type MakeChange = (
  kept: KeptMap,
  history: ReleaseMapStore['history'],
  /** ISO 8601, by the store's clock, and never before the previous change. */
  at: string,
) => Promise<MadeChange | null>;

/** Stores the release map and its history. A failure throws an Error in one sentence, and has changed nothing. */
export interface ReleaseMapStore {
  /** For a sentence. */
  readonly place: string;
  /** The map in its wire format; null when there is none. */
  text(): Promise<string | null>;
  /** @throws DamagedMap when the stored map is invalid, or missing although there is a history */
  read(): Promise<KeptMap>;
  /** All changes, or those after a revision, even where the map is damaged. */
  history(part?: { readonly since: number }): Promise<ReleaseHistory>;
  /** Names the entries that `history` leaves out, for a sentence. */
  leftOutAt(): Promise<string>;
  /** Stores a change and its map, both or neither. @throws DamagedMap as `read` does */
  update(make: MakeChange): Promise<void>;
  /** Like `update`, but a damaged map is null, at the history's last revision. */
  replace(make: MakeChange): Promise<void>;
  /** The clock of changes, in milliseconds since 1970. */
  now(): Promise<number>;
  /** Adds a shell's counts of a rollout. */
  addSampleWindow(rollout: string, sample: SampleWindow): Promise<void>;
  /** All shells' counts of a rollout after the first `after`, in a stable order; null for an unreadable one. */
  sampleWindows(rollout: string, after: number): Promise<readonly (SampleWindow | null)[]>;
  /** Whether this shell controls rollouts: the holder must renew within the lease time, or the next to ask takes over. */
  holdLease(holder: string): Promise<boolean>;
  /** When the lease was last taken, in milliseconds since 1970; 0 where it never was. */
  leaseHeldAt(): Promise<number>;
  /** What machines share besides the map; null where they share a folder, which has it. */
  readonly shared: SharedRecords | null;
}

/** Milliseconds that a lease lasts. */
export const leaseTime = 5_000;
