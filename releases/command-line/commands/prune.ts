import { type Command, InvalidArgumentError } from 'commander';
import { PartialFailure } from '../../command-errors';
import { type PrunableRelease, prunableReleases, removeRelease } from '../../pruning/prunable-releases';
import { versionsPublished } from '../../published/published-anywhere';
import { type Cli, command, type JsonOption } from '../cli';
import { parseRemoteName } from '../names';
import { table } from '../terminal-text';

interface PruneOptions extends JsonOption {
  readonly keep: number;
  readonly dryRun?: boolean;
}

/** `prune`: removes published releases that nothing needs any more. */
export function pruneCommand(cli: Cli): Command {
  const { log } = cli;
  return command(
    'prune',
    'removes published releases that nothing needs',
    'prune cart --keep 5 --dry-run',
    'Removes releases that are not in the release map and had no visitors for thirty days.',
  )
    .argument('[remote]')
    .option(
      '--keep <count>',
      'how many of the newest releases, and of possible rollbacks, to keep',
      countFrom,
      10,
    )
    .option('--dry-run', 'removes nothing')
    .option('--json', 'answers with one JSON object: releases, bytes, isDryRun')
    .action(async (name: string | undefined, { keep, dryRun: isDryRun = false, json }: PruneOptions) => {
      const prunable = await prunableReleases(cli, name && parseRemoteName(name), keep);
      if (prunable.length === 0 && !json) return log('Every published release is needed.');
      const releases: PrunableRelease[] = [];
      try {
        for (const release of prunable) {
          if (!isDryRun) await removeRelease(cli, release.remote, release.version);
          releases.push(release);
        }
      } catch (error) {
        const failed = prunable[releases.length];
        const isGone = failed && !(await versionsPublished(cli, failed.remote)).includes(failed.version);
        if (releases.length === 0 && !isGone) throw error;
        throw new PartialFailure(
          `Not everything is removed: ${error instanceof Error ? error.message.replace(/\.$/, '') : error}. Fix this, then run pnpm releases prune again.`,
        );
      } finally {
        // Including releases removed before a failure.
        const bytes = releases.reduce((all, release) => all + release.bytes, 0);
        if (json) log(JSON.stringify({ releases, bytes, isDryRun }));
        else {
          const rows = releases.map((one) => [one.remote, one.version, megabytes(one.bytes)]);
          if (rows.length > 0) log(table(rows));
          log(`${isDryRun ? 'To be removed' : 'Removed'}: ${releases.length}, ${megabytes(bytes)} in all.`);
        }
      }
    });
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function countFrom(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('Write a whole number from 1 on.');
  return Number(text);
}
