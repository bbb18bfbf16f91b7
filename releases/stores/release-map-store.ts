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
  /** How many entries are no change, as half a line of a command that was killed. */
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
  /** When the change is made, in ISO 8601: by the store's clock, and never before the change before it. */
  at: string,
) => Promise<MadeChange | null>;

/** Where the release map and its history are kept. What fails is told by an Error in one sentence, and has changed nothing. */
export interface ReleaseMapStore {
  /** Where that is, for a sentence. */
  readonly place: string;
  /**
   * The map in its wire format; null when there is none.
   *
   * @throws Error in one sentence when it cannot be read
   */
  text(): Promise<string | null>;
  /**
   * What is to be said where there is no map, or none that can be read: the reason, and what can be done here.
   *
   * @param reason why it cannot be read, a sentence; null where there is none
   */
  damage(reason: string | null): Promise<Error>;
  /** @throws DamagedMap when what is kept is no release map, or there is none although there is a history */
  read(): Promise<KeptMap>;
  /** All changes, or those after a revision: no more is read than they are. It does not matter what the map is. */
  history(part?: { readonly since: number }): Promise<ReleaseHistory>;
  /** Where the entries are that `history` leaves out as they are no change, for a sentence. */
  leftOutAt(): Promise<string>;
  /**
   * Keeps a change and the map that it makes, both or neither.
   *
   * @throws DamagedMap as `read` does
   */
  update(make: MakeChange): Promise<void>;
  /** The same in place of whatever is kept: where `read` throws DamagedMap, the map is null, and its revision the history's last. */
  replace(make: MakeChange): Promise<void>;
  /** The time by the clock that changes are dated with, in milliseconds since 1970. */
  now(): Promise<number>;
  /** Adds what a shell has counted of a rollout to what all shells have. */
  addSpan(rollout: string, span: Span): Promise<void>;
  /**
   * What all shells have counted of a rollout, in an order that is the same for all of them and stays; null for an entry that is
   * none.
   *
   * @param after how many of the first are left out
   */
  spans(rollout: string, after: number): Promise<readonly (Span | null)[]>;
  /**
   * Whether it is this shell that looks after rollouts, and stays so as long as it asks again within the time of a lease; when it does
   * no more, it is the first one that asks.
   *
   * @param holder an id of the shell
   */
  holdLease(holder: string): Promise<boolean>;
  /** When a shell last asked for that and had it, in milliseconds since 1970; 0 where none ever did. */
  leaseHeldAt(): Promise<number>;
}

/** How long a lease lasts, in milliseconds. */
export const leaseTime = 5_000;
