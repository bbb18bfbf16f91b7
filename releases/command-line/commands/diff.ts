import { publishedVersions } from '@storefront/shared/release/published-releases';
import type { Command } from 'commander';
import { releaseDifference } from '../../published/release-difference';
import { type Cli, command, type JsonOption } from '../cli';
import { differenceText } from '../difference-text';
import { releaseNamed } from '../named-releases';
import { parseRemoteName } from '../remote-name';

/** `diff`: what differs in two releases of a remote. */
export function diffCommand(cli: Cli): Command {
  return command(
    'diff',
    'shows what differs in two releases: pages, places, needs, files',
    'diff cart@1.0.3 cart@1.0.4',
  )
    .argument(
      '<release>',
      'as cart@1.0.3; alone, or as a remote for its latest one, it is held against what is live',
    )
    .argument('[other]', 'a later one, as cart@1.0.4')
    .option('--json', 'as one JSON object')
    .action(async (word: string, other: string | undefined, { json }: JsonOption) => {
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
