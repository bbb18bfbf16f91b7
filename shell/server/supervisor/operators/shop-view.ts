import { numberOf } from '@storefront/shared/release/version';
import { TimeoutError, withTimeout } from '@storefront/shared/with-timeout';
import { strikesText } from 'releases/quarantine/quarantine';
import type { Change } from 'releases/release-map/change';
import { trustOf } from 'releases/release-map/release-map';
import { analyse } from 'releases/rollout/analysis';
import { baselineOf } from 'releases/rollout/transitions';
import type { ReleaseMapStore } from 'releases/stores/release-map-store';
import { releaseId } from 'releases/traffic/pick';
import { keySignedWith, refusal } from 'releases/trust/refusal';
import type { FollowedMap } from '../follow-release-map';
import type { Quarantine } from '../quarantine/quarantined';
import type { RolloutEvidence } from '../rollouts/rollout-counts';
import type { ReleaseTallies } from './release-tallies';

/** The sources of a shop view. */
export interface ShopViewSources {
  readonly releaseMap: Pick<FollowedMap, 'map' | 'revision' | 'unreadableSince'>;
  readonly quarantine: Pick<Quarantine, 'names' | 'of'>;
  readonly tallies: Pick<ReleaseTallies, 'of'>;
  readonly evidenceOf: RolloutEvidence;
  readonly history: () => Promise<RecentChanges>;
}

/** The data of the operators' page. Times are milliseconds since 1970 as numbers, and ISO 8601 as texts. */
export type ShopView = Awaited<ReturnType<typeof shopView>>;
export type RemoteView = ShopView['remotes'][number];
export type ReleaseView = RemoteView['releases'][number];

/** Collects the data of the operators' page, as this shell knows it. */
export async function shopView(sources: ShopViewSources) {
  const { releaseMap, quarantine, tallies } = sources;
  const history = await sources.history();
  const map = releaseMap.map();
  const { microFrontends, paths, quarantined, rollouts, frozen } = map;
  // Remotes with releases come first.
  const names = [microFrontends, paths, quarantined, rollouts, frozen].flatMap((all) => Object.keys(all));

  const analysisSoFar = async (name: string) => {
    const { [name]: rollout } = rollouts;
    const baseline = rollout && baselineOf(microFrontends[name] ?? [], rollout)?.metadata.version;
    if (!rollout || !baseline) return null;
    const evidence = await sources.evidenceOf(rollout.id).catch(() => null);
    return evidence && analyse(evidence, rollout, numberOf(baseline));
  };

  const remoteView = async (name: string) => {
    const versions = (microFrontends[name] ?? []).map(({ metadata }) => metadata.version);
    const prefix = releaseId(name, '');
    const inQuarantine = quarantine.names().filter((id) => id.startsWith(prefix));
    return {
      name,
      paths: paths[name] ?? [],
      isFrozen: frozen[name] === true,
      /** Whether its releases must be signed with a key of its own. */
      needsSignature: trustOf(map, name).keys !== undefined,
      rollout: rollouts[name] ?? null,
      /** The rollout's analysis; null when its canary has no baseline, or the counts of the shells cannot be read. */
      analysis: await analysisSoFar(name),
      /** The releases of the release map, and others in quarantine. */
      releases: [...new Set([...versions, ...inQuarantine.map((id) => id.slice(prefix.length))])].map(
        (version) => releaseView(name, version),
      ),
    };
  };

  const releaseView = (remote: string, version: string) => {
    const id = releaseId(remote, version);
    const release = microFrontends[remote]?.find(({ metadata }) => metadata.version === version);
    const trust = trustOf(map, remote);
    const { counts, samples } = tallies.of({ remote, version });
    const { since = '', until = '', charges = [] } = quarantine.of(id) ?? {};
    return {
      version,
      /** Percent of the visitors; null when the release map lacks the release. */
      traffic: release?.deployment.traffic ?? null,
      isDefault: release?.deployment.default === true,
      /** Its start, its end if automatic, and its reason; empty where this shell does not know them. */
      quarantine: quarantine.names().includes(id) ? { since, until, why: strikesText(charges) } : null,
      /** The remote's key that signed it, and why no shell runs it; null when the release map lacks the release. */
      signing: release
        ? {
            key: keySignedWith(remote, release, trust),
            isSigned: release.extras?.signature !== undefined,
            refused: refusal(remote, release, trust),
          }
        : null,
      counts,
      samples: samples.all(),
    };
  };

  return {
    at: Date.now(),
    /** Revision of the release map in force; 0 without one. */
    revision: releaseMap.revision(),
    /** Since when the newest map cannot be read, so that an old one is in force; null when it can. */
    unreadableSince: releaseMap.unreadableSince(),
    remotes: await Promise.all([...new Set(names)].map(remoteView)),
    history,
  };
}

const maxChanges = 50;

/** Timeout for the store's history, in milliseconds. */
const historyTimeout = 1_000;

/** The last changes of a release map, the newest first; or one sentence on why they cannot be read. */
export type RecentChanges = { readonly changes: readonly Change[] } | { readonly problem: string };

/** Reads the last changes of a release map, once for concurrent callers. @param revision in force: limits how much is read */
export function recentChanges(
  store: Pick<ReleaseMapStore, 'history'>,
  revision: () => number,
): () => Promise<RecentChanges> {
  let asked: Promise<RecentChanges> | null = null;
  const read = async (): Promise<RecentChanges> => {
    try {
      const { changes } = await store.history({ since: Math.max(revision() - maxChanges, 0) });
      return { changes: changes.slice(-maxChanges).reverse() };
    } finally {
      asked = null;
    }
  };
  return async () => {
    asked ??= read();
    try {
      return await withTimeout(asked, historyTimeout, () => new TimeoutError('it took longer than a second'));
    } catch (error) {
      if (error instanceof TimeoutError) return { problem: `The history cannot be read: ${error.message}.` };
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  };
}
