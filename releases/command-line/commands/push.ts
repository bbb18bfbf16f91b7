import { type Command, Option } from 'commander';
import { PartialFailure } from '../../command-errors';
import { claimPublished, describePublished } from '../../published/published-anywhere';
import { exportedRelease, mapEntry } from '../../pushing/exported-release';
import { pushByCommand } from '../../pushing/push-by-command';
import { pushToFolder } from '../../pushing/push-to-folder';
import { configuredOrigin, knownAssetOrigin } from '../../traffic/asset-origin';
import { unservedReleases } from '../../traffic/unserved-releases';
import { type Cli, command, type JsonOption } from '../cli';

interface PushOptions extends JsonOption {
  readonly to?: string;
  readonly toCommand?: string;
}

/** `push`: publishes a built release where it is served. */
export function pushCommand(cli: Cli): Command {
  const { folder: releasesFolder, log, progress } = cli;
  return command(
    'push',
    'publishes a release that pnpm releases publish --out has built',
    'push dist --to-command \'aws s3 sync "$RELEASE_DIR" "s3://cart/$RELEASE_VERSION"\'',
    'Then it checks that every file can be fetched. The release gets no visitors yet.',
  )
    .argument('<folder>', 'the folder with that release')
    .option('--to <folder>', 'folder of releases, by default RELEASES_FOLDER')
    .addOption(
      new Option(
        '--to-command <command>',
        'uploads it with a command: RELEASE_DIR is its folder, RELEASE_REMOTE and RELEASE_VERSION its name',
      ).conflicts('to'),
    )
    .option('--json', 'answers with one JSON object: remote, version, isNew, to, origin, unserved')
    .action(async (folder: string, options: PushOptions) => {
      const { to = releasesFolder, toCommand, json } = options;
      const exported = await exportedRelease(folder);
      const { remote, version, release } = exported;
      // The default run's host serves the releases folder, and nothing published elsewhere.
      const isElsewhere = options.to !== undefined || toCommand !== undefined;
      const origin = isElsewhere ? configuredOrigin(remote) : knownAssetOrigin(remote);
      progress(
        toCommand ? `uploading ${remote} ${version} to its host` : `copying ${remote} ${version} to ${to}`,
      );
      if (!toCommand) await claimPublished(cli, to, remote);
      const isNew = toCommand
        ? await pushByCommand(exported, toCommand, origin)
        : await pushToFolder(exported, to);
      await describePublished(cli, folder, exported);
      const files = Object.keys(release.files).length;
      if (origin) progress(`fetching its ${files} files from ${origin}`);
      const [unserved = null] = origin ? await unservedReleases([mapEntry(exported, origin)]) : [];
      const output = { remote, version, isNew, to: toCommand ? null : to, origin, unserved };
      const pushed = isNew ? 'is pushed' : 'is there already: nothing changed';
      const served = origin
        ? `All of its ${files} files are at ${origin} as they were built.`
        : `No host was checked: set ${remote.toUpperCase()}_ORIGIN to the origin that serves it.`;
      if (json) log(JSON.stringify(output));
      else for (const line of [`${remote} ${version} ${pushed}.`, ...(unserved ? [] : [served])]) log(line);
      if (unserved)
        throw isNew
          ? new PartialFailure(`${remote} ${version} is pushed, but ${unserved}`)
          : new Error(unserved);
    });
}
