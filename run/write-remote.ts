import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const template = join(import.meta.dirname, 'remote-template');

/**
 * Writes the sources of a new remote: a page at the path of its name, and a place on every other page.
 *
 * @param folder made for it; absolute
 * @param port of its artefact host in the default run
 * @param name as `newRemoteName` gives it
 * @throws Error in one sentence when the folder is there already
 */
export async function writeRemote(
  folder: string,
  { name, port }: { readonly name: string; readonly port: number },
): Promise<void> {
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  await mkdir(folder, { recursive: true });
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  for (const file of await readdir(template)) {
    const text = await readFile(join(template, file), 'utf8');
    const named = text
      .replaceAll('example', name)
      .replaceAll('Example', title)
      .replace('port: 3004', `port: ${port}`);
    await writeFile(join(folder, file), named);
  }
}
