import type { Rollout } from '../rollout/rollout';

/** A release in the release map, with its share of the visitors. */
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
    /** Signature of the release (`signatureOf`) by a key that its remote has or had. */
    readonly signature?: string;
    readonly [name: string]: unknown;
  };
}

/**
 * The live releases of each remote and the paths that it owns. Traffic adds up to 100 for each remote; all 0, or no release, switches the
 * remote off. No release belongs to two remotes.
 */
export interface ReleaseMap {
  readonly microFrontends: Readonly<Record<string, readonly LiveRelease[]>>;
  /** Path patterns in React Router's form; no two remotes have the same. */
  readonly paths: Readonly<Record<string, readonly string[]>>;
  /** Releases that harmed the shop, by remote; they get no visitors, whatever their traffic. */
  readonly quarantined: Readonly<Record<string, readonly QuarantinedVersion[]>>;
  readonly rollouts: Readonly<Record<string, Rollout>>;
  /** Frozen remotes: their traffic stays as it is, except for changes that protect the shop. */
  readonly frozen: Readonly<Record<string, true>>;
  readonly keys: Readonly<Record<string, readonly string[]>>;
  readonly origins: Readonly<Record<string, readonly string[]>>;
}

/** A version in quarantine. */
export interface QuarantinedVersion {
  readonly version: string;
  /**
   * End of the quarantine in ISO 8601, by the clock of the shell that set it; without it an operator lifts it. Clocks differ, so nobody
   * compares it: each shell lifts the quarantine once it has seen it for a minute.
   */
  readonly until?: string;
}

/** Which releases of a remote may run: those signed with one of the keys and served from one of the origins. */
export interface Trust {
  /** ed25519 public keys, base64 of their 32 bytes. Undefined: unsigned releases may run; empty: no release may. */
  readonly keys?: readonly string[];
  /** http(s) origins, without a trailing slash. Undefined: any origin will do; empty: none will. */
  readonly origins?: readonly string[];
}

/** One remote's part of a release map; undefined fields are absent from the map. */
export interface RemoteState extends Trust {
  readonly releases?: readonly LiveRelease[];
  readonly paths?: readonly string[];
  readonly quarantined?: readonly QuarantinedVersion[];
  readonly rollout?: Rollout;
  readonly frozen?: true;
}

/** Name in the release map of each part of a remote's state. */
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

/** The state with the defined parts only; null when none is defined. */
export function stateFrom(
  parts: {
    readonly [Part in keyof RemoteState]: RemoteState[Part] | undefined;
  },
): RemoteState | null {
  const there = Object.entries(parts).filter(([, part]) => part !== undefined);
  return there.length > 0 ? Object.fromEntries(there) : null;
}

/** A remote's state in a map; null when the map does not mention the remote. */
export function stateOf(map: ReleaseMap, remote: string): RemoteState | null {
  return stateFrom(Object.fromEntries(namedParts.map(([part, name]) => [part, map[name][remote]])));
}

/** A remote's trusted keys and origins in a map. */
export function trustOf({ keys, origins }: Pick<ReleaseMap, 'keys' | 'origins'>, remote: string): Trust {
  return stateFrom({ keys: keys[remote], origins: origins[remote] }) ?? {};
}

/** The map with a remote's state replaced. */
export function withState(map: ReleaseMap, remote: string, state: RemoteState | null): ReleaseMap {
  const changed = namedParts.map(([part, name]) => {
    const { [remote]: _, ...others } = map[name];
    return [name, state?.[part] === undefined ? others : { ...map[name], [remote]: state[part] }];
  });
  return Object.fromEntries(changed);
}

/** The releases that have visitors. */
export function withVisitors(releases: readonly LiveRelease[] = []): readonly LiveRelease[] {
  return releases.filter(({ deployment }) => deployment.traffic > 0);
}

/** The remotes that have visitors. */
export function liveRemotes({ microFrontends }: ReleaseMap): string[] {
  return Object.keys(microFrontends).filter((remote) => withVisitors(microFrontends[remote]).length > 0);
}

/** The remotes without visitors, including those with paths that never had a release. */
export function switchedOff(map: ReleaseMap): string[] {
  const live = new Set(liveRemotes(map));
  const remotes = new Set([...Object.keys(map.microFrontends), ...Object.keys(map.paths)]);
  return [...remotes].filter((remote) => !live.has(remote));
}

/** A percentage as a whole number of hundredths of a percent, so that shares add up exactly. */
export function hundredths(percent: number): number {
  return Math.round(percent * 100);
}
