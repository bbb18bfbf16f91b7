import type { Command } from 'commander';
import { switchOn } from '../../traffic/switch-on';
import { type Cli, changingCommand } from '../cli';
import { remoteTrafficCommand } from './traffic';

/** `on`: the end of `off`. */
export function onCommand(cli: Cli): Command {
  const made = changingCommand(
    'on',
    'gives a remote that is switched off the traffic it had before',
    'on cart --why "it was the bank"',
  );
  return remoteTrafficCommand(cli, made, switchOn);
}
