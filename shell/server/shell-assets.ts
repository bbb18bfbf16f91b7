import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellAssets } from '../src/page-data';

/** What the build of the shell in `folder` consists of; written by the same build, so it is trusted as it is. */
export function shellAssets(folder: string): ShellAssets {
  return JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')) as ShellAssets;
}
