import { shellAuthor } from '../release-map/change';
import { changeRemote, type Reason } from '../release-map/change-remote';
import { nothingLive, type QuarantinedVersion, type ReleaseMap, stateFrom } from '../release-map/release-map';
import type { ReleaseMapStore } from '../stores/release-map-store';
import { type Strike, strikeSummary } from './strike';

/** A release in quarantine. */
export interface QuarantinedRelease {
  readonly remote: string;
  readonly version: string;
  /** Start in ISO 8601; empty when it is not in the history. */
  readonly since: string;
  /** End of the quarantine, by the clock of the shell that set it; without it an operator lifts it. */
  readonly until?: string;
  readonly charges: readonly Strike[];
}

const maxWhyLength = 1_000;

/** Quarantines a release for every shell; one in quarantine stays as it is. @throws Error as `changeRemote` does */
export async function quarantine(
  store: ReleaseMapStore,
  { remote, version, until, charges }: Omit<QuarantinedRelease, 'since'>,
): Promise<void> {
  await changeRemote(
    store,
    remote,
    (state) => {
      const quarantined = state?.quarantined ?? [];
      if (quarantined.some((one) => one.version === version)) return state;
      return { ...state, quarantined: [...quarantined, { version, ...(until && { until }) }] };
    },
    { who: shellAuthor, why: strikesText(charges), charges },
  );
}

/** Lifts a release's quarantine, or with `until` only that one; false where it is in none. @throws Error as `changeRemote` does */
export async function liftQuarantine(
  store: ReleaseMapStore,
  { remote, version, until }: Pick<QuarantinedRelease, 'remote' | 'version' | 'until'>,
  reason?: Reason,
): Promise<boolean> {
  let wasThere = false;
  await changeRemote(
    store,
    remote,
    (state) => {
      const quarantined = state?.quarantined ?? [];
      const isMeant = (one: QuarantinedVersion) =>
        one.version === version && (until === undefined || one.until === until);
      const others = quarantined.filter((one) => !isMeant(one));
      wasThere = others.length < quarantined.length;
      if (!wasThere) return state;
      return stateFrom({ ...state, quarantined: others.length > 0 ? others : undefined });
    },
    reason,
  );
  return wasThere;
}

/** The quarantined releases; an expired quarantine counts until a shell has lifted it. */
export function quarantinedIn({
  quarantined,
}: ReleaseMap): Pick<QuarantinedRelease, 'remote' | 'version' | 'until'>[] {
  return Object.entries(quarantined).flatMap(([remote, versions]) =>
    versions.map((one) => ({ remote, ...one })),
  );
}

/** Whether a release is in quarantine. */
export function isQuarantinedIn({ quarantined }: ReleaseMap, remote: string, version: string): boolean {
  return quarantined[remote]?.some((one) => one.version === version) === true;
}

/** The quarantined releases with their history, oldest first. @throws Error in one sentence when map or history cannot be read */
export async function quarantinedReleases(store: ReleaseMapStore): Promise<QuarantinedRelease[]> {
  const releases = quarantinedIn((await store.read()).map ?? nothingLive);
  if (releases.length === 0) return [];
  const { changes } = await store.history();
  return releases
    .map((release) => {
      const why = changes.findLast(
        ({ remote, to, charges }) =>
          charges && remote === release.remote && to?.quarantined?.at(-1)?.version === release.version,
      );
      return { ...release, since: why?.at ?? '', charges: why?.charges ?? [] };
    })
    .sort((one, other) => one.since.localeCompare(other.since));
}

/** A sentence for each strike. */
export function strikesText(strikes: readonly Strike[]): string {
  const sentences = strikes.map((strike) => `${strikeSummary(strike)}: ${strike.message}`);
  return sentences.join(' ').slice(0, maxWhyLength);
}
