import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { numberOf } from '@storefront/shared/release/version';
import { isQuarantinedIn } from 'releases/quarantine/quarantine';
import { shellAuthor } from 'releases/release-map/change';
import { beginOfRollout } from 'releases/release-map/change-in-force';
import { changeRemote } from 'releases/release-map/change-remote';
import type { ReleaseMap, RemoteState } from 'releases/release-map/release-map';
import { analyse } from 'releases/rollout/analysis';
import { atStep } from 'releases/rollout/evidence';
import type { Rollout } from 'releases/rollout/rollout';
import { advance, baselineOf, pause, takeBack } from 'releases/rollout/transitions';
import type { ReleaseMapStore } from 'releases/stores/release-map-store';
import { log, logError } from '../../process/log';
import type { RolloutCounts, RolloutEvidence } from './rollout-counts';

/** How long a step waits for an analysis before the rollout is paused, in seconds: three times its duration, at least ten minutes. */
const maxWait = (stepDuration: number) => Math.max(3 * stepDuration, 600);

const transitions = { advance, pause, 'take back': takeBack } as const;

/** The controller's state of a rollout. */
interface Watched {
  readonly step: number;
  /** Since when it has been in this step without a pause or freeze, in milliseconds. */
  readonly since: number;
  /** Documents of this step that lacked files, and when their number last grew. */
  readonly unfetched: number;
  readonly unfetchedAt: number;
}

/** The controller of the release map's rollouts: one shell acts for all. */
type RolloutController = ReturnType<typeof createRolloutController>;

interface RolloutControllerOptions {
  readonly store: ReleaseMapStore;
  readonly map: () => ReleaseMap;
  readonly evidenceOf: RolloutEvidence;
  /** A clock of this process, in milliseconds: the clocks of shells differ. */
  readonly now?: () => number;
}

/**
 * Controls rollouts (docs/decisions/075). The shell that holds the lease reads the counts of all shells, and writes the next step
 * or takes the release back, unless the rollout has changed since it was judged. When that shell ends, another one gets the lease
 * within seconds.
 */
export function createRolloutController(options: RolloutControllerOptions) {
  const { store, map, evidenceOf, now = () => performance.now() } = options;
  const shell = randomUUID();
  const watched = new Map<string, Watched>();

  const control = async (remote: string, rollout: Rollout) => {
    const { microFrontends, frozen } = map();
    const baseline = baselineOf(microFrontends[remote] ?? [], rollout)?.metadata.version;
    if (!baseline) return;
    const isHeld = rollout.paused || frozen[remote] === true;
    const evidence = await evidenceOf(rollout.id);
    const { canary, sinceUnfetched } = atStep(evidence, rollout.step);
    const at = now();
    const before = watched.get(rollout.id);
    const isNewStep = before?.step !== rollout.step;
    const known = {
      step: rollout.step,
      since: isHeld || isNewStep ? at : before.since,
      unfetched: canary.unfetched,
      unfetchedAt: isNewStep || canary.unfetched > before.unfetched ? at : before.unfetchedAt,
    };
    watched.set(rollout.id, known);
    const { outcome, because } = analyse(evidence, rollout, numberOf(baseline));
    const elapsed = (at - known.since) / 1_000;
    // Once its files arrive again, the step gets more time.
    const isFetched = canary.unfetched > 0 && sinceUnfetched > 0;
    const waited = isFetched ? Math.min(elapsed, (at - known.unfetchedAt) / 1_000) : elapsed;
    if (isQuarantinedIn(map(), remote, rollout.version))
      await make('take back', `${rollout.version} is in quarantine`, remote, rollout);
    else if (outcome === 'fail') await make('take back', because, remote, rollout);
    else if (isHeld || elapsed < rollout.every) return;
    else if (outcome === 'pass') await make('advance', because, remote, rollout);
    else if (waited >= maxWait(rollout.every)) {
      await make('pause', because, remote, rollout);
      // If an operator resumes it before the next look, the step gets its full time again.
      watched.set(rollout.id, { ...known, since: at });
    }
  };

  const make = async (kind: keyof typeof transitions, why: string, remote: string, judged: Rollout) => {
    const undoes =
      kind === 'take back' && beginOfRollout((await store.history()).changes, judged.id)?.revision;
    const change = (state: RemoteState | null) => {
      if (!isDeepStrictEqual(state?.rollout, judged)) throw new Superseded();
      return transitions[kind](state);
    };
    try {
      await changeRemote(store, remote, change, { who: shellAuthor, why, ...(undoes && { undoes }) });
    } catch (error) {
      if (error instanceof Superseded) return;
      throw error;
    }
    const level = kind === 'advance' ? 'info' : 'error';
    log(level, `rollout of ${remote} ${judged.version}: ${kind}, because ${why}`, { remote });
  };

  return {
    /** Judges all rollouts, if this shell holds the lease. */
    async look() {
      const rollouts = Object.entries(map().rollouts);
      if (rollouts.length === 0) return watched.clear();
      try {
        if (!(await store.holdLease(shell))) return watched.clear();
      } catch (error) {
        // Perhaps no shell holds it: steps keep their elapsed time.
        return logError('lease of rollouts', error);
      }
      for (const [remote, rollout] of rollouts)
        await control(remote, rollout).catch((error) => logError(`rollout of ${remote}`, error));
    },
  };
}

/** The rollout has changed since it was judged: an operator, or the lease's previous holder, was first. */
class Superseded extends Error {
  override readonly name = 'Superseded';
}

/** Flushes the counts of rollouts, and runs their controller, each second. */
export async function followRollouts(
  counts: Pick<RolloutCounts, 'flush'>,
  controller: RolloutController,
): Promise<void> {
  for (;;) {
    await delay(1_000, undefined, { ref: false });
    await counts.flush();
    await controller.look();
  }
}
