import { publishedVersions } from '@storefront/shared/release/published-releases';
import type { Command } from 'commander';
import { assignPaths } from '../../traffic/assign-paths';
import { changeSeen } from '../change-seen';
import { type ChangeOptions, type Cli, changingCommand } from '../cli';
import { parseRemoteName } from '../remote-name';

/** `assign`: says which paths a remote owns. */
export function assignCommand(cli: Cli): Command {
  const { folder, store } = cli;
  return changingCommand(
    'assign',
    'gives paths to a remote, in place of all it had',
    'assign reviews /reviews /reviews/:id',
  )
    .argument('<remote>')
    .argument('[paths...]')
    .option('--none', 'take all away')
    .action(
      async (name: string, words: string[], { none, ...options }: ChangeOptions & { none?: boolean }) => {
        const remote = parseRemoteName(name);
        const paths = pathsFrom(words, remote, none === true);
        const isUnpublished = !none && (await publishedVersions(folder, remote)).length === 0;
        const unavailable = `Nothing of ${remote} is published here: its paths are unavailable until a release of it is live.`;
        await changeSeen(
          cli,
          options,
          (reason) => assignPaths(store, remote, paths, reason),
          (map) => [
            `${remote} owns ${map.paths[remote]?.join(', ') || 'no path'}.`,
            ...(isUnpublished ? [unavailable] : []),
          ],
        );
      },
    );
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
