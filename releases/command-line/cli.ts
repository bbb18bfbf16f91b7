import { Command } from 'commander';
import type { Accepting } from '../gate/check-release';
import type { GateReport } from '../gate/gate-report';
import type { Releases } from '../stores/releases';

/** How closely the gate looks: a few seconds, also in the running shop, or by a browser, too. */
export type CheckDepth = 'quick' | 'without-browser' | 'whole';

/** How a release is checked. */
export interface CheckOptions {
  readonly depth: CheckDepth;
  /** Whether it is checked again where a check is kept. */
  readonly isAnew?: boolean;
  readonly accepting?: Accepting;
  /** The releases to check it against, where not those of now. */
  readonly releases?: Releases;
}

/** What every command has at hand. */
export interface Cli extends Releases {
  readonly log: (text: string) => void;
  readonly operator: string;
  readonly check: (remote: string, version: string, options: CheckOptions) => Promise<GateReport>;
  /** Hears of the steps of something long, a few words at a time. */
  readonly progress: (text: string) => void;
}

/** A command with a page of help: what it does in a line, an example, and further sentences. */
export function command(name: string, does: string, example: string, more = ''): Command {
  return new Command(name)
    .summary(does)
    .description(more ? `${does}. ${more}` : does)
    .addHelpText('after', `\nExample:\n  pnpm releases ${example}`);
}

/** Whether a command answers with JSON. */
export interface JsonOption {
  readonly json?: boolean;
}

/** A command line that says nothing that could be done. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}
