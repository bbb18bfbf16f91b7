import type { Command } from 'commander';
import { releaseFacts } from '../../published/release-facts';
import { type Cli, command, type JsonOption } from '../cli';
import { factsText } from '../facts-text';
import { releaseNamed } from '../named-releases';

/** `show`: what a published release is, and what becomes of it. */
export function showCommand(cli: Cli): Command {
  return command(
    'show',
    'shows what a release is: pages, places, needs, files, who signed it, its visitors',
    'show cart@1.0.4',
  )
    .argument('<release>', 'as cart@1.0.4')
    .option('--json', 'as one JSON object')
    .action(async (word: string, { json }: JsonOption) => {
      const { remote, version } = await releaseNamed(cli.folder, word);
      const facts = await releaseFacts(cli, remote, version);
      cli.log(json ? JSON.stringify(facts) : factsText(facts));
    });
}
