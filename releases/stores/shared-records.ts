import type { Provided } from '@storefront/shared/release/unmet-need';
import type { Preview } from '../preview/preview';

/** What the machines of a shop share besides the release map. A failure throws an Error in one sentence. */
export interface SharedRecords {
  /** The releases of a remote, or of all, that any machine has published, removed ones included. */
  described(remote?: string): Promise<readonly DescribedRelease[]>;
  /** What a release is; null for one that no machine has published, or that is removed. */
  description(remote: string, version: string): Promise<ReleaseDescription | null>;
  /** Adds a release, or signatures to one that is there. @throws Error when another release has its version or number */
  describe(release: ReleaseDescription): Promise<void>;
  /** Marks a release as removed; its version stays taken. */
  withdraw(remote: string, version: string): Promise<void>;
  /** The keys of previews that are valid, the newest first. */
  previewKeys(): Promise<readonly Buffer[]>;
  /** Adds a key of previews, where `isFirst` only if there is none; the two newest are valid. */
  addPreviewKey(key: Buffer, isFirst: boolean): Promise<void>;
  /** Signs a preview of a team's own remotes; null where this role may read the keys. */
  signAsTeam(preview: Preview): Promise<string | null>;
  /** What the shells that were seen in the last minute provide. */
  provided(): Promise<readonly Provided[]>;
  /** Says that a shell is there, and what it provides. */
  provide(shell: string, provided: Provided): Promise<void>;
  /** Adds a shell's strike against a release, as JSON. @returns the last hundred of other shells in the last ten minutes, the oldest first */
  addStrike(release: string, shell: string, strike: string): Promise<readonly string[]>;
  /** Removes the strikes against a release, which they have brought into quarantine. */
  forgetStrikes(release: string): Promise<void>;
  /** Lets a login role change these remotes alone; none takes its rights away. */
  setTeam(role: string, remotes: readonly string[]): Promise<void>;
  /** Creates the tables that are missing. */
  createTables(): Promise<void>;
}

/** A release that a machine has published. */
export interface DescribedRelease {
  readonly remote: string;
  readonly version: string;
  /** When it was first described, in milliseconds since 1970. */
  readonly at: number;
  readonly isRemoved: boolean;
  /** Lines of its signature file. */
  readonly signatures: readonly string[];
}

/** A published release without its files. Its reader verifies it. */
export interface ReleaseDescription {
  readonly remote: string;
  readonly version: string;
  /** Its `release.json`. */
  readonly text: string;
  /** Lines of its signature file. */
  readonly signatures: readonly string[];
}
