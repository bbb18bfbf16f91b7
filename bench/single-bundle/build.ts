import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildShell } from 'run/build-shell';

const require = createRequire(import.meta.url);

/**
 * Builds the storefront as one bundle without federation: the shell's sources and configuration, the remotes' modules
 * as chunks of the same build.
 *
 * @param builds folder for it; absolute
 * @returns its folder
 * @throws Error with webpack's report when the build fails
 */
export async function buildSingleBundle(builds: string): Promise<string> {
  // The shell's build does not know that this one holds the remotes' sources as well.
  await rm(builds, { recursive: true, force: true });
  const { folder } = await buildShell({
    builds,
    alias: {
      [require.resolve('shell/browser-module-loader')]: join(import.meta.dirname, 'browser-module-loader.ts'),
      [require.resolve('shell/compose')]: join(import.meta.dirname, 'compose.ts'),
    },
  });
  return folder;
}
