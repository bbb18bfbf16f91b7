import { execFile } from 'node:child_process';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { precompress } from '@storefront/build/precompress';
import type { BuildOptions } from '@storefront/build/webpack-config';
import { integrityOf } from '@storefront/shared/release/integrity';
import type { ShellAssets } from 'shell/page-data';
import type { MultiStats } from 'webpack';

/**
 * Completes a build of the shell: `assets.json` has the integrity of each file, `public/` the files with fixed addresses. A
 * production build is also compressed, and gets `provides.json`, what releases may need of it; both take too long for
 * development.
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
  await cp(resolve(import.meta.dirname, '../shell/public'), join(folder, 'public'), { recursive: true });
}
