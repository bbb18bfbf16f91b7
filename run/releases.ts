import { releasesFolder } from '@storefront/shared/release/releases-folder';
import { exitCodeOf } from 'releases/command-line/exit-code';
import { operatorName } from 'releases/command-line/operator';
import type { DeepChecks } from 'releases/gate/check-release';
import { chosenReleases } from 'releases/stores/releases';

// Whoever wants the first lines alone, as head does, has them.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

// The operator's command line: `pnpm releases <command>`.

/** Says what is under way where nobody reads it as an answer. */
const progress = (text: string) => console.error(`… ${text}`);

/** What the gate looks at in a shop. */
const inShop =
  (withBrowser: boolean): DeepChecks =>
  async (candidate) => {
    // With what builds the shell and opens browsers, which most commands do without.
    const { deepChecks } = await import('./gate/deep-checks');
    return deepChecks(candidate, { withBrowser, progress });
  };

try {
  // Here, because it reads the workspace's remotes, of which one may be broken.
  const { runProgram } = await import('releases/command-line/program');
  const releases = await chosenReleases(releasesFolder(), process.env);
  await runProgram(process.argv.slice(2), {
    ...releases,
    log: console.log,
    operator: operatorName(process.env),
    progress,
    async check(remote, version, depth) {
      const { checkRelease } = await import('releases/gate/check-release');
      return checkRelease(
        releases,
        remote,
        version,
        depth === 'quick' ? undefined : inShop(depth === 'whole'),
      );
    },
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = exitCodeOf(error);
}
