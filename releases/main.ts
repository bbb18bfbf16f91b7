import { releasesFolder } from '@storefront/shared/release/releases-folder';
import { operatorName } from './command-line/operator';
import { checkRelease } from './gate/check-release';
import { chosenReleases } from './stores/releases';

// Whoever wants the first lines alone, as head does, has them.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

// The operator's command line: `pnpm releases <command>`.
try {
  // Here, because it reads the workspace's remotes, of which one may be broken.
  const { runProgram } = await import('./command-line/program');
  const releases = await chosenReleases(releasesFolder(), process.env);
  await runProgram(process.argv.slice(2), {
    ...releases,
    log: console.log,
    operator: operatorName(process.env),
    check: (remote, version) => checkRelease(releases, remote, version),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof Error && error.name === 'WrongUsage' ? 2 : 1;
}
