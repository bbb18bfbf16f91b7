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
  /** Path patterns in React Router's form; no two remotes have the same. */
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

/** What a release map calls each part of a remote's state. */
const parts = {
  releases: 'microFrontends',
  paths: 'paths',
  quarantined: 'quarantined',
  rollout: 'rollouts',
  frozen: 'frozen',
  keys: 'keys',
  origins: 'origins',
} as const satisfies Record<keyof RemoteState, keyof ReleaseMap>;

const namedParts = Object.entries(parts) as [keyof RemoteState, keyof ReleaseMap][];

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

/** A state of the parts that are there; null where there is none. */
export function stateFrom(
  said: {
    readonly [Part in keyof RemoteState]: RemoteState[Part] | undefined;
  },
): RemoteState | null {
  const there = Object.entries(said).filter(([, part]) => part !== undefined);
  return there.length > 0 ? Object.fromEntries(there) : null;
}

/** What a map says of a remote; null when it says nothing. */
export function stateOf(map: ReleaseMap, remote: string): RemoteState | null {
  return stateFrom(Object.fromEntries(namedParts.map(([part, name]) => [part, map[name][remote]])));
}

/** What a map says of whose releases of a remote may run. */
export function trustOf({ keys, origins }: Pick<ReleaseMap, 'keys' | 'origins'>, remote: string): Trust {
  return stateFrom({ keys: keys[remote], origins: origins[remote] }) ?? {};
}

/** The map with this state of a remote in place of what it had. */
export function withState(map: ReleaseMap, remote: string, state: RemoteState | null): ReleaseMap {
  const changed = namedParts.map(([part, name]) => {
    const { [remote]: _, ...others } = map[name];
    return [name, state?.[part] === undefined ? others : { ...map[name], [remote]: state[part] }];
  });
  return Object.fromEntries(changed);
}

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
