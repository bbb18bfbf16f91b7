import { publishRemote } from '@storefront/build/publishing/publish';
import { workspaceRemote } from '@storefront/build/workspace-remotes';
import type { Command } from 'commander';
import { unassignedPaths } from '../../traffic/unassigned-paths';
import { type Cli, command } from '../cli';

/** `publish`: builds a remote of the workspace into the releases folder. */
export function publishCommand({ folder, store, log }: Cli): Command {
  return command('publish', 'builds a remote and publishes it; it gets no visitors yet', 'publish cart')
    .argument('<remote>', 'one of the workspace')
    .action(async (name: string) => {
      const remote = workspaceRemote(name);
      const { version, built, warnings } = await publishRemote(remote, { releasesFolder: folder });
      log(
        built
          ? `${remote.name} ${version} is published.`
          : `${remote.name} ${version} is published already: nothing changed.`,
      );
      const { map } = await store.read();
      const unassigned = map ? unassignedPaths(map, remote.name, remote.paths) : [];
      for (const warning of [...warnings, ...unassigned]) log(warning);
    });
}
