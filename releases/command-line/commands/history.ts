import type { Command } from 'commander';
import { changeText } from '../../history/describe-change';
import { readHistory } from '../../history/release-history';
import { type Cli, command } from '../cli';
import { parseRemoteName } from '../remote-name';

/** `history`: who changed what of the release map, when and why. */
export function historyCommand({ folder, log }: Cli): Command {
  return command('history', 'shows who changed what, when and why, the last change first', 'history cart')
    .argument('[remote]')
    .option('--json', 'one JSON object a line, with what was live before and after')
    .action(async (name: string | undefined, { json }: { json?: boolean }) => {
      const remote = name && parseRemoteName(name);
      const changes = (await readHistory(folder)).filter((change) => !remote || change.remote === remote);
      for (const change of changes.toReversed()) {
        log(json ? JSON.stringify(change) : `${change.revision}  ${changeText(change)}`);
      }
      if (changes.length === 0 && !json) log('Nothing was changed yet.');
    });
}
