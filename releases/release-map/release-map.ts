import { isPathPattern, pathPatternKey } from '@storefront/shared/contracts/path-pattern';
import { isIntegrity } from '@storefront/shared/release/integrity';
import { jsonObject, parseJson } from '@storefront/shared/release/parse-json';
import { isSignature } from '@storefront/shared/release/release-signature';
import { isRemoteName } from '@storefront/shared/release/remote-name';
import { isVersion } from '@storefront/shared/release/version';
import * as v from 'valibot';
import { type Rollout, rolloutSchema } from '../rollout/rollout';
import { type Trust, trustedKeys, trustedOrigins } from './trust';

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
  /** The path patterns assigned to each remote, in React Router's form; no two remotes have the same. */
  readonly paths: Readonly<Record<string, readonly string[]>>;
  /** The releases of each remote that get no visitors, whatever their traffic, as they harmed the shop. */
  readonly quarantined: Readonly<Record<string, readonly QuarantinedVersion[]>>;
  /** The release of each remote that is on its way to all visitors. */
  readonly rollouts: Readonly<Record<string, Rollout>>;
  /** The remotes whose traffic stays as it is, but for what protects the shop. */
  readonly frozen: Readonly<Record<string, true>>;
  /** The keys of each remote, and its origins (`Trust`). */
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
  const state = {
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

/** The map that says this of a remote, and what it said of the others. */
export function withState(
  { microFrontends, paths, quarantined, rollouts, frozen, keys, origins }: ReleaseMap,
  remote: string,
  state: RemoteState | null,
): ReleaseMap {
  return {
    microFrontends: replaced(microFrontends, remote, state?.releases),
    paths: replaced(paths, remote, state?.paths),
    quarantined: replaced(quarantined, remote, state?.quarantined),
    rollouts: replaced(rollouts, remote, state?.rollout),
    frozen: replaced(frozen, remote, state?.frozen),
    keys: replaced(keys, remote, state?.keys),
    origins: replaced(origins, remote, state?.origins),
  };
}

function replaced<Value>(
  all: Readonly<Record<string, Value>>,
  name: string,
  value: Value | undefined,
): Readonly<Record<string, Value>> {
  if (value !== undefined) return { ...all, [name]: value };
  const { [name]: _, ...others } = all;
  return others;
}

/** The map of a shop without any remote. */
export const nothingLive: ReleaseMap = {
  microFrontends: {},
  paths: {},
  quarantined: {},
  rollouts: {},
  frozen: {},
  keys: {},
  origins: {},
};

/** The remotes that have visitors. */
export function liveRemotes({ microFrontends }: ReleaseMap): string[] {
  return Object.keys(microFrontends).filter((remote) =>
    microFrontends[remote]?.some(({ deployment }) => deployment.traffic > 0),
  );
}

/** The remotes that are switched off, among them those that have paths and never had a release. */
export function switchedOff(map: ReleaseMap): string[] {
  const live = new Set(liveRemotes(map));
  const remotes = new Set([...Object.keys(map.microFrontends), ...Object.keys(map.paths)]);
  return [...remotes].filter((remote) => !live.has(remote));
}

/** Address that says which format the document has (frontend-discovery, `schema`). */
const format = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

const version = v.pipe(
  v.string(),
  v.check(
    isVersion,
    ({ received }) =>
      `expected major.minor.patch+hash, got ${received} (a map from before versions had a hash: delete release-map.json, and give its traffic anew)`,
  ),
);

const metadata = v.strictObject({
  integrity: v.pipe(v.string(), v.check(isIntegrity, 'expected an integrity (sha384-…)')),
  version,
});

const deployment = v.object({
  traffic: v.pipe(
    v.number(),
    v.check(isPercent, ({ received }) => `expected 0 to 100 in steps of 0.01, got ${received}`),
  ),
  default: v.boolean(),
});

// Not in the metadata, which the format closes and shells of before refuse with anything more in it.
const extras = jsonObject(
  v.objectWithRest(
    {
      signature: v.exactOptional(
        v.pipe(v.string(), v.check(isSignature, 'expected a signature (base64 of 64 bytes)')),
      ),
    },
    v.unknown(),
  ),
);

/** Schema of what names a release wherever it is: its address, what has to be there, and who has signed it. */
export const releaseReference = {
  url: v.pipe(
    v.string(),
    v.check(isWebAddress, ({ received }) => `expected an http(s) address, got ${received}`),
  ),
  metadata: jsonObject(metadata),
  extras: v.exactOptional(extras),
};

const liveRelease = v.pipe(
  jsonObject(
    v.object({
      ...releaseReference,
      deployment: jsonObject(deployment),
    }),
  ),
  v.forward(
    v.check(
      ({ url, metadata: { version } }) => new URL(url).pathname.endsWith(`/${version}/release.json`),
      'expected the address of the release.json in the folder of its version',
    ),
    ['url'],
  ),
);

/** Schema of a remote's releases. */
export const liveReleases = v.pipe(
  v.array(liveRelease),
  v.check(
    (all) => new Set(all.map(({ metadata }) => metadata.version)).size === all.length,
    'a version is there twice',
  ),
  v.check(
    (all) => all.length === 0 || all.filter(({ deployment }) => deployment.default).length === 1,
    'expected exactly one default',
  ),
  v.check(
    (all) =>
      [0, 10_000].includes(all.reduce((sum, { deployment }) => sum + hundredths(deployment.traffic), 0)),
    'traffic must add up to 100, or be 0 throughout to switch the remote off',
  ),
);

/** Schema of a remote's name. */
export const remoteName = v.pipe(
  v.string(),
  v.check(isRemoteName, ({ received }) => `expected the name of a remote, got ${received}`),
);

/** Schema of a remote's paths. */
export const pathPatterns = v.array(
  v.pipe(
    v.string(),
    v.check(isPathPattern, ({ received }) => `expected a path pattern, got ${received}`),
  ),
);

/** Schema of a remote's versions in quarantine. */
export const quarantinedVersions = v.array(
  jsonObject(v.strictObject({ version, until: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())) })),
);

