import { numberOf } from '@storefront/shared/release/version';
import { quarantinedIn } from 'releases/quarantine/quarantine';
import { shellItself } from 'releases/release-map/change';
import { beginOfRollout } from 'releases/release-map/change-in-force';
import { changeRemote } from 'releases/release-map/change-remote';
import type { ReleaseMap, RemoteState } from 'releases/release-map/release-map';
import { baselineOf } from 'releases/rollout/baseline';
import { type Counts, noCounts, subtractCounts } from 'releases/rollout/counts';
import { addSpans, type Evidence, noEvidence, type Span } from 'releases/rollout/evidence';
import { fetchQuestion } from 'releases/rollout/fetch-question';
import { type Move, nextMove } from 'releases/rollout/next-move';
import type { Rollout } from 'releases/rollout/rollout';
import { advance, pause, takeBack } from 'releases/rollout/transitions';
import { type Verdict, verdictOf } from 'releases/rollout/verdict';
import type { ReleaseMapStore } from 'releases/stores/release-map-store';
import { report } from '../../process/report';
import { say } from '../../process/say';

/** How long a shell counts before it tells the others, in seconds: a sixtieth of a step, within these. */
const minSpan = 1;
const maxSpan = 30;

const transitions: Readonly<Record<Move['kind'], (state: RemoteState | null) => RemoteState>> = {
  advance,
  pause,
  'take back': takeBack,
};

/** What this shell knows of a rollout. */
interface Watched {
  /** The step that it counts for, and since when, in milliseconds. */
  step: number;
  since: number;
  /** Whether an operator had overruled a pause of it. */
  isOverruled: boolean;
  /** What it had counted when it last told the others, and when that was. */
  told: Omit<Span, 'step'>;
  toldAt: number;
  evidence: Evidence;
  /** How many spans of all shells that is made of. */
  read: number;
  /** When files of the canary could not be fetched for the first and for the last time, in milliseconds; null where they can be. */
  unfetched: { readonly first: number; readonly last: number } | null;
  verdict: Verdict | null;
}

/** The rollouts of the release map, looked after by this shell as by every other. */
export interface Rollouts {
  /** Tells the others what was counted, and does what is due. */
  look(): Promise<void>;
  /** What a remote's rollout has shown so far; null where none is under way, or nothing is known yet. */
  verdict(remote: string): Verdict | null;
}

interface RolloutsOptions {
  readonly store: ReleaseMapStore;
  readonly map: () => ReleaseMap;
  /** What was counted of a release since this shell began. */
  readonly counted: (remote: string, version: string) => Counts;
  /** A clock of this process, in milliseconds: those of several shells differ. */
  readonly now?: () => number;
}

/**
 * Looks after rollouts. Every shell does, and says what it has counted; whichever first sees what is due changes the release map, as
 * long as the rollout is where it was judged (docs/decisions/055).
 */
