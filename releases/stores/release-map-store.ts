import type { Change } from '../release-map/change';
import type { ReleaseMap } from '../release-map/release-map';
import type { Span } from '../rollout/counts';

/** A release map as it is kept. */
export interface KeptMap {
  /** Null when there is none. */
  readonly map: ReleaseMap | null;
  /** Revision of the last change, 0 before the first; the history may be ahead of a map that was put there by hand. */
  readonly revision: number;
  /** The change that made the map; null where it was made otherwise, or that cannot be read. */
  readonly last: Change | null;
}

/** The changes of a release map. */
export interface ReleaseHistory {
  /** The oldest first. */
  readonly changes: readonly Change[];
  /** Entries that are no change, as half a line of a command that was killed. */
  readonly leftOut: number;
}

/** A change, and the map that it makes. */
export interface MadeChange {
  readonly map: ReleaseMap;
  readonly change: Change;
}

/** Makes the next map from what is kept, while nobody else may change it; null for no change. */
export type MakeChange = (
  kept: KeptMap,
  history: ReleaseMapStore['history'],
  /** ISO 8601, by the store's clock, and never before the change before it. */
  at: string,
) => Promise<MadeChange | null>;

/** Keeps the release map and its history. What fails throws an Error in one sentence, and has changed nothing. */
export interface ReleaseMapStore {
  /** For a sentence. */
  readonly place: string;
  /** The map in its wire format; null when there is none. */
  text(): Promise<string | null>;
  /** @throws DamagedMap when what is kept is no release map, or there is none although there is a history */
  read(): Promise<KeptMap>;
  /** All changes, or those after a revision, whatever the map is. */
  history(part?: { readonly since: number }): Promise<ReleaseHistory>;
  /** Names the entries that `history` leaves out, for a sentence. */
  leftOutAt(): Promise<string>;
  /** Keeps a change and the map that it makes, both or neither. @throws DamagedMap as `read` does */
  update(make: MakeChange): Promise<void>;
  /** The same where the map is damaged: it is null then, and its revision the history's last. */
  replace(make: MakeChange): Promise<void>;
  /** The clock that changes are dated with, in milliseconds since 1970. */
  now(): Promise<number>;
  /** Adds a shell's counts of a rollout. */
  addSpan(rollout: string, span: Span): Promise<void>;
  /** All shells' counts of a rollout after the first so many, in one order that stays; null for an entry that cannot be read. */
  spans(rollout: string, after: number): Promise<readonly (Span | null)[]>;
  /** Whether the shell with this id looks after rollouts, as long as it asks again within the lease's time; else whoever asks first. */
  holdLease(holder: string): Promise<boolean>;
  /** When the lease was last taken, in milliseconds since 1970; 0 where it never was. */
  leaseHeldAt(): Promise<number>;
}

/** Milliseconds that a lease lasts. */
export const leaseTime = 5_000;
