import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '@storefront/shared/release/unless-missing';

const hour = 60 * 60 * 1_000;

/** How long a file stays after the last shell that needs it, in milliseconds: older tabs may still be open. */
const keptFor = 30 * 24 * hour;

/** Names of kept files, which contain a hash, and of copies left unfinished by a killed shell. */
const ours = /\.[\da-f]+\.(js|css)(\.map)?(\.br|\.gz)?$|^\.[\da-f-]{36}$/;

/** Folder of the browser files of all recent builds, beside the releases (docs/decisions/045). */
export function recentBuildsFolder(releasesFolder: string): string {
  return join(releasesFolder, '_shell');
}

/**
 * Keeps a build's browser files where shells of all builds find them, while this process runs and for thirty days after. Older files are
 * removed.
 */
export async function keepBuild(
  files: string,
  recentBuilds: string,
  failed: (error: unknown) => void,
): Promise<void> {
  const keep = () => keepOnce(files, recentBuilds).catch(failed);
  await keep();
  setInterval(keep, hour).unref();
}

async function keepOnce(files: string, recentBuilds: string): Promise<void> {
  await mkdir(recentBuilds, { recursive: true });
  for (const name of await readdir(files)) await keepFile(join(files, name), recentBuilds, name);
  for (const name of (await readdir(recentBuilds)).filter((one) => ours.test(one))) {
    const file = await unlessMissing(stat(join(recentBuilds, name)));
    if (file && Date.now() - file.mtimeMs > keptFor) await rm(join(recentBuilds, name), { force: true });
  }
}

/** Copies a file, or renews its date, which says when it was last kept. */
async function keepFile(file: string, recentBuilds: string, name: string): Promise<void> {
  const place = join(recentBuilds, name);
  const there = await unlessMissing(stat(place));
  // A copy of another size was cut short, by a full disk say.
  if (there && there.size === (await stat(file)).size && (await dateAnew(place))) return;
  const unfinished = join(recentBuilds, `.${randomUUID()}`);
  try {
    await copyFile(file, unfinished);
    await rename(unfinished, place);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Renews a file's date. False where it is another user's, or gone: a new copy does as well. */
function dateAnew(file: string): Promise<boolean> {
  const now = new Date();
  return utimes(file, now, now).then(
    () => true,
    () => false,
  );
}
