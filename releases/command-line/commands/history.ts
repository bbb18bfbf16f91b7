import type { Command } from 'commander';
import { changeText } from '../../release-map/describe-change';
import { type Cli, command } from '../cli';
import { knownRemote } from '../known-remotes';

/** `history`: who changed what of the release map, when and why. */
export function historyCommand(cli: Cli): Command {
  const { store, log } = cli;
  return command('history', 'shows who changed what, when and why, the last change first', 'history cart')
    .argument('[remote]')
    .option('--json', 'one JSON object a line, with what was live before and after')
    .action(async (name: string | undefined, { json }: { json?: boolean }) => {
      const remote = name && (await knownRemote(cli, name));
      const history = await store.history();
      const changes = history.changes.filter((change) => !remote || change.remote === remote);
      for (const change of changes.toReversed()) {
        log(json ? JSON.stringify(change) : `${change.revision}  ${changeText(change)}`);
      }
      if (json) return;
      if (changes.length === 0) log('Nothing was changed yet.');
      if (history.leftOut > 0) log(`Entries of the history that are no change: ${history.leftOut}.`);
    });
}
