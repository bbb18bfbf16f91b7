import type { Command } from 'commander';
import { switchOff } from '../../traffic/switch-off';
import { type Cli, changingCommand } from '../cli';
import { remoteTrafficCommand } from './traffic';

/** `off`: takes all visitors from a remote. */
export function offCommand(cli: Cli): Command {
  const made = changingCommand(
    'off',
    'switches a remote off: its paths are unavailable, its places empty; on brings it back',
    'off cart --why "it charges twice"',
  );
  return remoteTrafficCommand(cli, made, ({ store }, remote, reason) => switchOff(store, remote, reason));
}
