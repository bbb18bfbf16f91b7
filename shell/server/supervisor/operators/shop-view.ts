import { whyOf } from 'releases/quarantine/quarantine';
import { type LiveRelease, type ReleaseMap, trustOf } from 'releases/release-map/release-map';
import type { Trust } from 'releases/release-map/trust';
import { releaseId } from 'releases/traffic/pick';
import { keySignedWith } from 'releases/trust/key-signed-with';
import { refusal } from 'releases/trust/refusal';
import type { ReleaseSamples } from '../../operator-page/release-samples';
import type {
  QuarantineView,
  RecentChanges,
  ReleaseView,
  RemoteView,
  ShopView,
  SigningView,
} from '../../operator-page/shop-view';
import type { FollowedMap } from '../follow-release-map';
import type { Quarantine } from '../quarantine/quarantined';
import type { ReleaseTallies } from '../rollouts/release-tallies';
import type { Rollouts } from '../rollouts/rollouts';

/** What a view of the shop is made from. */
export interface ShopViewSources {
  readonly releaseMap: Pick<FollowedMap, 'map' | 'revision' | 'unreadableSince'>;
  readonly quarantine: Pick<Quarantine, 'names' | 'of'>;
  readonly tallies: Pick<ReleaseTallies, 'of'>;
  readonly samples: Pick<ReleaseSamples, 'of'>;
  readonly rollouts: Pick<Rollouts, 'verdict'>;
  readonly history: () => Promise<RecentChanges>;
}

/** What operators see of the shop as this shell knows it. */
export async function shopView(sources: ShopViewSources): Promise<ShopView> {
  const { releaseMap, history } = sources;
  const recent = await history();
  const map = releaseMap.map();
  return {
    at: Date.now(),
    revision: releaseMap.revision(),
    unreadableSince: releaseMap.unreadableSince(),
    remotes: remotesOf(map).map((remote) => remoteView(sources, map, remote)),
    history: recent,
  };
}

/** Those with releases before those that have none. */
function remotesOf({ microFrontends, paths, quarantined, rollouts, frozen }: ReleaseMap): string[] {
  return [
    ...new Set([microFrontends, paths, quarantined, rollouts, frozen].flatMap((all) => Object.keys(all))),
  ];
}

function remoteView(sources: ShopViewSources, map: ReleaseMap, name: string): RemoteView {
  const { [name]: live = [] } = map.microFrontends;
  const { [name]: rollout } = map.rollouts;
  const trust = trustOf(map, name);
  const versions = live.map(({ metadata }) => metadata.version);
  const others = sources.quarantine
    .names()
    .filter((id) => id.startsWith(releaseId(name, '')))
    .map((id) => id.slice(releaseId(name, '').length))
    .filter((version) => !versions.includes(version));
  return {
    name,
    paths: map.paths[name] ?? [],
    isFrozen: map.frozen[name] === true,
    needsSignature: trust.keys !== undefined,
    rollout: rollout ? { rollout, verdict: sources.rollouts.verdict(name) } : null,
    releases: [...versions, ...others].map((version): ReleaseView => {
      const release = live.find(({ metadata }) => metadata.version === version);
      return {
        version,
        traffic: release?.deployment.traffic ?? null,
        isDefault: release?.deployment.default === true,
        quarantine: quarantineView(sources.quarantine, releaseId(name, version)),
        signing: release ? signingView(name, release, trust) : null,
        counts: sources.tallies.of({ remote: name, version }),
        samples: sources.samples.of(releaseId(name, version)),
      };
    }),
  };
}

function signingView(name: string, release: LiveRelease, trust: Trust): SigningView {
  return {
    key: keySignedWith(name, release, trust),
    isSigned: release.extras?.signature !== undefined,
    refused: refusal(name, release, trust),
  };
}

function quarantineView(quarantine: Pick<Quarantine, 'names' | 'of'>, id: string): QuarantineView | null {
  if (!quarantine.names().includes(id)) return null;
  const release = quarantine.of(id);
  return {
    since: release?.since ?? '',
    until: release?.until ?? '',
    why: release ? whyOf(release.charges) : '',
  };
}
