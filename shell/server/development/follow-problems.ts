import { unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseJson } from '@storefront/shared/release/parse-json';
import * as v from 'valibot';

/** How often the file is looked at, in milliseconds. */
const interval = 100;

/**
 * Follows the file in which `pnpm dev` says what does not build, a list of texts; none is there while all does.
 *
 * @param onError gets why the file cannot be read
 * @returns ends following
 */
export function followProblems(
  file: string,
  onChange: (problems: readonly string[]) => void,
  onError: (error: unknown) => void,
): () => void {
  const look = async () => {
    try {
      const text = await readFile(file, 'utf8');
      onChange(parseJson(v.array(v.string()), text, file));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') onChange([]);
      else onError(error);
    }
  };
  watchFile(file, { interval, persistent: false }, look);
  void look();
  return () => unwatchFile(file, look);
}
