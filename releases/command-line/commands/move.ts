import { publishedRemotes, publishedVersions } from '@storefront/shared/release/published-releases';
import type { Command } from 'commander';
import { completeChange } from '../../command-errors';
import { fetchFiles } from '../../published/fetch-files';
import { claimPublished, describedReleases, describePublished } from '../../published/published-anywhere';
import { copyMap } from '../../stores/copy-map';
import { releasesIn } from '../../stores/releases';
import { type Cli, command, WrongUsage } from '../cli';
import { parseRemoteName } from '../names';

/** `import`: takes the map of a releases folder into the database. */
export function importCommand(cli: Cli): Command {
  const more =
    'Adds the map, its history, and what its releases are. A database with another history is not changed.';
  return command('import', 'takes a folder’s release map into RELEASES_URL', 'import .local/releases', more)
    .argument('<folder>', 'a releases folder; its files stay there, for its asset servers')
    .action(async (folder: string) => {
      sharedOf(cli);
      const added = await copyMap(releasesIn(folder).store, cli.store);
      for (const remote of await publishedRemotes(folder))
        for (const version of await publishedVersions(folder, remote))
          await describePublished(cli, folder, { remote, version });
      cli.log(`${added.length} changes of ${folder} are added to ${cli.store.place}.`);
    });
}

/** `export`: takes the database's map back into a releases folder. */
export function exportCommand(cli: Cli): Command {
  const more =
    'Adds the map, its history, and the releases, fetched from their hosts. A folder with another history is not changed.';
  return command('export', 'takes the release map of RELEASES_URL into a folder', 'export backup', more)
    .argument('<folder>', 'a folder, empty or of the same shop')
    .action(async (folder: string) => {
      sharedOf(cli);
      const added = await copyMap(cli.store, releasesIn(folder).store);
      await completeChange('The map is exported, but not every release', async () => {
        const described = await describedReleases(cli);
        for (const remote of new Set(described.map((one) => one.remote)))
          await claimPublished(cli, folder, remote);
        for (const { remote, version } of described) await fetchFiles({ ...cli, folder }, remote, version);
      });
      cli.log(`${added.length} changes of ${cli.store.place} are added to ${folder}.`);
    });
}

/** `migrate`: creates the database's tables, for roles without the right to. */
export function migrateCommand(cli: Cli): Command {
  return command('migrate', 'creates the tables that are missing in RELEASES_URL', 'migrate').action(
    async () => {
      await sharedOf(cli).createTables();
      cli.log(`The schema releases at ${cli.store.place} has all tables.`);
    },
  );
}

interface TeamOptions {
  readonly revoke?: boolean;
}

/** `team`: lets a role of the database change some remotes, and nothing else. */
export function teamCommand(cli: Cli): Command {
  const more =
    'Its password in RELEASES_URL is enough to push, check, roll out and roll back; paths, keys and origins stay the operator’s.';
  return command(
    'team',
    'lets a role of RELEASES_URL change these remotes alone',
    'team cart_team cart',
    more,
  )
    .argument('<role>', 'a login role, which create role makes')
    .argument('[remotes...]', 'all that it may change')
    .option('--revoke', 'takes its rights away')
    .action(async (role: string, remotes: string[], { revoke = false }: TeamOptions) => {
      if (remotes.length > 0 === revoke)
        throw new WrongUsage(`Name the remotes that ${role} may change, or use --revoke.`);
      await sharedOf(cli).setTeam(role, remotes.map(parseRemoteName));
      cli.log(`${role} may change ${revoke ? 'nothing' : remotes.join(', ')} at ${cli.store.place}.`);
    });
}

function sharedOf({ store: { shared } }: Cli) {
  if (shared) return shared;
  throw new WrongUsage('Set RELEASES_URL to the database: without it the release map is in RELEASES_FOLDER.');
}
