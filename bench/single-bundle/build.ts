import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildShell } from 'run/build-shell';

const require = createRequire(import.meta.url);

/**
 * Builds the storefront as one bundle: the shell's sources and configuration, with the remotes' modules as chunks.
 *
 * @param builds absolute folder for it
 * @returns its folder
 * @throws Error with webpack's report when the build fails
 */
export async function buildSingleBundle(builds: string): Promise<string> {
  // The shell's inputs do not include the remotes' sources.
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
