import { buildRelease } from '@storefront/build/publishing/build-release';
import { workspaceRemote } from '@storefront/build/workspace-remotes';
import { isVersionNumber } from '@storefront/shared/release/version';
import { type Command, InvalidArgumentError } from 'commander';
import { type Cli, command, type JsonOption } from '../cli';

interface BuildOptions extends JsonOption {
  readonly out: string;
  readonly version?: string;
}

/** `build`: builds a release of a remote once, to be pushed from wherever it is carried. */
export function buildCommand({ folder, log, progress }: Cli): Command {
  return command(
    'build',
    'builds a release of a remote into a folder of its own, for push',
    'build cart --out dist --version 1.0.5',
  )
    .argument('<remote>', 'one of the workspace')
    .requiredOption('--out <folder>', 'gets the release; it has to be empty')
    .option(
      '--version <number>',
      'by default the next one after what is published in RELEASES_FOLDER',
      numberFrom,
    )
    .option('--json', 'answers with one JSON object: remote, version, place, isSigned, warnings')
    .action(async (name: string, { out, version: number, json }: BuildOptions) => {
      const remote = workspaceRemote(name);
      const built = await buildRelease(remote, { out, number, releasesFolder: folder, progress });
      const { version, place, warnings } = built;
      if (json) return log(JSON.stringify({ remote: name, ...built }));
      for (const line of [`${name} ${version} is built: ${place}.`, ...warnings]) log(line);
    });
}

function numberFrom(text: string): string {
  if (!isVersionNumber(text)) throw new InvalidArgumentError('Write a number as 1.0.5.');
  return text;
}
