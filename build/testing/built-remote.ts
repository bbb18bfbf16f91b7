import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noNeeds } from '@storefront/shared/testing/published-release';

/** Writes a remote's webpack output for a test: two containers with some code, and further files by path. */
export async function builtRemote(
  folder: string,
  code: string,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  await mkdir(join(folder, 'browser'), { recursive: true });
  await mkdir(join(folder, 'server'), { recursive: true });
  const files = {
    'browser/mf-manifest.json': '{"exposes":[]}',
    'browser/needs.json': JSON.stringify(noNeeds),
    'browser/container.js': code,
    'server/container.cjs': code,
    'server/container.cjs.map': '{}',
    ...more,
  };
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
}
