import { workspaceRemote } from '@storefront/build/workspace-remotes';
import { isVersionNumber } from '@storefront/shared/release/version';
import { type Command, InvalidArgumentError } from 'commander';
import { claimPublished, describePublished } from '../../published/published-anywhere';
import { unassignedPaths } from '../../traffic/assign-paths';
import { type Cli, command, type JsonOption, WrongUsage } from '../cli';

interface PublishOptions extends JsonOption {
  readonly out?: string;
  readonly version?: string;
}

/** `publish`: builds a remote of the workspace into the releases folder, or into another one to be pushed from any machine. */
export function publishCommand(cli: Cli): Command {
  return command(
    'publish',
    'builds a remote and publishes it',
    'publish cart',
    'The release gets no visitors yet. --out only builds it, for pnpm releases push.',
  )
    .argument('<remote>', 'a remote of this workspace')
    .option('--out <folder>', 'an empty folder for the release, in place of RELEASES_FOLDER')
    .option('--version <number>', 'with --out, by default the one after the latest published', numberFrom)
    .option(
      '--json',
      'answers with one JSON object: remote, version, built, warnings; with --out remote, version, place, isSigned, warnings',
    )
    .action((name: string, { out, version: number, json }: PublishOptions) => {
      if (out === '') throw new WrongUsage('--out needs the name of a folder.');
      if (number && !out) throw new WrongUsage('--version needs --out: publish takes the next number.');
      return out ? build(cli, name, out, number, json) : publish(cli, name, json);
    });
}

async function publish(cli: Cli, name: string, json?: boolean): Promise<void> {
  const { folder, store, log, progress } = cli;
  // Loaded here, for a distribution builds nothing.
  const { publishRemote } = await import('@storefront/build/publishing/publish');
  const remote = workspaceRemote(name);
  await claimPublished(cli, folder, name);
  const { version, built, warnings } = await publishRemote(remote, { releasesFolder: folder, progress });
  await describePublished(cli, folder, { remote: name, version });
  const unassigned = await store.read().then(
    ({ map }) => (map ? unassignedPaths(map, name, remote.paths) : []),
    (error: Error) => [`The assignment of its paths was not checked: ${error.message}`],
  );
  const all = [...warnings, ...unassigned];
  if (json) return log(JSON.stringify({ remote: name, version, built, warnings: all }));
  const published = `${name} ${version} is published in ${folder}${built ? '' : ' already: nothing changed'}.`;
  for (const line of [published, ...all]) log(line);
}

async function build(cli: Cli, name: string, out: string, number?: string, json?: boolean): Promise<void> {
  const { folder, log, progress } = cli;
  const { buildRelease } = await import('@storefront/build/publishing/build-release');
  const remote = workspaceRemote(name);
  await claimPublished(cli, folder, name);
  const options = { out, number, releasesFolder: folder, progress };
  const { version, place, isSigned, warnings } = await buildRelease(remote, options);
  if (json) return log(JSON.stringify({ remote: name, version, place, isSigned, warnings }));
  for (const line of [`${name} ${version} is built: ${place}.`, ...warnings]) log(line);
}

function numberFrom(text: string): string {
  if (!isVersionNumber(text)) throw new InvalidArgumentError('Write a number as 1.0.5.');
  return text;
}
