import { publishedVersions } from '@storefront/shared/release/published-releases';
import type { Command } from 'commander';
import { releaseDifference } from '../../published/release-difference';
import { releaseFacts } from '../../published/release-facts';
import { type Cli, command, type JsonOption, WrongUsage } from '../cli';

import { parseRemoteName, releaseNamed } from '../names';
import { differenceText, factsText } from '../release-text';

interface ShowOptions extends JsonOption {
  readonly diff?: boolean;
}

/** `show`: what a published release is and what becomes of it, or what differs in two of a remote. */
export function showCommand(cli: Cli): Command {
  return command(
    'show',
    'shows what a release is, or what differs in two',
    'show cart@1.0.3 cart@1.0.4',
    'That is pages, places, needs, files, who signed it, and its visitors.',
  )
    .argument('<release>', 'as cart@1.0.4; with --diff also as a remote, for its latest one')
    .argument('[other]', 'a later one, to show what differs')
    .option('--diff', 'what differs in it from what is live')
    .option('--json', 'as one JSON object')
    .action(async (word: string, other: string | undefined, { diff, json }: ShowOptions) => {
      if (diff && other) throw new WrongUsage('Name two releases or say --diff, not both.');
      if (!diff && !other) {
        const { remote, version } = await releaseNamed(cli.folder, word);
        const facts = await releaseFacts(cli, remote, version);
        return cli.log(json ? JSON.stringify(facts) : factsText(facts));
      }
      const { remote, ...versions } = await (other ? named(cli, word, other) : liveAnd(cli, word));
      const difference = await releaseDifference(cli.folder, remote, versions);
      cli.log(json ? JSON.stringify(difference) : differenceText(difference));
    });
}

interface Pair {
  readonly remote: string;
  readonly from: string;
  readonly to: string;
}

async function named({ folder }: Cli, ...words: [string, string]): Promise<Pair> {
  const [from, to] = [await releaseNamed(folder, words[0]), await releaseNamed(folder, words[1])];
  if (from.remote !== to.remote) throw new Error(`Name two releases of ${from.remote}, or of ${to.remote}.`);
  return { remote: from.remote, from: from.version, to: to.version };
}

/** What is live, and the release that a word names: by itself, or as the latest of its remote. */
async function liveAnd({ folder, store }: Cli, word: string): Promise<Pair> {
  const { remote, version } = word.includes('@')
    ? await releaseNamed(folder, word)
    : await latestOf(folder, parseRemoteName(word));
  const { map } = await store.read();
  const live = map?.microFrontends[remote]?.find(({ deployment }) => deployment.default);
  if (!live) throw new Error(`No release of ${remote} is live: name two of them.`);
  return { remote, from: live.metadata.version, to: version };
}

async function latestOf(folder: string, remote: string) {
  const version = (await publishedVersions(folder, remote)).at(-1);
  if (!version) throw new Error(`Nothing of ${remote} is published in ${folder}.`);
  return { remote, version };
}
