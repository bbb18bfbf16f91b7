import { compareVersions } from '@storefront/shared/release/version';
import { isQuarantinedIn } from '../quarantine/quarantine';
import type { Change } from '../release-map/change';
import { nothingLive, type ReleaseMap, trustOf } from '../release-map/release-map';
import { type Analysis, analysisSoFar } from '../rollout/analysis';
import type { Rollout } from '../rollout/rollout';
import { baselineOf } from '../rollout/transitions';
import type { KeptMap } from '../stores/release-map-store';
import type { Releases } from '../stores/releases';
import { refusal } from '../trust/refusal';
import { remotesPublished, versionsPublished } from './published-anywhere';

/** State of one release. */
export interface ReleaseStatus {
  readonly version: string;
  /** Percent of the visitors; null where it is not in the map. */
  readonly traffic: number | null;
  readonly isDefault: boolean;
  /** Whether it is in this releases folder, or another machine has published it. */
  readonly isPublished: boolean;
  readonly isQuarantined: boolean;
  /** Whether the map has a signature of it, by any key. */
  readonly isSigned: boolean;
  /** Why no shell runs it, as a predicate; null where shells do, or it is not in the map. */
  readonly refused: string | null;
}

/** State of one remote. */
export interface RemoteStatus {
  /** The oldest first. */
  readonly releases: readonly ReleaseStatus[];
  readonly paths: readonly string[];
  readonly rollout: Rollout | null;
  /** The rollout's analysis so far; null without a rollout or a baseline. */
  readonly analysis: Analysis | null;
  /** Name of `analysis` before contract 3.5, for scripts that read `status --json`; goes with contract 4. */
  readonly verdict: Analysis | null;
  readonly isFrozen: boolean;
  /** Trusted public keys and origins; null for any. */
  readonly keys: readonly string[] | null;
  readonly origins: readonly string[] | null;
}

/** Published releases, their traffic and assigned paths. */
export interface ShopStatus {
  readonly place: string;
  readonly revision: number;
  readonly last: Change | null;
  readonly remotes: Readonly<Record<string, RemoteStatus>>;
}

/** Combines the published releases of a folder with the stored map. */
export async function shopStatus(
  from: Releases,
  { map: kept, revision, last }: KeptMap,
): Promise<ShopStatus> {
  const { store } = from;
  const map = kept ?? nothingLive;
  const remotes: Record<string, RemoteStatus> = {};
  for (const remote of await knownRemotes(from, map)) {
    const live = map.microFrontends[remote] ?? [];
    const { [remote]: rollout = null } = map.rollouts;
    const baseline = rollout && baselineOf(live, rollout)?.metadata.version;
    const trust = trustOf(map, remote);
    const published = await versionsPublished(from, remote);
    const versions = new Set([...published, ...live.map(({ metadata }) => metadata.version)]);
    const analysis = rollout && baseline ? await analysisSoFar(store, rollout, baseline) : null;
    remotes[remote] = {
      releases: [...versions].sort(compareVersions).map((version) => {
        const release = live.find(({ metadata }) => metadata.version === version);
        const deployment = release?.deployment;
        return {
          version,
          traffic: deployment?.traffic ?? null,
          isDefault: deployment?.default === true,
          isPublished: published.includes(version),
          isQuarantined: isQuarantinedIn(map, remote, version),
          isSigned: release?.extras?.signature !== undefined,
          refused: release ? refusal(remote, release, trust) : null,
        };
      }),
      paths: map.paths[remote] ?? [],
      rollout,
      analysis,
      verdict: analysis,
      isFrozen: map.frozen[remote] === true,
      keys: trust.keys ?? null,
      origins: trust.origins ?? null,
    };
  }
  return { place: store.place, revision, last, remotes };
}

/** Names of the remotes in a release map or with published releases. */
export async function knownRemotes(
  from: Releases,
  { microFrontends, paths, keys, origins }: ReleaseMap,
): Promise<ReadonlySet<string>> {
  return new Set([
    ...[microFrontends, paths, keys, origins].flatMap((part) => Object.keys(part)),
    ...(await remotesPublished(from)),
  ]);
}
