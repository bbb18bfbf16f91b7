import type { Command } from 'commander';
import { liftQuarantine } from '../../quarantine/quarantine';
import { type ChangeOptions, type Cli, command } from '../cli';
import { namedReleases } from '../named-releases';
import { oneLine } from '../one-line';

/** `lift`: takes a release out of quarantine. */
export function liftCommand({ folder, store, log, operator }: Cli): Command {
  return command('lift', 'takes a release out of quarantine', 'lift cart@1.0.4')
    .argument('<release>', 'as cart@1.0.4')
    .option('--why <reason>', 'said in the history')
    .action(async (word: string, { why = '' }: Pick<ChangeOptions, 'why'>) => {
      for (const [remote, version] of Object.entries(await namedReleases(folder, [word]))) {
        const lifted = await liftQuarantine(store, { remote, version }, { who: operator, why: oneLine(why) });
        log(
          lifted
            ? `${remote} ${version} is no longer in quarantine: it gets the visitors that the release map gives it.`
            : `${remote} ${version} is not in quarantine: nothing changed.`,
        );
      }
    });
}
