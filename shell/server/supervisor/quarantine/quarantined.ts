import { setTimeout as delay } from 'node:timers/promises';
import {
  liftQuarantine,
  type QuarantinedRelease,
  quarantine,
  quarantinedIn,
  quarantinedReleases,
  strikesText,
} from 'releases/quarantine/quarantine';
import { shellAuthor } from 'releases/release-map/change';
import type { ReleaseMap } from 'releases/release-map/release-map';
import type { ReleaseMapStore } from 'releases/stores/release-map-store';
import { releaseId } from 'releases/traffic/pick';
import { type SourceStacks, sourced } from '../../containment/source-stacks';
import { log } from '../../process/log';

/** Polling interval, in milliseconds. */
const interval = 500;

/** The releases in quarantine, as this shell knows them. */
export type Quarantine = ReturnType<typeof followQuarantine>;

/** Follows the releases in quarantine of `store`, and logs changes with their reasons. */
export function followQuarantine(
  store: ReleaseMapStore,
  map: () => ReleaseMap,
  withSources: SourceStacks,
  changed: () => void,
) {
  // This shell's quarantines until the map has them; failed writes are retried.
  const own = new Map<string, QuarantinedRelease>();
  const written = new Set<string>();
  const details = new Map<string, QuarantinedRelease>();
  const all = () => [...quarantinedIn(map()), ...own.values()];
  const names = (): readonly string[] => [...new Set(all().map(nameOf))];
  let known = names();

  const forget = (name: string) => {
    own.delete(name);
    written.delete(name);
  };
  const write = async () => {
    for (const [name, release] of own) {
      if (!written.has(name)) await putInMap(name, release);
    }
  };
  const putInMap = async (name: string, release: QuarantinedRelease) => {
    try {
      const charges = await Promise.all(release.charges.map((strike) => sourced(strike, withSources)));
      await quarantine(store, { ...release, charges });
      written.add(name);
      // By then this shell has read that map, and an operator may lift the quarantine.
      setTimeout(forget, 3 * interval, name).unref();
    } catch (error) {
      log('error', `${name} is in quarantine for this shell alone`, { ...aboutRelease(release), err: error });
    }
  };
  const lift = (release: InQuarantine) => {
    forget(nameOf(release));
    // If the map cannot be written, another shell lifts it, or this one after another term.
    liftQuarantine(store, release, { who: shellAuthor, why: 'its time is over' }).catch(() => {});
  };
  const endTermsOf = endTerms(lift);
  // Apart from the polling: a store that hangs delays that, but no end of a term.
  setInterval(() => endTermsOf(all()), interval).unref();
  const look = async () => {
    const before = known;
    known = names();
    if (known.join() === before.join()) return;
    changed();
    for (const name of before.filter((one) => !known.includes(one))) {
      details.delete(name);
      log('info', `${name} is no longer in quarantine`);
    }
    await logNew(known.filter((name) => !before.includes(name)));
  };
  const logNew = async (others: readonly string[]) => {
    if (others.length === 0) return;
    const releases = await quarantinedReleases(store).catch(() => []);
    for (const name of others) {
      const release = releases.find((one) => nameOf(one) === name);
      if (release) details.set(name, release);
      log(
        'error',
        release?.since ? sentenceOf(release) : `${name} is in quarantine`,
        release && aboutRelease(release),
      );
    }
  };
  const follow = async () => {
    await logNew(known);
    for (;;) {
      await delay(interval, undefined, { ref: false });
      await write();
      await look();
    }
  };
  void follow();

  return {
    /** Ids, as `lab@1.4.2+0a1b2c3d4e5f`. */
    names,
    /** The details of a quarantine; null when the history lacks it. */
    of: (name: string) => details.get(name) ?? null,
    /** Puts a release in quarantine: in this shell at once, then in every shell of the release map. */
    add(release: QuarantinedRelease): void {
      const name = nameOf(release);
      if (names().includes(name)) return;
      own.set(name, release);
      details.set(name, release);
      known = names();
      log('error', sentenceOf(release), aboutRelease(release));
      changed();
    },
  };
}

const aboutRelease = ({ remote, version }: QuarantinedRelease) => ({ remote, release: version });

const nameOf = ({ remote, version }: Pick<QuarantinedRelease, 'remote' | 'version'>) =>
  releaseId(remote, version);

function sentenceOf(release: QuarantinedRelease): string {
  return `${nameOf(release)} is in quarantine since ${release.since}: ${strikesText(release.charges)}`;
}

/** Length of a quarantine that ends by itself, in milliseconds. */
export const quarantineTerm = 60_000;

type InQuarantine = Pick<QuarantinedRelease, 'remote' | 'version' | 'until'>;

/**
 * Ends temporary quarantines, each when this shell has seen it for its term; clocks of machines may be wrong by an hour.
 *
 * @param end called when a term is over, and again after another term if the quarantine is still there
 * @returns to be called with the quarantines at each poll
 */
export function endTerms(end: (release: InQuarantine) => void): (seen: readonly InQuarantine[]) => void {
  /** When each was first seen, by `performance.now()`. */
  let known = new Map<string, number>();
  return (seen) => {
    const now = performance.now();
    const before = known;
    known = new Map();
    for (const one of seen) {
      const key = `${releaseId(one.remote, one.version)} ${one.until}`;
      if (one.until === undefined || known.has(key)) continue;
      const since = before.get(key) ?? now;
      const isOver = now - since >= quarantineTerm;
      known.set(key, isOver ? now : since);
      if (isOver) end(one);
    }
  };
}
