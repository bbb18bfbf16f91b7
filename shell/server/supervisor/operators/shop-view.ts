import { numberOf } from '@storefront/shared/release/version';
import { TimeoutError, withTimeout } from '@storefront/shared/with-timeout';
import { whyOf } from 'releases/quarantine/quarantine';
import type { Change } from 'releases/release-map/change';
import { trustOf } from 'releases/release-map/release-map';
import { verdictOf } from 'releases/rollout/analysis';
import { baselineOf } from 'releases/rollout/transitions';
import type { ReleaseMapStore } from 'releases/stores/release-map-store';
import { releaseId } from 'releases/traffic/pick';
import { keySignedWith, refusal } from 'releases/trust/refusal';
import type { FollowedMap } from '../follow-release-map';
import type { Quarantine } from '../quarantine/quarantined';
import type { RolloutEvidence } from '../rollouts/rollout-counts';
import type { ReleaseTallies } from './release-tallies';

/** What a view of the shop is made from. */
export interface ShopViewSources {
  readonly releaseMap: Pick<FollowedMap, 'map' | 'revision' | 'unreadableSince'>;
  readonly quarantine: Pick<Quarantine, 'names' | 'of'>;
  readonly tallies: Pick<ReleaseTallies, 'of'>;
  readonly evidenceOf: RolloutEvidence;
  readonly history: () => Promise<RecentChanges>;
}

/** What operators see. Times are in milliseconds since 1970 where they are numbers, in ISO 8601 where they are texts. */
export type ShopView = Awaited<ReturnType<typeof shopView>>;
export type RemoteView = ShopView['remotes'][number];
export type ReleaseView = RemoteView['releases'][number];

/** What operators see of the shop as this shell knows it. */
export async function shopView(sources: ShopViewSources) {
  const { releaseMap, quarantine, tallies } = sources;
  const history = await sources.history();
  const map = releaseMap.map();
  const { microFrontends, paths, quarantined, rollouts, frozen } = map;
  // Those with releases come before those that have none.
  const names = [microFrontends, paths, quarantined, rollouts, frozen].flatMap((all) => Object.keys(all));

  const verdictSoFar = async (name: string) => {
    const { [name]: rollout } = rollouts;
    const baseline = rollout && baselineOf(microFrontends[name] ?? [], rollout)?.metadata.version;
    if (!rollout || !baseline) return null;
    const evidence = await sources.evidenceOf(rollout.id).catch(() => null);
    return evidence && verdictOf(evidence, rollout.step, numberOf(baseline));
  };

  const remoteView = async (name: string) => {
    const versions = (microFrontends[name] ?? []).map(({ metadata }) => metadata.version);
    const prefix = releaseId(name, '');
    const inQuarantine = quarantine.names().filter((id) => id.startsWith(prefix));
    return {
      name,
      paths: paths[name] ?? [],
      isFrozen: frozen[name] === true,
      /** Whether its releases run only when they are signed with a key of its own. */
      needsSignature: trustOf(map, name).keys !== undefined,
      rollout: rollouts[name] ?? null,
      /** Of the rollout; null where nothing stands beside its canary, or what shells have counted cannot be read. */
      verdict: await verdictSoFar(name),
      /** Those of the release map, and others that are in quarantine. */
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
      /** Percent of the visitors; null where the release map does not have it. */
      traffic: release?.deployment.traffic ?? null,
      isDefault: release?.deployment.default === true,
      /** Since when and why it gets no visitors, and when it comes out by itself; empty where this shell does not know. */
      quarantine: quarantine.names().includes(id) ? { since, until, why: whyOf(charges) } : null,
      /** The key of its remote that it is signed with, and why no shell runs it; null where the release map does not have it. */
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
    /** Of the release map in force; 0 where it has none. */
    revision: releaseMap.revision(),
    /** Since when the newest map cannot be read, so that an old one is in force; null when it can. */
    unreadableSince: releaseMap.unreadableSince(),
    remotes: await Promise.all([...new Set(names)].map(remoteView)),
    history,
  };
}

const maxChanges = 50;

/** How long a store may take to give them, in milliseconds. */
const historyTimeout = 1_000;

/** The last changes of a release map, the newest first; or why they cannot be read, in one sentence. */
export type RecentChanges = { readonly changes: readonly Change[] } | { readonly problem: string };

/**
 * Reads the last changes of a release map for whoever asks. A store that takes its time is asked once, however many wait for it.
 *
 * @param revision of the map in force: no more of the history is read than the changes before it
 */
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
