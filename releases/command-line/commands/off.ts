import type { Command } from 'commander';
import { switchOff } from '../../traffic/switch-off';
import { type ChangeOptions, type Cli, changingCommand } from '../cli';
import { parseRemoteName } from '../remote-name';
import { changeSeen } from '../seen-revision';
import { showTraffic } from './traffic';

/** `off`: takes all visitors from a remote. */
export function offCommand(cli: Cli): Command {
  return changingCommand(
    'off',
    'switches a remote off: its paths are unavailable, its places empty; rollback brings it back',
    'off cart --why "it charges twice"',
  )
    .argument('<remote>')
    .action(async (name: string, options: ChangeOptions) => {
      const remote = parseRemoteName(name);
      const map = await changeSeen(cli, options, (reason) => switchOff(cli.folder, remote, reason));
      await showTraffic(cli, map, remote);
    });
}