export function createRollouts({
  store,
  map,
  counted,
  now = () => performance.now(),
}: RolloutsOptions): Rollouts {
  const known = new Map<string, Watched>();

  const lookAfter = async (remote: string, rollout: Rollout, baseline: string) => {
    const at = now();
    const counts = { canary: counted(remote, rollout.version), baseline: counted(remote, baseline) };
    const watched = known.get(rollout.id) ?? firstLook(rollout, counts, at);
    known.set(rollout.id, watched);
    // What an operator lets go on has as long as any step.
    if (rollout.overruled && !watched.isOverruled) {
      watched.since = at;
      watched.unfetched = null;
    }
    watched.isOverruled = rollout.overruled && !rollout.paused;
    await tell(rollout, watched, counts, at);
    const spans = await store.spans(rollout.id, watched.read);
    watched.evidence = addSpans(watched.evidence, spans);
    watched.read += spans.length;
    watched.unfetched = unfetchedAfter(watched, spans, at);
    watched.verdict = verdictOf(watched.evidence, numberOf(baseline));
    const isFrozen = map().frozen[remote] === true;
    const move = nextMove(
      { ...rollout, paused: rollout.paused || isFrozen },
      {
        verdict: watched.verdict,
        isQuarantined: isQuarantined(map(), remote, rollout.version),
        unfetched: watched.unfetched && {
          lasted: (watched.unfetched.last - watched.unfetched.first) / 1_000,
          ago: (at - watched.unfetched.last) / 1_000,
        },
        elapsed: (at - watched.since) / 1_000,
      },
    );
    if (move) await make(move, remote, rollout);
  };

  const tell = async (rollout: Rollout, watched: Watched, counts: Omit<Span, 'step'>, at: number) => {
    const span: Span = {
      step: watched.step,
      canary: subtractCounts(counts.canary, watched.told.canary),
      baseline: subtractCounts(counts.baseline, watched.told.baseline),
    };
    const isNextStep = watched.step !== rollout.step;
    const length = Math.min(Math.max(rollout.every / 60, minSpan), maxSpan);
    if (!isNextStep && at - watched.toldAt < length * 1_000) return;
    if (!isEmpty(span.canary) || !isEmpty(span.baseline)) await store.addSpan(rollout.id, span);
    watched.told = counts;
    watched.toldAt = at;
    if (!isNextStep) return;
    watched.step = rollout.step;
    watched.since = at;
    watched.unfetched = null;
  };

  const make = async ({ kind, why }: Move, remote: string, judged: Rollout) => {
    const undoes =
      kind === 'take back' && beginOfRollout((await store.history()).changes, judged.id)?.revision;
    const change = (state: RemoteState | null) => {
      if (JSON.stringify(state?.rollout) !== JSON.stringify(judged)) throw new Superseded();
      return transitions[kind](state);
    };
    try {
      await changeRemote(store, remote, change, { who: shellItself, why, ...(undoes && { undoes }) });
    } catch (error) {
      if (error instanceof Superseded) return;
      throw error;
    }
    const level = kind === 'advance' ? 'info' : 'error';
    say(level, `rollout of ${remote} ${judged.version}: ${kind}, for ${why}`, { remote });
  };

  return {
    async look() {
      const { rollouts, microFrontends } = map();
      const ids = new Set(Object.values(rollouts).map(({ id }) => id));
      for (const id of known.keys()) if (!ids.has(id)) known.delete(id);
      for (const [remote, rollout] of Object.entries(rollouts)) {
        const baseline = baselineOf(microFrontends[remote] ?? [], rollout)?.metadata.version;
        if (baseline)
          await lookAfter(remote, rollout, baseline).catch((error) => report(`rollout of ${remote}`, error));
      }
    },
    verdict: (remote) => known.get(map().rollouts[remote]?.id ?? '')?.verdict ?? null,
  };
}

/** The rollout is no longer where it was judged: another shell was first, or an operator. */
class Superseded extends Error {
  override readonly name = 'Superseded';
}

function firstLook({ step, overruled }: Rollout, told: Omit<Span, 'step'>, at: number): Watched {
  return {
    step,
    since: at,
    isOverruled: overruled,
    told,
    toldAt: at,
    evidence: noEvidence,
    read: 0,
    unfetched: null,
    verdict: null,
  };
}

/** Whether files of the canary cannot be fetched, with what was read last. */
function unfetchedAfter(
  { step, evidence, unfetched }: Watched,
  spans: readonly (Span | null)[],
  at: number,
): Watched['unfetched'] {
  if (fetchQuestion(evidence) === null) return null;
  const isOnceMore = spans.some((span) => span?.step === step && span.canary.unfetched > 0);
  return isOnceMore ? { first: unfetched?.first ?? at, last: at } : unfetched;
}

function isQuarantined(map: ReleaseMap, remote: string, version: string): boolean {
  return quarantinedIn(map).some((one) => one.remote === remote && one.version === version);
}

function isEmpty(counts: Counts): boolean {
  return JSON.stringify(counts) === JSON.stringify(noCounts);
}
