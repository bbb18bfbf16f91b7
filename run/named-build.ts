import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processExists } from '@storefront/shared/process-exists';

/** How many builds that nobody runs are kept, for going back and forth between sources. */
const maxUnusedBuilds = 3;

/** A build in a folder of its own. */
export interface NamedBuild {
  readonly folder: string;
  /** Whether it was built just now. */
  readonly built: boolean;
}

/**
 * The build of that name, built unless it is there. It is there whole or not at all, never changes, and stays for as long as
 * this process lives; of those that were used and are not any more the oldest are cleared away, and nothing else that is there.
 *
 * @param builds folder of builds that are named by what they are built from
 * @param build fills the folder it is given
 * @throws whatever `build` throws; nothing of it is kept then
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
    const unfinished = await mkdtemp(join(builds, `.${process.pid}-`));
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
  await clearAway(builds);
  return { folder, built };
}

const mark = /^\.used-by-(\d+)$/;
const unfinished = /^\.(\d+)-/;

/** Marks a build as one that this process uses; false when there is none. */
async function use(folder: string): Promise<boolean> {
  try {
    await writeFile(join(folder, `.used-by-${process.pid}`), '');
    await utimes(folder, new Date(), new Date());
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

async function clearAway(builds: string): Promise<void> {
  const unused: { name: string; last: number }[] = [];
  for (const name of await readdir(builds)) {
    const [, maker] = unfinished.exec(name) ?? [];
    if (maker) {
      if (!processExists(Number(maker))) await rm(join(builds, name), { recursive: true, force: true });
      continue;
    }
    const last = await unusedSince(join(builds, name));
    if (last !== null) unused.push({ name, last });
  }
  for (const { name } of unused.sort((a, b) => b.last - a.last).slice(maxUnusedBuilds)) {
    // Nobody must find a part of it, and another process may be clearing, too.
    const away = join(builds, `.${process.pid}-${name}`);
    await rename(join(builds, name), away).then(() => rm(away, { recursive: true, force: true }), ignoreGone);
  }
}

/** When a build was last asked for, in milliseconds; null when a process uses it, or it is gone, or none of ours. */
async function unusedSince(folder: string): Promise<number | null> {
  const names = await readdir(folder).catch(ignoreNoFolder);
  const users = names?.flatMap((name) => mark.exec(name)?.[1] ?? []);
  if (!users?.length || users.some((pid) => processExists(Number(pid)))) return null;
  return (await stat(folder).catch(ignoreGone))?.mtimeMs ?? null;
}

function ignoreGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function ignoreNoFolder(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOTDIR') ignoreGone(error);
}
