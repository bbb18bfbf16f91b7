import { createHmac, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { jsonObject, parseJson } from '@storefront/shared/release/parse-json';
import { type Strike, strikeSchema } from 'releases/quarantine/strike';
import type { ReleaseMap } from 'releases/release-map/release-map';
import type { SharedRecords } from 'releases/stores/shared-records';
import { releaseId, standInRelease } from 'releases/traffic/pick';
import * as v from 'valibot';
import type { ReleaseRef } from '../../containment/mark';
import type { ReleaseCounts } from '../../containment/release-counts';
import { logError } from '../../process/log';
import { inputKinds, type VisitorInput } from '../../process/visitor-input';
import { type Quarantine, quarantineTerm } from './quarantined';

/** How long a strike counts, in milliseconds. */
const strikeLifetime = 10 * 60_000;

/** Length of a probation, in milliseconds: a release that ended or blocked a worker runs in one worker only, so that it cannot take two at once. */
const probation = 30_000;

/** Timeouts within so many milliseconds count once: one delay affects everybody who waits. */
const oneLateness = 1_000;

/** Factor on the limit of a remote's last release: without it nothing is at its paths. */
const lastReleaseFactor = 5;

/** Reasons of strikes that end a worker, or make all its visitors wait. */
const endsWorker: ReadonlySet<string> = new Set(['blocked', 'crashed', 'exited', 'hung']);

/** Strikes against releases. */
export type Strikes = ReturnType<typeof createStrikes>;

interface StrikesOptions {
  /** A key that all shells share: strikes say networks as hashes, so that nobody reads them where strikes are shared. */
  readonly key: () => Buffer;
  /** Strikes in ten minutes that bring a release into quarantine. */
  readonly limit: number;
  /** The release map in force. */
  readonly map: () => ReleaseMap;
  readonly quarantine: Pick<Quarantine, 'names' | 'add'>;
  /** Called when the releases on probation change. */
  readonly changed: () => void;
  /** Shares strikes with the other shells; null where this shell counts its own only. */
  readonly shared?: Pick<SharedRecords, 'addStrike' | 'forgetStrikes'> | null;
}

/**
 * Counts the strikes of each release. The input of one network never suffices for a quarantine. A remote's only release has five
 * times the limit, and gets strikes only for taking workers: nothing could stand in for it, and timeouts may be the backend's
 * fault. Strikes of other shells that ended a worker count as well: this shell learns of them when it adds one.
 */
export function createStrikes({ key, limit, map, quarantine, changed, shared = null }: StrikesOptions) {
  const shell = randomUUID();
  const known = new Map<string, readonly HeldStrike[]>();
  const probations = new Map<string, NodeJS.Timeout>();
  const endProbation = (name: string) => {
    clearTimeout(probations.get(name));
    if (probations.delete(name)) changed();
  };
  /** Adds a strike, unless an earlier one says as much. @returns whether it was added */
  const hold = (name: string, held: HeldStrike): boolean => {
    const at = Date.parse(held.strike.at);
    const recent = (known.get(name) ?? []).filter(
      ({ strike }) => Date.parse(strike.at) > at - strikeLifetime,
    );
    const isSameLateness = ({ strike: { reason, at: then } }: HeldStrike) =>
      held.strike.reason === 'late' && reason === 'late' && Date.parse(then) > at - oneLateness;
    const same = recent.filter(isSameLateness);
    if (isRepeated(held, recent) || same.some(({ input }) => inputWeight(input) >= inputWeight(held.input)))
      return false;
    known.set(name, [...recent.filter((one) => !same.includes(one)), held]);
    return true;
  };
  /** Whether no other release could stand in for this one at its remote's paths. */
  const isLast = (remote: string, name: string) =>
    standInRelease(map(), remote, new Set([...quarantine.names(), name])) === undefined;
  const counted = (name: string, last: boolean) =>
    (known.get(name) ?? []).filter((one) => !last || endsWorker.has(one.strike.reason));
  /** Quarantines a release that has too many strikes. @returns whether it had */
  const judge = ({ remote, version }: ReleaseRef, at: string): boolean => {
    const name = releaseId(remote, version);
    const last = isLast(remote, name);
    const strikes = counted(name, last);
    if (!areTooMany(strikes, last ? limit * lastReleaseFactor : limit)) return false;
    known.delete(name);
    // A remote's last release may harm only one page of many.
    const until = last && { until: new Date(Date.parse(at) + quarantineTerm).toISOString() };
    const charges = strikes.map(({ strike }) => strike);
    quarantine.add({ remote, version, since: at, ...until, charges });
    return true;
  };
  const share = async ({ remote, version }: ReleaseRef, held: HeldStrike) => {
    const name = releaseId(remote, version);
    const others = (await shared?.addStrike(name, shell, JSON.stringify(held))) ?? [];
    for (const other of others.map(parseHeldStrike))
      if (other && !known.get(name)?.some((one) => isDeepStrictEqual(one, other))) hold(name, other);
    const isOut = quarantine.names().includes(name);
    if (!isOut && judge({ remote, version }, held.strike.at)) endProbation(name);
    if (quarantine.names().includes(name)) await shared?.forgetStrikes(name);
  };

  return {
    /**
     * Gives a release a strike.
     *
     * @param visitorInput the input of the request that its code ran for; null without input or request
     * @returns whether the release is at fault by itself: the strike has no visitor's input, or adds that of another visitor
     */
    add({ remote, version }: ReleaseRef, strike: Strike, visitorInput: VisitorInput | null): boolean {
      const input = visitorInput && withHash(visitorInput, key());
      const name = releaseId(remote, version);
      if (quarantine.names().includes(name)) return input === null;
      const last = isLast(remote, name);
      if (last && !endsWorker.has(strike.reason)) return input === null;
      const isMore = hold(name, { strike, input });
      const isOwnDoing = input === null || (isMore && strikeCount(counted(name, last)) > 1);
      if (isMore && judge({ remote, version }, strike.at)) endProbation(name);
      else if (endsWorker.has(strike.reason)) {
        clearTimeout(probations.get(name));
        probations.set(name, setTimeout(endProbation, probation, name).unref());
        changed();
      }
      // Every shell has timeouts when the backend is slow: they say less about a release.
      if (isMore && endsWorker.has(strike.reason))
        void share({ remote, version }, { strike, input }).catch((error) => logError('strikes', error));
      return isOwnDoing;
    },
    /** Releases that ended or blocked a worker recently, as `lab@1.4.2+0a1b2c3d4e5f`. */
    onProbation: (): readonly string[] => [...probations.keys()],
  };
}

/** Counts that a strike adds to its release, with the document if it ended the worker, which can no longer report it. */
export function countsOfStrike({ reason }: Pick<Strike, 'reason'>): Partial<ReleaseCounts> {
  if (!endsWorker.has(reason)) return {};
  // The document goes on, and the worker reports it.
  return reason === 'blocked' ? { deaths: 1 } : { deaths: 1, documents: 1 };
}

function withHash({ kind, network }: VisitorInput, key: Buffer): VisitorInput {
  return { kind, network: createHmac('sha256', key).update(network).digest('base64url') };
}

const input = jsonObject(v.object({ kind: v.picklist(inputKinds), network: v.string() }));

/** A strike, and the input of the request that the release's code ran for; null without input or request. */
const heldStrikeSchema = jsonObject(v.object({ strike: strikeSchema, input: v.nullable(input) }));

type HeldStrike = Readonly<v.InferOutput<typeof heldStrikeSchema>>;

/** Parses another shell's strike; logs one that is invalid, as that of another build may be, and gives null. */
function parseHeldStrike(text: string): HeldStrike | null {
  try {
    return parseJson(heldStrikeSchema, text, "Another shell's strike");
  } catch (error) {
    logError('strikes', error);
    return null;
  }
}

/** Least number of strikes when all came with visitors' input: two networks at least. */
const leastByInput = 2;

/**
 * The number of strikes that count: each without a visitor's input; one for each network with a query or cookies; and one for each
 * other network with a body, except the first (docs/decisions/063).
 */
function strikeCount(strikes: readonly HeldStrike[]): number {
  const asked = new Set(strikes.filter(hasQueryOrLists).map(networkOfStrike));
  const posted = new Set(strikes.filter(hasBody).map(networkOfStrike));
  const others = [...posted].filter((network) => !asked.has(network));
  return strikes.filter(hasNoInput).length + asked.size + Math.max(0, others.length - 1);
}

/** Whether strikes reach a limit, and come from more than one visitor. */
function areTooMany(strikes: readonly HeldStrike[], limit: number): boolean {
  return strikeCount(strikes) >= (strikes.some(hasNoInput) ? limit : Math.max(limit, leastByInput));
}

/** Whether a strike adds nothing to an earlier one of the same network, whose input weighs as much. */
function isRepeated({ input }: HeldStrike, earlier: readonly HeldStrike[]): boolean {
  return earlier.some(
    (one) => input && one.input?.network === input.network && inputWeight(one.input) >= inputWeight(input),
  );
}

/** The weight of a strike: the less input came with it, the more it is the release's own fault. */
function inputWeight(input: VisitorInput | null): number {
  if (!input) return 2;
  return input.kind === 'body' ? 0 : 1;
}

const hasNoInput = ({ input }: HeldStrike) => inputWeight(input) === 2;
const hasQueryOrLists = ({ input }: HeldStrike) => inputWeight(input) === 1;
const hasBody = ({ input }: HeldStrike) => inputWeight(input) === 0;
const networkOfStrike = ({ input }: HeldStrike) => input?.network;
