import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '@storefront/shared/release/unless-missing';

const hour = 60 * 60 * 1_000;

/** How long a file stays when no shell that needs it runs any more, in milliseconds: tabs of before may still be open. */
const keptFor = 30 * 24 * hour;

/** Names of what is kept, which carry a hash, and of what was being copied when its shell was killed. */
const ours = /\.[\da-f]+\.(js|css)(\.map)?(\.br|\.gz)?$|^\.[\da-f-]{36}$/;

/** Folder of the browser files of every build that was run of late, beside the releases (docs/decisions/045). */
export function keptFolder(releasesFolder: string): string {
  return join(releasesFolder, '_shell');
}

/**
 * Keeps a build's browser files where shells of all builds find them: from now on, for as long as this process runs, and for
 * thirty days after. Of such files those that nobody has kept for that long are removed.
 *
 * @param files the build's folder; a name in it carries the hash of what is in the file
 * @param kept made where it is missing
 * @param failed hears why they cannot be kept
 */
export async function keepFiles(
  files: string,
  kept: string,
  failed: (error: unknown) => void,
): Promise<void> {
  const keep = () => keepOnce(files, kept).catch(failed);
  await keep();
  setInterval(keep, hour).unref();
}

async function keepOnce(files: string, kept: string): Promise<void> {
  await mkdir(kept, { recursive: true });
  for (const name of await readdir(files)) await keepFile(join(files, name), kept, name);
  for (const name of (await readdir(kept)).filter((one) => ours.test(one))) {
    const file = await unlessMissing(stat(join(kept, name)));
    if (file && Date.now() - file.mtimeMs > keptFor) await rm(join(kept, name), { force: true });
  }
}

/** A file's date says when it was last kept. */
async function keepFile(file: string, kept: string, name: string): Promise<void> {
  const place = join(kept, name);
  const there = await unlessMissing(stat(place));
  // Another size is a copy that was cut short, by a full disk say.
  if (there && there.size === (await stat(file)).size && (await dateAnew(place))) return;
  const unfinished = join(kept, `.${randomUUID()}`);
  try {
    await copyFile(file, unfinished);
    await rename(unfinished, place);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** False where the file is another user's, or gone: a new copy does as well. */
function dateAnew(file: string): Promise<boolean> {
  const now = new Date();
  return utimes(file, now, now).then(
    () => true,
    () => false,
  );
}
