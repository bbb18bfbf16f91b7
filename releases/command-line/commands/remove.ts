import type { Command } from 'commander';
import { removeRemote } from '../../traffic/remove-remote';
import { changeSeen } from '../change-seen';
import { type ChangeOptions, type Cli, changingCommand } from '../cli';
import { parseRemoteName } from '../remote-name';

/** `remove`: takes a remote out of the release map. */
export function removeCommand(cli: Cli): Command {
  return changingCommand('remove', 'takes a remote out of the map, with its paths', 'remove reviews')
    .argument('<remote>')
    .action(async (name: string, options: ChangeOptions) => {
      const remote = parseRemoteName(name);
      await changeSeen(
        cli,
        options,
        (reason) => removeRemote(cli.store, remote, reason),
        () => [`${remote} is no longer in the release map.`],
      );
    });
}
