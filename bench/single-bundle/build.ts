import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildShell } from 'run/build-shell';

const require = createRequire(import.meta.url);

/**
 * Builds the storefront as one bundle without federation: the shell's sources and configuration, the remotes' modules
 * as chunks of the same build.
 *
 * @param folder where to; absolute
 * @throws Error with webpack's report when the build fails
 */
export async function buildSingleBundle(folder: string): Promise<void> {
  // The shell's build does not know that this one holds the remotes' sources as well.
  await rm(folder, { recursive: true, force: true });
  await buildShell({
    folder,
    alias: {
      [require.resolve('shell/browser-module-loader')]: join(import.meta.dirname, 'browser-module-loader.ts'),
      [require.resolve('shell/compose')]: join(import.meta.dirname, 'compose.ts'),
    },
  });
}
