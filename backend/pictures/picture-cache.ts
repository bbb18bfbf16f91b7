import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the file of that name, created by `make` when missing; concurrent callers share one creation. */
type PictureCache = (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;

async function kept(path: string): Promise<Buffer | null> {
  const bytes = await readFile(path).catch(() => null);
  // A power cut can leave an empty file.
  return bytes?.length ? bytes : null;
}

async function keep(folder: string, name: string, bytes: Buffer): Promise<void> {
  const unfinished = join(folder, `${randomUUID()}.part`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** A cache in `folder`; a name stands for the same bytes for ever. `onWriteError` gets write errors; the bytes are returned all the same. */
export function pictureCache(folder: string, onWriteError: (error: unknown) => void): PictureCache {
  const underWay = new Map<string, Promise<Buffer>>();

  async function readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const found = await kept(join(folder, name));
    if (found) return found;
    const made = await make();
    await keep(folder, name, made).catch(onWriteError);
    return made;
  }

  return (name, make) => {
    const same = underWay.get(name);
    if (same) return same;
    const file = readOrMake(name, make).finally(() => underWay.delete(name));
    underWay.set(name, file);
    return file;
  };
}
