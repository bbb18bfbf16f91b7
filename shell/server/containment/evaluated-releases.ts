import { releaseId } from 'releases/traffic/pick';
import type { BlamedRelease } from './blame';
import type { Avoided } from './directions';
import { tellSupervisor } from './tell-supervisor';

/** A release's code never leaves a process. */
const evaluated = new Set<string>();
let avoided: Pick<Avoided, 'quarantined'> = { quarantined: [] };

/** Says that code of a release is evaluated in this process: for a document that was begun before its quarantine, too. */
export function rememberEvaluated({ remote, version }: BlamedRelease): void {
  const release = releaseId(remote, version);
  evaluated.add(release);
  if (avoided.quarantined.includes(release)) tellSupervisor({ kind: 'tainted', release });
}

/** Reports which of the releases in quarantine this process has evaluated. */
export function reportTainted(now: Pick<Avoided, 'quarantined'>): void {
  avoided = now;
  for (const release of now.quarantined)
    if (evaluated.has(release)) tellSupervisor({ kind: 'tainted', release });
}
