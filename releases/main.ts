import { releasesFolder } from '@storefront/shared/release/releases-folder';

// The operator's command line: `pnpm releases <command>`.
try {
  // Here, because it reads the workspace's remotes, of which one may be broken.
  const { runCommand } = await import('./command-line/command');
  await runCommand(process.argv.slice(2), releasesFolder(), console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
