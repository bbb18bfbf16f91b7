import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { inputsHash } from 'releases/inputs-hash';
import { runWebpack } from 'releases/run-webpack';
import { federated } from '../webpack.base';
import { writeShellAssets } from './shell-assets';

const root = resolve(import.meta.dirname, '..');

interface BuildShellOptions {
  /** Where to: gets `browser/`, `server/shell.cjs` and `assets.json`. */
  readonly folder?: string;
  /** Modules to put in place of others. */
  readonly alias?: Readonly<Record<string, string>> | undefined;
}

/**
 * Builds the shell, unless nothing it is built from has changed.
 *
 * @returns whether it was built just now
 * @throws Error with webpack's report when the build fails
 */
export async function buildShell({
  folder = join(root, 'shell/dist'),
  alias,
}: BuildShellOptions = {}): Promise<boolean> {
  const inputs = await inputsHash(root, 'shell', Object.values(alias ?? {}));
  const marker = join(folder, 'inputs');
  if ((await readFile(marker, 'utf8').catch(() => '')) === inputs) return false;
  const stats = await runWebpack(federated('shell', { mode: 'production', folder, alias }));
  await writeShellAssets(folder, stats, { compress: true });
  await writeFile(marker, inputs);
  return true;
}
