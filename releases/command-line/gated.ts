import type { Command } from 'commander';
import type { Reason } from '../release-map/change-remote';
import type { ChangeOptions, CheckDepth, Cli } from './cli';
import { acceptedText, findingText } from './finding-text';
import { WrongUsage } from './wrong-usage';

/** Options of a command that gives releases visitors. */
export interface GatedOptions extends ChangeOptions {
  readonly force?: boolean;
}

/** A command that gives releases visitors, as `changingCommand` has made it, which the gate may refuse. */
export function gatedCommand(made: Command): Command {
  return made.option('--force', 'whatever the gate has against it; wants --why');
}

/**
 * Holds releases of a remote that are to get visitors against the gate.
 *
 * @param depth how closely; what is forced is looked at for a few seconds only
 * @returns what the history has to say of it
 * @throws Error with a line for each finding, unless the operator has the change made all the same
 */
export async function passGate(
  { check }: Cli,
  remote: string,
  versions: readonly string[],
  depth: CheckDepth,
  { force, why }: GatedOptions,
): Promise<Pick<Reason, 'forced'>> {
  if (force && !why?.trim()) throw new WrongUsage('What is forced wants a reason: say it with --why.');
  const reports = await Promise.all(
    versions.map((version) => check(remote, version, { depth: force ? 'quick' : depth })),
  );
  const findings = reports.flatMap((report) => report.findings).map(findingText);
  const accepted = reports.flatMap((report) => report.accepted.map(acceptedText));
  const forced = [...findings, ...accepted];
  if (force || findings.length === 0) return force || forced.length > 0 ? { forced } : {};
  const refused = reports.filter(({ outcome }) => outcome === 'refused').map(({ release }) => release);
  throw new Error(
    [
      `${refused.join(' and ')} may not get visitors:`,
      ...findings,
      'With check --accept and --why what is meant to be so is held against them no more; with --force and --why they get them all the same.',
    ].join('\n'),
  );
}
