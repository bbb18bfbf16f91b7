import type { Command } from 'commander';
import { quarantinedReleases } from '../../quarantine/quarantine';
import { type Cli, command, type JsonOption } from '../cli';
import { quarantineText } from '../quarantine-text';

/** `quarantined`: which releases get no visitors, as they harmed the shop. */
export function quarantinedCommand({ store, log }: Cli): Command {
  return command('quarantined', 'shows which releases harmed the shop, and how', 'quarantined')
    .option('--json', 'as one JSON list')
    .action(async ({ json }: JsonOption) => {
      const releases = await quarantinedReleases(store);
      if (json) return log(JSON.stringify(releases));
      for (const release of releases) log(quarantineText(release));
      if (releases.length === 0) log('No release is in quarantine.');
    });
}
