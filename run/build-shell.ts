import { execFile } from 'node:child_process';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { inputsHash } from '@storefront/build/inputs-hash';
import { precompress } from '@storefront/build/precompress';
import { runWebpack } from '@storefront/build/run-webpack';
import type { BuildOptions } from '@storefront/build/webpack-config';
import { integrityOf } from '@storefront/shared/release/integrity';
import type { ShellAssets } from 'shell/page-data';
import type { MultiStats } from 'webpack';
import type { NamedBuild } from './named-build';
import { namedBuild } from './named-build';

const root = resolve(import.meta.dirname, '..');

interface BuildShellOptions {
  /** `development`: React warns, and nothing is compressed. */
  readonly mode?: BuildOptions['mode'];
  /** Folder of the builds. */
  readonly builds?: string;
  /** Replacement modules by the modules' paths. */
  readonly alias?: Readonly<Record<string, string>> | undefined;
}

/**
 * Builds the shell, unless these sources were built before. The folder holds `browser/`, `server/shell.cjs`, `public/` and `assets.json`.
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

/**
 * Completes a build of the shell: `assets.json` with the integrity of each file, and `public/` with the files of fixed addresses. A
 * production build is also compressed and gets `provides.json`, what the shell provides to releases; both are too slow for development.
 */
export async function writeShellAssets(
  folder: string,
  { stats: [browser] }: MultiStats,
  mode: BuildOptions['mode'],
): Promise<void> {
  const address = (name: string) => `/_shell/${name}`;
  const { react, shell } = browser?.toJson({ all: false, entrypoints: true }).entrypoints ?? {};
  const entry = new Set([react, shell].flatMap((part) => part?.assets?.map(({ name }) => name) ?? []));
  const named = (suffix: string) => [...entry].filter((name) => name.endsWith(suffix));
  const files: Record<string, string> = {};
  for (const name of (await readdir(join(folder, 'browser'))).filter((file) => /\.(js|css)$/.test(file))) {
    const path = join(folder, 'browser', name);
    files[address(name)] = integrityOf(await readFile(path));
    if (mode === 'production') await precompress(path);
  }
  const assets: ShellAssets = {
    scripts: named('.js').map(address),
    styles: named('.css').map(address),
    files,
  };
  await writeFile(join(folder, 'assets.json'), JSON.stringify(assets));
  if (mode === 'production') {
    const worker = join(folder, 'server/worker.cjs');
    const { stdout } = await promisify(execFile)(process.execPath, [worker, 'provides']);
    await writeFile(join(folder, 'provides.json'), stdout);
  }
  await cp(join(root, 'shell/public'), join(folder, 'public'), { recursive: true });
}
