import { resolve } from 'node:path';
import { inputsHash } from '@storefront/build/inputs-hash';
import { runWebpack } from '@storefront/build/run-webpack';
import type { NamedBuild } from './named-build';
import { namedBuild } from './named-build';
import { writeShellAssets } from './shell-assets';

const root = resolve(import.meta.dirname, '..');

interface BuildShellOptions {
  /** `development`: React warns, and nothing is compressed. */
  readonly mode?: 'production' | 'development';
  /** Folder of the builds. */
  readonly builds?: string;
  /** Replacement modules by the modules' paths. */
  readonly alias?: Readonly<Record<string, string>> | undefined;
}

/**
 * Builds the shell, unless its sources were built before. The folder holds `browser/`, `server/shell.cjs`, `public/` and
 * `assets.json`.
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
