import type { Charge, QuarantinedRelease } from 'releases/quarantine/quarantine';
import { releaseId } from 'releases/traffic/pick';
import type { BlamedRelease } from '../containment/blame';

/** How long a charge is held against a release, in milliseconds. */
const chargeLifetime = 10 * 60_000;

/** How long after it has taken a worker one alone runs the release, in milliseconds: so that it cannot take two at once. */
const probation = 30_000;

/** What ends a worker, or lets all its visitors wait. */
const takesWorker: ReadonlySet<string> = new Set(['blocked', 'crashed', 'exited', 'hung']);

/** What releases are charged with. */
export interface Charges {
  charge(release: BlamedRelease, charge: Charge): void;
  /** Releases that have taken a worker a moment ago, as `cart@1.4.2+0a1b2c3d4e`. */
  onProbation(): readonly string[];
}

/**
 * Counts what releases are charged with.
 *
 * @param limitOf how many charges in ten minutes bring a release into quarantine, as of one more
 * @param quarantine called once they have
 * @param changed called when others are on probation
 */
export function createCharges(
  limitOf: (release: BlamedRelease, charge: Charge) => number,
  quarantine: (release: QuarantinedRelease) => void,
  changed: () => void,
): Charges {
  const known = new Map<string, readonly Charge[]>();
  const probations = new Map<string, NodeJS.Timeout>();
  const endProbation = (name: string) => {
    clearTimeout(probations.get(name));
    probations.delete(name);
    changed();
  };
  return {
    charge({ remote, version }, charge) {
      const name = releaseId(remote, version);
      const since = Date.parse(charge.at) - chargeLifetime;
      const charges = [...(known.get(name) ?? []).filter(({ at }) => Date.parse(at) > since), charge];
      known.set(name, charges);
      if (charges.length >= limitOf({ remote, version }, charge)) {
        known.delete(name);
        quarantine({ remote, version, since: charge.at, charges });
        return endProbation(name);
      }
      if (!takesWorker.has(charge.reason)) return;
      clearTimeout(probations.get(name));
      probations.set(name, setTimeout(endProbation, probation, name).unref());
      changed();
    },
    onProbation: () => [...probations.keys()],
  };
}