const paths = v.pipe(
  jsonObject(v.record(remoteName, pathPatterns)),
  v.rawCheck(({ dataset, addIssue }) => {
    const clash = dataset.typed && firstClash(dataset.value, (pattern) => [pathPatternKey(pattern)]);
    if (!clash) return;
    const { item, first, second } = clash;
    addIssue({
      message:
        first === second
          ? `${item} is named twice for ${first}`
          : `${item} is assigned to ${first} and to ${second}`,
    });
  }),
);

const schema = jsonObject(
  v.object({
    microFrontends: v.pipe(
      jsonObject(v.record(remoteName, liveReleases)),
      v.rawCheck(({ dataset, addIssue }) => {
        const clash =
          dataset.typed && firstClash(dataset.value, ({ url, metadata }) => [url, metadata.integrity]);
        if (!clash) return;
        const { item, first, second } = clash;
        addIssue({ message: `${item.url} is there twice, for ${first} and for ${second}` });
      }),
    ),
    paths: v.optional(paths, () => ({})),
    quarantined: v.optional(jsonObject(v.record(remoteName, quarantinedVersions)), () => ({})),
    rollouts: v.optional(jsonObject(v.record(remoteName, rolloutSchema)), () => ({})),
    frozen: v.optional(jsonObject(v.record(remoteName, v.literal(true))), () => ({})),
    keys: v.optional(jsonObject(v.record(remoteName, trustedKeys)), () => ({})),
    origins: v.optional(jsonObject(v.record(remoteName, trustedOrigins)), () => ({})),
  }),
);

/**
 * Parses a release map: the wire format of frontend-discovery v1-pre with stricter rules of ours, and what is ours beside it.
 *
 * @throws Error with one sentence that says where the text is wrong
 */
export function parseReleaseMap(text: string): ReleaseMap {
  return parseJson(schema, text, 'The release map');
}

/**
 * Parses a release map for a shop that is to run on it: with releases that are live and nothing ever assigned, as in one of before
 * there were paths, every page would be a 404.
 *
 * @throws Error as `parseReleaseMap` does, and in that case
 */
export function parseAssignedMap(text: string): ReleaseMap {
  const map = parseReleaseMap(text);
  if (liveRemotes(map).length > 0 && Object.keys(map.paths).length === 0)
    throw new Error('The release map has no paths: assign them with pnpm releases assign.');
  return map;
}

/**
 * The text of a release map in its wire format.
 *
 * @param further fields beside the map's own
 * @throws Error as `parseReleaseMap` does, when the map breaks its rules
 */
export function serializeReleaseMap(map: ReleaseMap, further: object = {}): string {
  const { microFrontends, paths, quarantined, rollouts, frozen, keys, origins } = map;
  const ours = { paths, quarantined, rollouts, frozen, keys, origins };
  const text = `${JSON.stringify({ schema: format, ...further, microFrontends, ...ours }, null, 2)}\n`;
  parseReleaseMap(text);
  return text;
}

/** A share of the traffic in percent as a whole number of hundredths of a percent, so that shares add up exactly. */
export function hundredths(percent: number): number {
  return Math.round(percent * 100);
}

/** What is there for two remotes, or twice for one. */
interface Clash<Item> {
  readonly item: Item;
  readonly first: string;
  readonly second: string;
}

/** Finds the first item that shares a key with one before it; null when none does. */
function firstClash<Item>(
  byRemote: Readonly<Record<string, readonly Item[]>>,
  keysOf: (item: Item) => readonly string[],
): Clash<Item> | null {
  const owners = new Map<string, string>();
  for (const [second, items] of Object.entries(byRemote)) {
    for (const item of items) {
      const first = keysOf(item)
        .map((key) => owners.get(key))
        .find(Boolean);
      if (first) return { item, first, second };
      for (const key of keysOf(item)) owners.set(key, second);
    }
  }
  return null;
}

function isPercent(value: number): boolean {
  return value >= 0 && value <= 100 && Math.abs(value * 100 - hundredths(value)) < 1e-6;
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
