import type { Command } from 'commander';
import { quarantinedReleases } from '../../quarantine/quarantine';
import { type Cli, command } from '../cli';
import { quarantineText } from '../quarantine-text';

/** `quarantined`: which releases get no visitors, as they harmed the shop. */
export function quarantinedCommand({ store, log }: Cli): Command {
  return command('quarantined', 'shows which releases harmed the shop, and how', 'quarantined').action(
    async () => {
      const releases = await quarantinedReleases(store);
      for (const release of releases) log(quarantineText(release));
      if (releases.length === 0) log('No release is in quarantine.');
    },
  );
}
