import type { Command } from 'commander';
import { afterwards } from '../../partly-done';
import { liftQuarantine } from '../../quarantine/quarantine';
import { type ChangeOptions, type Cli, command } from '../cli';
import { releaseNamed } from '../named-releases';
import { showStatus } from '../status';
import { oneLine } from '../terminal-text';

/** `lift`: takes a release out of quarantine. */
export function liftCommand(cli: Cli): Command {
  const { folder, store, log, operator } = cli;
  return command('lift', 'takes a release out of quarantine', 'lift cart@1.0.4')
    .argument('<release>', 'as cart@1.0.4')
    .option('--why <reason>', 'said in the history')
    .option('--json', 'answers with one JSON object: what status --json shows, with warnings')
    .action(async (word: string, { why = '', json }: ChangeOptions) => {
      const release = await releaseNamed(folder, word);
      const lifted = await liftQuarantine(store, release, { who: operator, why: oneLine(why) });
      const { remote, version } = release;
      const said = lifted
        ? `${remote} ${version} is no longer in quarantine: it gets the visitors that the release map gives it.`
        : `${remote} ${version} is not in quarantine: nothing changed.`;
      await afterwards(said, async () => (json ? showStatus(cli, json, [said]) : log(said)));
    });
}
