import type { Command } from 'commander';
import { rollBack } from '../../traffic/roll-back';
import { type ChangeOptions, type Cli, changingCommand } from '../cli';
import { parseRemoteName } from '../remote-name';
import { changeSeen } from '../seen-revision';
import { showTraffic } from './traffic';

/** `rollback`: takes back the last change of a remote's traffic. */
export function rollbackCommand(cli: Cli): Command {
  return changingCommand(
    'rollback',
    'takes back the last change of a remote’s traffic; once more, the one before',
    'rollback cart --why "the badge is gone"',
  )
    .argument('<remote>')
    .action(async (name: string, options: ChangeOptions) => {
      const remote = parseRemoteName(name);
      const map = await changeSeen(cli, options, (reason) => rollBack(cli.folder, remote, reason));
      await showTraffic(cli, map, remote);
    });
}
