import { releasesFolder } from '@storefront/shared/release/releases-folder';
import { runCommand } from './command-line/command';

// The operator's command line: `pnpm releases <command>`.
try {
  await runCommand(process.argv.slice(2), releasesFolder(), console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
