import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Builds kept, for switching between sources, and for running shops. */
const maxBuilds = 10;

/** Interval in which a process marks its build as used, in milliseconds. */
const useInterval = 60_000;

/** Age from which an unfinished build belongs to a killed process, in milliseconds. */
const longestBuild = 3_600_000;

/** A stored build. */
export interface NamedBuild {
  readonly folder: string;
  /** False when it existed. */
  readonly built: boolean;
}

/**
 * Returns the build of that name, made when missing: atomic and immutable. The ten last used are kept; this process uses its build until it
 * ends.
 *
 * @param builds folder that holds only builds named by their inputs
 * @param build fills the folder it is given
 * @throws whatever `build` throws; nothing is kept then
 */
export async function namedBuild(
  builds: string,
  name: string,
  build: (folder: string) => Promise<void>,
): Promise<NamedBuild> {
  const folder = join(builds, name);
  let built = false;
  while (!(await use(folder))) {
    await mkdir(builds, { recursive: true });
    const unfinished = await mkdtemp(join(builds, '.unfinished-'));
    try {
      await build(unfinished);
      await rename(unfinished, folder);
      built = true;
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      // Another process may have been faster.
      if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
  setInterval(() => use(folder).catch(() => {}), useInterval).unref();
  if (built) await clearAway(builds);
  return { folder, built };
}

/** Marks a build as used now; false when there is none. */
async function use(folder: string): Promise<boolean> {
  try {
    await utimes(folder, new Date(), new Date());
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

async function clearAway(builds: string): Promise<void> {
  // Another process may be clearing too.
  const found = await Promise.all(
    (await readdir(builds)).map(async (name) => {
      const path = join(builds, name);
      return {
        path,
        isWhole: !name.startsWith('.'),
        last: (await stat(path).catch(() => null))?.mtimeMs ?? 0,
      };
    }),
  );
  const whole = found.filter(({ isWhole }) => isWhole).sort((one, other) => other.last - one.last);
  const left = found.filter(({ isWhole, last }) => !isWhole && last < Date.now() - longestBuild);
  for (const { path } of [...whole.slice(maxBuilds), ...left]) {
    // Renamed first: no process may find half a build.
    const away = await mkdtemp(join(builds, '.unwanted-'));
    await rename(path, join(away, 'build')).catch(() => {});
    await rm(away, { recursive: true, force: true });
  }
}
