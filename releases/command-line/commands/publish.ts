import { publishRemote } from '@storefront/build/publishing/publish';
import { workspaceRemote } from '@storefront/build/workspace-remotes';
import type { Command } from 'commander';
import { unassignedPaths } from '../../traffic/unassigned-paths';
import { type Cli, command, type JsonOption } from '../cli';

/** `publish`: builds a remote of the workspace into the releases folder. */
export function publishCommand({ folder, store, log, progress }: Cli): Command {
  return command('publish', 'builds a remote and publishes it; it gets no visitors yet', 'publish cart')
    .argument('<remote>', 'one of the workspace')
    .option('--json', 'answers with one JSON object: remote, version, built, warnings')
    .action(async (name: string, { json }: JsonOption) => {
      const remote = workspaceRemote(name);
      const { version, built, warnings } = await publishRemote(remote, { releasesFolder: folder, progress });
      const unassigned = await store.read().then(
        ({ map }) => (map ? unassignedPaths(map, name, remote.paths) : []),
        (error: Error) => [`Nobody looked whether its pages are assigned: ${error.message}`],
      );
      const all = [...warnings, ...unassigned];
      if (json) return log(JSON.stringify({ remote: name, version, built, warnings: all }));
      const published = `${name} ${version} is published in ${folder}${built ? '' : ' already: nothing changed'}.`;
      for (const line of [published, ...all]) log(line);
    });
}
