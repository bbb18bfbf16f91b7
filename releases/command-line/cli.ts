import { Command } from 'commander';
import type { Accepting } from '../gate/check-release';
import type { GateReport } from '../gate/gate-report';
import type { Releases } from '../stores/releases';

/** Depth of the gate: a few seconds, also in the running shop, or also in a browser. */
export type CheckDepth = 'quick' | 'without-browser' | 'whole';

/** Options of a release check. */
export interface CheckOptions {
  readonly depth: CheckDepth;
  /** Whether to check again despite a stored result. */
  readonly isAnew?: boolean;
  readonly accepting?: Accepting;
  /** The releases to check it against; by default the current ones. */
  readonly releases?: Releases;
}

/** Context of every command. */
export interface Cli extends Releases {
  readonly log: (text: string) => void;
  readonly operator: string;
  readonly check: (remote: string, version: string, options: CheckOptions) => Promise<GateReport>;
  /** Findings about the environment, a line each. */
  readonly examine: () => Promise<readonly string[]>;
  /** Gets the steps of a long operation, a few words each. */
  readonly progress: (text: string) => void;
}

/** A command with its help page: summary, example and further sentences. */
export function command(name: string, does: string, example: string, more = ''): Command {
  return new Command(name)
    .summary(does)
    .description(more ? `${does}. ${more}` : does)
    .addHelpText('after', `\nExample:\n  pnpm releases ${example}`);
}

/** The option to answer with JSON. */
export interface JsonOption {
  readonly json?: boolean;
}

/** A command line that is no valid command. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}
