import { readMapFile, readMapText } from './map-file';
import { parseAssignedMap, type ReleaseMap } from './release-map';

/**
 * The release map of a folder, to be shown or changed, and so also one that no shop can run on yet; null when there is none.
 *
 * @throws Error in one sentence when the file is not a release map, with its name and what can be done
 */
export async function readReleaseMap(folder: string): Promise<ReleaseMap | null> {
  return (await readMapFile(folder)).map;
}

/**
 * Follows the release map of a folder. A change is noticed in whatever way the file was changed.
 *
 * @param onChange gets the map that is there now or comes first, then each one with another content
 * @param onError gets why the map cannot be read or run on, once until it can be; the last good map stays in force
 * @param interval how soon at the latest, in milliseconds
 * @returns ends following
 */
export function watchReleaseMap(
  folder: string,
  onChange: (map: ReleaseMap) => void,
  onError: (error: Error) => void,
  interval = 500,
): () => void {
  let known: string | undefined;
  let said: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const look = async () => {
    try {
      const text = await readMapText(folder);
      if (stopped) return;
      if (text === null) throw new Error(`There is no release map in ${folder}.`);
      if (text !== known) onChange(parseAssignedMap(text));
      known = text;
      said = undefined;
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      if (!stopped && error.message !== said) onError(error);
      said = error.message;
    }
    if (!stopped) timer = setTimeout(look, interval);
  };

  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
