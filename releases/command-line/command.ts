import { parseArgs } from 'node:util';
import { workspaceRemote } from 'build/workspace-remotes';
import { publishRemote } from '../publishing/publish';
import { publishedVersions } from '../release/published-releases';
import { assignPaths } from '../traffic/assign-paths';
import { removeRemote } from '../traffic/remove-remote';
import { setTraffic } from '../traffic/rollout';
import { parseRemoteName } from './remote-name';
import { statusTable } from './status';

const usage =
  'releases publish <remote> | traffic <remote> <version>=<percent> … | assign <remote> <path> … or --none | remove <remote> | status';

/**
 * Runs one command of the operator: publish a remote, give traffic to releases, assign paths, take a remote out,
 * show what is live.
 *
 * @param args words after the program's name
 * @param folder releases folder
 * @param log gets each line for the terminal
 * @throws Error in one sentence for whatever the operator can put right
 */
export async function runCommand(
  args: readonly string[],
  folder: string,
  log: (line: string) => void,
): Promise<void> {
  const { none, words: all } = wordsFrom(args);
  const [command, ...words] = all;
  if (command === 'status' && words.length === 0) {
    log(await statusTable(folder));
  } else if (command === 'publish' && words.length === 1) {
    const remote = workspaceRemote(words[0]);
    const { version, built } = await publishRemote(remote, { releasesFolder: folder });
    log(
      built
        ? `${remote.name} ${version} is published.`
        : `${remote.name} ${version} is published already: nothing changed.`,
    );
  } else if (command === 'traffic' && words.length > 1) {
    await setTraffic(folder, parseRemoteName(words[0]), sharesFrom(words.slice(1)));
    log(await statusTable(folder));
  } else if (command === 'assign' && words.length > 0) {
    const remote = parseRemoteName(words[0]);
    const { paths } = await assignPaths(folder, remote, pathsFrom(words.slice(1), remote, none));
    log(`${remote} owns ${paths[remote]?.join(', ') || 'no path'}.`);
    if (!none && (await publishedVersions(folder, remote)).length === 0)
      log(`Nothing of ${remote} is published here: its paths are unavailable until a release of it is live.`);
  } else if (command === 'remove' && words.length === 1) {
    const remote = parseRemoteName(words[0]);
    await removeRemote(folder, remote);
    log(`${remote} is no longer in the release map.`);
  } else {
    throw new Error(`${command ? `'${args.join(' ')}' is not a command` : 'Give a command'}: ${usage}.`);
  }
}

/** The words of a command line, and whether it says `--none`, which only `assign` may. */
function wordsFrom(args: readonly string[]) {
  try {
    const { positionals: words, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: args[0] === 'assign' ? { none: { type: 'boolean' } } : {},
    });
    return { words, none: 'none' in values };
  } catch {
    throw new Error(`There are no options here: ${usage}.`);
  }
}

/** The paths to assign: whoever takes all away has to say so. */
function pathsFrom(words: readonly string[], remote: string, none: boolean): readonly string[] {
  if (none && words.length > 0) throw new Error(`Name paths for ${remote} or say --none, not both.`);
  if (!none && words.length === 0)
    throw new Error(
      `Name the paths that ${remote} is to own, or take all away with releases assign ${remote} --none.`,
    );
  return words;
}

function sharesFrom(words: readonly string[]): Record<string, number> {
  const shares: Record<string, number> = {};
  for (const word of words) {
    const [, version, percent] = /^([^=]+)=(\d+(?:\.\d+)?)$/.exec(word) ?? [];
    if (!version || !percent) throw new Error(`'${word}' is not a share: write it as 1.0.4=50.`);
    if (Object.hasOwn(shares, version)) throw new Error(`${version} is named twice.`);
    shares[version] = Number(percent);
  }
  return shares;
}
