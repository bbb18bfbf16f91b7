import { Command, InvalidArgumentError } from 'commander';
import type { Accepting } from '../gate/check-release';
import type { GateReport } from '../gate/gate-report';
import type { Reason } from '../release-map/change-remote';
import type { Releases } from '../stores/releases';
import { oneLine } from './terminal-text';

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
}

/** What every command has at hand. */
export interface Cli extends Terminal {
  /** What the gate says of a published release. */
  readonly check: (remote: string, version: string, options: CheckOptions) => Promise<GateReport>;
  /** Gets what is under way of something long, a few words at a time. */
  readonly progress: (text: string) => void;
}

/** A command with one page of help: what it does, and an example. */
export function command(name: string, does: string, example: string): Command {
  return new Command(name).description(does).addHelpText('after', `\nExample:\n  pnpm releases ${example}`);
}

/** Whether a command answers with JSON. */
export interface JsonOption {
  readonly json?: boolean;
}

/** Options of a command that changes the release map. */
export interface ChangeOptions extends JsonOption {
  readonly why?: string;
  readonly expect?: number;
}

/** A command that changes the release map, likewise. */
export function changingCommand(name: string, does: string, example: string): Command {
  return command(name, does, example)
    .option('--why <reason>', 'said in the history')
    .option('--json', 'answers with one JSON object: what status --json shows, with warnings')
    .option(
      '--expect <revision>',
      'change nothing if the remote was changed since this revision; by default the one that status showed last',
      revisionFrom,
    );
}

function revisionFrom(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('releases status shows a revision.');
  return Number(text);
}

/** Who changes the map, why, and what that operator has seen. */
export function reasonOf(
  { operator }: Cli,
  { why = '', expect }: ChangeOptions,
  seen: number | null,
): Reason {
  const expected = expect ?? seen;
  return { who: operator, why: oneLine(why), ...(expected !== null && { expect: expected }) };
}
