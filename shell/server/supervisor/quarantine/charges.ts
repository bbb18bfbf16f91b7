import type { Charge } from 'releases/quarantine/charge';
import type { QuarantinedRelease } from 'releases/quarantine/quarantine';
import { releaseId } from 'releases/traffic/pick';
import type { BlamedRelease } from '../../containment/blame';
import { quarantineTerm } from './end-terms';

/** How long a charge is held against a release, in milliseconds. */
const chargeLifetime = 10 * 60_000;

/** How long after it has taken a worker one alone runs the release, in milliseconds: so that it cannot take two at once. */
const probation = 30_000;

/** What is late once is late for everybody who waits: within so many milliseconds it counts once. */
const oneLateness = 1_000;

/** How many times as much a remote's last release may be charged with: without it there is nothing at its paths. */
const lastReleaseFactor = 5;

/** What ends a worker, or lets all its visitors wait. */
export const takesWorker: ReadonlySet<string> = new Set(['blocked', 'crashed', 'exited', 'hung']);

/** What releases are charged with. */
export interface Charges {
  charge(release: BlamedRelease, charge: Charge): void;
  /** Releases that have taken a worker a moment ago, as `lab@1.4.2+0a1b2c3d4e5f`. */
  onProbation(): readonly string[];
}

interface ChargesOptions {
  /** How many charges in ten minutes bring a release into quarantine. */
  readonly limit: number;
  readonly isQuarantined: (release: BlamedRelease) => boolean;
  /** Whether nothing would stand in for a release. */
  readonly isLast: (release: BlamedRelease) => boolean;
  /** Called for a release that has come into quarantine. */
  readonly quarantine: (release: QuarantinedRelease) => void;
  /** Called when others are on probation. */
  readonly changed: () => void;
}

/**
 * Counts what releases are charged with. A remote's last release is borne with for longer, and is charged only with what takes
 * workers: its visitors would get no more without it, and lateness may be the backend's.
 */
export function createCharges({
  limit,
  isQuarantined,
  isLast,
  quarantine,
  changed,
}: ChargesOptions): Charges {
  const known = new Map<string, readonly Charge[]>();
  const probations = new Map<string, NodeJS.Timeout>();
  const endProbation = (name: string) => {
    clearTimeout(probations.get(name));
    if (probations.delete(name)) changed();
  };
  return {
    charge({ remote, version }, charge) {
      const release = { remote, version };
      if (isQuarantined(release)) return;
      const last = isLast(release);
      if (last && !takesWorker.has(charge.reason)) return;
      const name = releaseId(remote, version);
      const at = Date.parse(charge.at);
      const recent = (known.get(name) ?? []).filter((one) => Date.parse(one.at) > at - chargeLifetime);
      const isSame = (one: Charge) => one.reason === 'late' && Date.parse(one.at) > at - oneLateness;
      if (charge.reason === 'late' && recent.some(isSame)) return;
      const charges = [...recent, charge].slice(-limit * lastReleaseFactor);
      known.set(name, charges);
      const counted = last ? charges.filter(({ reason }) => takesWorker.has(reason)) : charges;
      if (counted.length >= (last ? limit * lastReleaseFactor : limit)) {
        known.delete(name);
        // What a remote's last release harms may be one page of many.
        const until = last && { until: new Date(at + quarantineTerm).toISOString() };
        quarantine({ ...release, since: charge.at, ...until, charges: counted });
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
