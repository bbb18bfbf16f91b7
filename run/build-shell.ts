import { resolve } from 'node:path';
import { inputsHash } from '@storefront/build/inputs-hash';
import { runWebpack } from '@storefront/build/run-webpack';
import type { NamedBuild } from './named-build';
import { namedBuild } from './named-build';
import { writeShellAssets } from './shell-assets';

const root = resolve(import.meta.dirname, '..');

interface BuildShellOptions {
  /** With `development` React says what is wrong, and nothing is compressed. */
  readonly mode?: 'production' | 'development';
  /** Folder of its builds, each named by what it is built from. */
  readonly builds?: string;
  /** Modules to put in place of others. */
  readonly alias?: Readonly<Record<string, string>> | undefined;
}

/**
 * Builds the shell into a folder of its own, unless what it is built from has been built before. The folder gets `browser/`,
 * `server/shell.cjs`, `public/` and `assets.json`.
 *
 * @throws BuildFailed
 */
export async function buildShell({
  mode = 'production',
  builds = resolve(root, '.local/shell'),
  alias,
}: BuildShellOptions = {}): Promise<NamedBuild> {
  const inputs = await inputsHash(root, 'shell', Object.values(alias ?? {}));
  return namedBuild(builds, inputs, async (folder) => {
    const stats = await runWebpack('shell', { mode, folder, alias });
    await writeShellAssets(folder, stats, mode);
  });
}
