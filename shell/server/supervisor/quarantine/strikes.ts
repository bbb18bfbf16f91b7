import type { Strike } from 'releases/quarantine/strike';
import type { ReleaseMap } from 'releases/release-map/release-map';
import { releaseId, standingRelease } from 'releases/traffic/pick';
import type { ReleaseRef } from '../../containment/mark';
import type { ReleaseCounts } from '../../containment/release-counts';
import type { VisitorInput } from '../../process/visitor-input';
import { type Quarantine, quarantineTerm } from './quarantined';

/** How long a strike is held against a release, in milliseconds. */
const strikeLifetime = 10 * 60_000;

/** How long a release that took a worker runs in one worker only, in milliseconds, so that it cannot take two at once. */
const probation = 30_000;

/** What is late once is late for everybody who waits: within so many milliseconds it counts once. */
const oneLateness = 1_000;

/** How many times as many strikes a remote's last release may have: without it there is nothing at its paths. */
const lastReleaseFactor = 5;

/** What ends a worker, or lets all its visitors wait. */
const takesWorker: ReadonlySet<string> = new Set(['blocked', 'crashed', 'exited', 'hung']);

/** Strikes against releases. */
export type Strikes = ReturnType<typeof createStrikes>;

interface StrikesOptions {
  /** How many strikes in ten minutes bring a release into quarantine. */
  readonly limit: number;
  /** The release map in force. */
  readonly map: () => ReleaseMap;
  readonly quarantine: Pick<Quarantine, 'names' | 'add'>;
  /** Called when others are on probation. */
  readonly changed: () => void;
}

/**
 * Counts strikes for each release. The input of one network never suffices for a quarantine. A remote's only release has five times the
 * limit, and gets strikes only for what takes workers: without it there is nothing to show, and lateness may be the backend's.
 */
export function createStrikes({ limit, map, quarantine, changed }: StrikesOptions) {
  const known = new Map<string, readonly HeldStrike[]>();
  const probations = new Map<string, NodeJS.Timeout>();
  const endProbation = (name: string) => {
    clearTimeout(probations.get(name));
    if (probations.delete(name)) changed();
  };
  /** Holds a strike against a release, unless an earlier one says as much. @returns whether it is held */
  const hold = (name: string, held: HeldStrike): boolean => {
    const at = Date.parse(held.strike.at);
    const recent = (known.get(name) ?? []).filter(
      ({ strike }) => Date.parse(strike.at) > at - strikeLifetime,
    );
    const isSameLateness = ({ strike: { reason, at: then } }: HeldStrike) =>
      held.strike.reason === 'late' && reason === 'late' && Date.parse(then) > at - oneLateness;
    const same = recent.filter(isSameLateness);
    if (isRepeated(held, recent) || same.some(({ input }) => weighs(input) >= weighs(held.input)))
      return false;
    known.set(name, [...recent.filter((one) => !same.includes(one)), held]);
    return true;
  };
  /** Whether nothing would stand in for a release: without it there is nothing at its remote's paths. */
  const isLast = (remote: string, name: string) =>
    standingRelease(map(), remote, new Set([...quarantine.names(), name])) === undefined;

  return {
    /**
     * Gives a release a strike.
     *
     * @param input what the visitor had sent whose request its code ran for; null when nothing, or it ran for no request
     * @returns whether the release has done it by itself: without a visitor's input, or with that of one more visitor than before
     */
    add({ remote, version }: ReleaseRef, strike: Strike, input: VisitorInput | null): boolean {
      const name = releaseId(remote, version);
      if (quarantine.names().includes(name)) return input === null;
      const last = isLast(remote, name);
      if (last && !takesWorker.has(strike.reason)) return input === null;
      const isMore = hold(name, { strike, input });
      const held = known.get(name) ?? [];
      const counted = last ? held.filter((one) => takesWorker.has(one.strike.reason)) : held;
      const isOwnDoing = input === null || (isMore && strikeCount(counted) > 1);
      if (isMore && areTooMany(counted, last ? limit * lastReleaseFactor : limit)) {
        known.delete(name);
        // What a remote's last release harms may be one page of many.
        const until = last && { until: new Date(Date.parse(strike.at) + quarantineTerm).toISOString() };
        const all = counted.map((one) => one.strike);
        quarantine.add({ remote, version, since: strike.at, ...until, charges: all });
        endProbation(name);
      } else if (takesWorker.has(strike.reason)) {
        clearTimeout(probations.get(name));
        probations.set(name, setTimeout(endProbation, probation, name).unref());
        changed();
      }
      return isOwnDoing;
    },
    /** Releases that took a worker a moment ago, as `lab@1.4.2+0a1b2c3d4e5f`. */
    onProbation: (): readonly string[] => [...probations.keys()],
  };
}

/** The counts that a strike adds to its release. If it ended the worker, its document counts here: the worker no longer reports it. */
export function countsOfStrike({ reason }: Pick<Strike, 'reason'>): Partial<ReleaseCounts> {
  if (!takesWorker.has(reason)) return {};
  // That document goes on, and the worker reports it.
  return reason === 'blocked' ? { deaths: 1 } : { deaths: 1, documents: 1 };
}

/** A strike, and what the visitor sent with the request that the release's code ran for; null when nothing, or it ran for no request. */
interface HeldStrike {
  readonly strike: Strike;
  readonly input: VisitorInput | null;
}

/** What visitors' input alone has to amount to: so much comes from two networks at least. */
const leastByInput = 2;

/**
 * How many strikes count: each one that came without a visitor's input; else one for each network with a query or cookies,
 * and of the other networks, with a body, for each but the first (docs/decisions/063).
 */
function strikeCount(strikes: readonly HeldStrike[]): number {
  const asked = new Set(strikes.filter(isAsked).map(networkOfStrike));
  const posted = new Set(strikes.filter(isPosted).map(networkOfStrike));
  const others = [...posted].filter((network) => !asked.has(network));
  return strikes.filter(isOwn).length + asked.size + Math.max(0, others.length - 1);
}

/** Whether strikes reach a limit, and do not come from one visitor alone. */
function areTooMany(strikes: readonly HeldStrike[], limit: number): boolean {
  return strikeCount(strikes) >= (strikes.some(isOwn) ? limit : Math.max(limit, leastByInput));
}

/** Whether a further strike says no more than an earlier one: the same network has sent as much. */
function isRepeated({ input }: HeldStrike, earlier: readonly HeldStrike[]): boolean {
  return earlier.some(
    (one) => input && one.input?.network === input.network && weighs(one.input) >= weighs(input),
  );
}

/** The weight of a strike by the input that came with it: the less a visitor has sent, the more it is the release's own doing. */
function weighs(input: VisitorInput | null): number {
  if (!input) return 2;
  return input.kind === 'body' ? 0 : 1;
}

const isOwn = ({ input }: HeldStrike) => weighs(input) === 2;
const isAsked = ({ input }: HeldStrike) => weighs(input) === 1;
const isPosted = ({ input }: HeldStrike) => weighs(input) === 0;
const networkOfStrike = ({ input }: HeldStrike) => input?.network;
