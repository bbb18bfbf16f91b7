import type { Command } from 'commander';
import { distrustRemote } from '../../trust/trust-remote';
import { type Cli, changingCommand } from '../cli';
import { changesTrust } from './trust';

/** `distrust`: takes a key or an origin from a remote. */
export function distrustCommand(cli: Cli): Command {
  const made = changingCommand(
    'distrust',
    'takes a key or an origin from a remote: what only that has signed, or what is there, runs no more',
    'distrust cart --key 5Zk3… --why "it was on a lost machine"',
  );
  return changesTrust(cli, made, distrustRemote);
}
