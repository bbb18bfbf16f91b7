import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/**
 * Writes copies of the cart's sources with replaced texts, such as a team's mistakes.
 *
 * @param changes by file: texts and their replacements
 * @returns the replaced files, for `publishRemote`
 * @throws Error when the text is not there any more
 */
export async function patched(
  changes: Readonly<Record<string, readonly (readonly [string, string])[]>>,
): Promise<Record<string, string>> {
  const alias: Record<string, string> = {};
  for (const [file, replaced] of Object.entries(changes)) {
    let text = await readFile(file, 'utf8');
    for (const [before, after] of replaced) {
      if (!text.includes(before)) throw new Error(`${file} has no '${before}' any more.`);
      text = text.replace(before, after);
    }
    // The copy is below its package, so that imports find the same packages.
    const copy = resolve(file.replace(/^[^/]+/, (folder) => join(folder, '.local/patched')));
    const moved = text.replaceAll(
      /(from|import) '(\.[^']*)'/g,
      (_, word, path) => `${word} '${resolve(dirname(file), path)}'`,
    );
    await mkdir(dirname(copy), { recursive: true });
    await writeFile(copy, moved);
    alias[resolve(file)] = copy;
  }
  return alias;
}
