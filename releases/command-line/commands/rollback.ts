import type { Command } from 'commander';
import { rollBack } from '../../traffic/roll-back';
import { type Cli, changingCommand } from '../cli';
import { remoteTrafficCommand } from './traffic';

/** `rollback`: takes back the last change of a remote's traffic. */
export function rollbackCommand(cli: Cli): Command {
  const made = changingCommand(
    'rollback',
    'takes back the last change of a remote’s traffic, off and on left out; once more, the one before',
    'rollback cart --why "the badge is gone"',
  );
  return remoteTrafficCommand(cli, made, rollBack);
}
