import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWholeFile } from '@storefront/shared/server/write-whole-file';

interface PictureCache {
  /** Returns the file of that name, created by `make` when missing; concurrent callers share one creation. */
  readonly get: (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;
  readonly has: (name: string) => Promise<boolean>;
}

async function kept(path: string): Promise<Buffer | null> {
  const bytes = await readFile(path).catch(() => null);
  // A power cut can leave an empty file.
  return bytes?.length ? bytes : null;
}

/** A cache in `folder`; a name stands for the same bytes for ever. `onWriteError` gets write errors; the bytes are returned all the same. */
export function pictureCache(folder: string, onWriteError: (error: unknown) => void): PictureCache {
  const underWay = new Map<string, Promise<Buffer>>();

  async function readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(folder, name);
    const found = await kept(file);
    if (found) return found;
    const made = await make();
    await writeWholeFile(file, made).catch(onWriteError);
    return made;
  }

  return {
    get: (name, make) => {
      const same = underWay.get(name);
      if (same) return same;
      const file = readOrMake(name, make).finally(() => underWay.delete(name));
      underWay.set(name, file);
      return file;
    },
    has: async (name) => Boolean((await stat(join(folder, name)).catch(() => null))?.size),
  };
}
