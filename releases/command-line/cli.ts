import { Command } from 'commander';
import type { Accepting } from '../gate/check-release';
import type { GateReport } from '../gate/gate-report';
import type { Releases } from '../stores/releases';

/** What is shown, and to whom. */
export interface Terminal extends Releases {
  /** Gets what is for the terminal. */
  readonly log: (text: string) => void;
  /** Name of whoever runs it. */
  readonly operator: string;
}

/** How closely the gate looks at a release: at what can be seen in a few seconds, or in the running shop as well, by a browser, too. */
export type CheckDepth = 'quick' | 'without-browser' | 'whole';

/** How a release is checked. */
export interface CheckOptions {
  readonly depth: CheckDepth;
  /** Whether what is known of it in the same shop is found out again. */
  readonly isAnew?: boolean;
  readonly accepting?: Accepting;
  /** What is published and live, where that is not what is so now. */
  readonly releases?: Releases;
}

/** What every command has at hand. */
export interface Cli extends Terminal {
  /** What the gate says of a published release. */
  readonly check: (remote: string, version: string, options: CheckOptions) => Promise<GateReport>;
  /** Gets what is under way of something long, a few words at a time. */
  readonly progress: (text: string) => void;
}

/**
 * A command with a page of help.
 *
 * @param does what it does, in a line for the page of all commands
 * @param more what its own page says besides, in sentences
 */
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
