import type { Command } from 'commander';
import { changeText } from '../../release-map/describe-change';
import { type Cli, command, type JsonOption } from '../cli';
import { knownRemote, missingMapText } from '../names';
import { rememberSeen, showStatus } from '../show-status';

/** `status`: published releases, their traffic and assigned paths. */
export function statusCommand(cli: Cli): Command {
  return command('status', 'shows what is published, live and assigned', 'status')
    .option('--json', 'as one JSON object')
    .action(({ json }: JsonOption) => showStatus(cli, json));
}

/** `history`: who changed what of the release map, when and why. */
export function historyCommand(cli: Cli): Command {
  const { store, log } = cli;
  return command('history', 'shows who changed what, when and why, the last change first', 'history cart')
    .argument('[remote]')
    .option('--json', 'one JSON object a line, with what was live before and after')
    .action(async (name: string | undefined, { json }: JsonOption) => {
      const history = await store.history();
      const isChanged = history.changes.some((change) => change.remote === name);
      const remote = name && (isChanged ? name : await knownRemote(cli, name));
      const changes = history.changes.filter((change) => !remote || change.remote === remote);
      for (const change of changes.toReversed()) {
        log(json ? JSON.stringify(change) : `${change.revision}  ${changeText(change)}`);
      }
      const last = history.changes.at(-1);
      if (!remote && last) await rememberSeen(cli, last.revision);
      if (json) return;
      if (history.leftOut > 0)
        log(
          `The history has invalid entries, which are not shown: ${await store.leftOutAt()}. Repair or remove them.`,
        );
      const lack = await store.read().then(
        ({ map }) => (map ? null : missingMapText(store)),
        (error: Error) => error.message,
      );
      if (lack) log(lack);
      else if (changes.length === 0) log('Nothing has been changed yet.');
    });
}
