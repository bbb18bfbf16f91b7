import type { Rollout } from '../rollout/rollout';

/** A release that the release map offers, with its share of the visitors. */
export interface LiveRelease {
  /** Absolute http(s) address of its `release.json`, in the folder of its version. */
  readonly url: string;
  readonly metadata: {
    /** Integrity of that `release.json`, from which the integrity of every other file follows. */
    readonly integrity: string;
    readonly version: string;
  };
  readonly deployment: {
    /** Percent of the visitors, 0 to 100, in steps of 0.01. */
    readonly traffic: number;
    readonly default: boolean;
  };
  readonly extras?: {
    /** Signature of the release (`signatureOf`), by which of its remote's keys ever. */
    readonly signature?: string;
    readonly [name: string]: unknown;
  };
}

/**
 * Which releases of each remote are live and may be, and which paths are theirs. The traffic of one remote adds up to 100; all 0, or
 * no release, means that the remote is switched off. No release is there under two remotes.
 */
export interface ReleaseMap {
  readonly microFrontends: Readonly<Record<string, readonly LiveRelease[]>>;
  readonly paths: Readonly<Record<string, readonly string[]>>;
  /** The releases of each remote that get no visitors, whatever their traffic, as they harmed the shop. */
  readonly quarantined: Readonly<Record<string, readonly QuarantinedVersion[]>>;
  /** Rollouts under way. */
  readonly rollouts: Readonly<Record<string, Rollout>>;
  /** Remotes whose traffic stays as it is, but for what protects the shop. */
  readonly frozen: Readonly<Record<string, true>>;
  readonly keys: Readonly<Record<string, readonly string[]>>;
  readonly origins: Readonly<Record<string, readonly string[]>>;
}

/** A version in quarantine. */
export interface QuarantinedVersion {
  readonly version: string;
  /**
   * When it comes out by itself, in ISO 8601, by the clock of the shell that put it there; without it an operator lifts it. Nobody
   * compares it with a clock of his own: every shell lifts it when it has seen it for a minute.
   */
  readonly until?: string;
}

/** Which releases of a remote may run: those that one of the keys has signed, and that come from one of the origins. */
export interface Trust {
  /** ed25519 public keys, base64 of their 32 bytes. Where it is not said which, none need be signed; of none, none may run. */
  readonly keys?: readonly string[];
  /** http(s) origins, without a slash at the end. Where it is not said which, any will do; of none, none may run. */
  readonly origins?: readonly string[];
}

/** What a release map says of one remote; what it does not mention is not there. */
export interface RemoteState extends Trust {
  readonly releases?: readonly LiveRelease[];
  readonly paths?: readonly string[];
  readonly quarantined?: readonly QuarantinedVersion[];
  readonly rollout?: Rollout;
  readonly frozen?: true;
}

/** What a map says of a remote; null when it says nothing. */
export function stateOf(map: ReleaseMap, remote: string): RemoteState | null {
  const { [remote]: releases } = map.microFrontends;
  const { [remote]: paths } = map.paths;
  const { [remote]: quarantined } = map.quarantined;
  const { [remote]: rollout } = map.rollouts;
  const { [remote]: frozen } = map.frozen;
  const state: RemoteState = {
    ...(releases && { releases }),
    ...(paths && { paths }),
    ...(quarantined && { quarantined }),
    ...(rollout && { rollout }),
    ...(frozen && { frozen }),
    ...trustOf(map, remote),
  };
  return Object.keys(state).length > 0 ? state : null;
}

/** What a map says of whose releases of a remote may run. */
export function trustOf(map: Pick<ReleaseMap, 'keys' | 'origins'>, remote: string): Trust {
  const { [remote]: keys } = map.keys;
  const { [remote]: origins } = map.origins;
  return { ...(keys && { keys }), ...(origins && { origins }) };
}

/** The map with this state of a remote in place of what it had. */
export function withState(map: ReleaseMap, remote: string, state: RemoteState | null): ReleaseMap {
  return {
    microFrontends: withPart(map.microFrontends, remote, state?.releases),
    paths: withPart(map.paths, remote, state?.paths),
    quarantined: withPart(map.quarantined, remote, state?.quarantined),
    rollouts: withPart(map.rollouts, remote, state?.rollout),
    frozen: withPart(map.frozen, remote, state?.frozen),
    keys: withPart(map.keys, remote, state?.keys),
    origins: withPart(map.origins, remote, state?.origins),
  };
}

function withPart<Part>(
  all: Readonly<Record<string, Part>>,
  remote: string,
  said: Part | undefined,
): Readonly<Record<string, Part>> {
  const { [remote]: _, ...others } = all;
  return said === undefined ? others : { ...all, [remote]: said };
}

/** The release map of a shop without remotes. */
export const nothingLive: ReleaseMap = {
  microFrontends: {},
  paths: {},
  quarantined: {},
  rollouts: {},
  frozen: {},
  keys: {},
  origins: {},
};

/** Those of a remote's releases that have visitors. */
export function visitedOf(releases: readonly LiveRelease[] = []): readonly LiveRelease[] {
  return releases.filter(({ deployment }) => deployment.traffic > 0);
}

/** The remotes that have visitors. */
export function liveRemotes({ microFrontends }: ReleaseMap): string[] {
  return Object.keys(microFrontends).filter((remote) => visitedOf(microFrontends[remote]).length > 0);
}

/** The remotes without visitors, also those that have paths and never had a release. */
export function switchedOff(map: ReleaseMap): string[] {
  const live = new Set(liveRemotes(map));
  const remotes = new Set([...Object.keys(map.microFrontends), ...Object.keys(map.paths)]);
  return [...remotes].filter((remote) => !live.has(remote));
}

/** A percentage as a whole number of hundredths of a percent, so that shares add up exactly. */
export function hundredths(percent: number): number {
  return Math.round(percent * 100);
}
