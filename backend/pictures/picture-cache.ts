import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Gives the file of that name, made by `make` when there is none; asked for twice at the same time, it is made once. */
type PictureCache = (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;

async function kept(path: string): Promise<Buffer | null> {
  const bytes = await readFile(path).catch(() => null);
  // An empty file is what a power cut can leave behind.
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

/** A cache in `folder`; a name stands for the same bytes for ever. What cannot be written, as `onNotKept` hears, is given all the same. */
export function pictureCache(folder: string, onNotKept: (error: unknown) => void): PictureCache {
  const underWay = new Map<string, Promise<Buffer>>();

  async function readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const found = await kept(join(folder, name));
    if (found) return found;
    const made = await make();
    await keep(folder, name, made).catch(onNotKept);
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
