import type { Change } from 'releases/release-map/change';
import type { Rollout } from 'releases/rollout/rollout';
import type { Verdict } from 'releases/rollout/verdict';
import type { ReleaseCounts } from '../containment/release-counts';
import type { Sample } from './release-samples';

/** What operators see of a shop's releases. Times are in milliseconds since 1970 where they are numbers, in ISO 8601 where they are texts. */
export interface ShopView {
  /** When it was looked. */
  readonly at: number;
  /** Of the release map in force; 0 where it has none. */
  readonly revision: number;
  /** Since when the newest map cannot be read, so that an old one is in force; null when it can. */
  readonly unreadableSince: number | null;
  readonly remotes: readonly RemoteView[];
  readonly history: RecentChanges;
}

/** The last changes of a release map, the newest first; or why they cannot be read, in one sentence. */
export type RecentChanges = { readonly changes: readonly Change[] } | { readonly problem: string };

/** What operators see of a remote. */
export interface RemoteView {
  readonly name: string;
  readonly paths: readonly string[];
  readonly isFrozen: boolean;
  /** Whether its releases run only when they are signed with a key of its own. */
  readonly needsSignature: boolean;
  /** Those of the release map, and others that are in quarantine. */
  readonly releases: readonly ReleaseView[];
  readonly rollout: RolloutView | null;
}

/** What operators see of a release. */
export interface ReleaseView {
  readonly version: string;
  /** Percent of the visitors; null where the release map does not have it. */
  readonly traffic: number | null;
  readonly isDefault: boolean;
  readonly quarantine: QuarantineView | null;
  /** Null where the release map does not have it. */
  readonly signing: SigningView | null;
  /** Since this shell began. */
  readonly counts: ReleaseCounts;
  /** Of the last half hour, the oldest first. */
  readonly samples: readonly Sample[];
}

/** Whether a release is signed, and whether it may run. */
export interface SigningView {
  /** The key of its remote that it is signed with, as the release map has it; null where it is with none of them. */
  readonly key: string | null;
  /** Whether the release map has a signature of it, by whomever. */
  readonly isSigned: boolean;
  /** Why no shell runs it, as the end of a sentence that begins with its name; null where shells do. */
  readonly refused: string | null;
}

/** Since when and why a release gets no visitors; empty where the shell does not know. */
export interface QuarantineView {
  readonly since: string;
  /** When it comes out by itself; empty where an operator lifts it. */
  readonly until: string;
  readonly why: string;
}

/** What operators see of a rollout. */
export interface RolloutView {
  readonly rollout: Rollout;
  /** Null where this shell does not know yet. */
  readonly verdict: Verdict | null;
}
