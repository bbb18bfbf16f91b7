import { releaseId } from 'releases/traffic/pick';
import type { Avoided } from './avoided';
import type { BlamedRelease } from './blame';
import { tellSupervisor } from './tell-supervisor';

/** A release's code never leaves a process. */
const evaluated = new Set<string>();

/** Says that code of a release is evaluated in this process. */
export function rememberEvaluated({ remote, version }: BlamedRelease): void {
  evaluated.add(releaseId(remote, version));
}

/** Has the supervisor told which of the releases in quarantine this process has evaluated. */
export function reportTainted({ quarantined }: Pick<Avoided, 'quarantined'>): void {
  for (const release of quarantined) if (evaluated.has(release)) tellSupervisor({ kind: 'tainted', release });
}
