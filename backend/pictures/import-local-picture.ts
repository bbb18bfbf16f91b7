import { constants } from 'node:fs';
import { open, readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { keepPicture } from './keep-picture';
import { PictureProblem, readWithin } from './picture-problem';

/** The folder's names by how they are compared. Read anew when it changes: an import asks for thousands. */
const listings = new LRUCache<string, Map<string, string[]>>({ max: 2 });

/**
 * Checks a picture of an owner's folder, and stores it in the shop's if there is one. The name is matched as people write it: without
 * regard to case, the signs between words and the encoding of addresses. Returns its file there, or a sentence that says why not.
 * @throws Error when `folder` cannot be read
 */
export async function importLocalPicture(
  folder: string,
  name: string,
  { pictureFolder }: { readonly pictureFolder: string | null },
): Promise<{ readonly file: string } | { readonly error: string }> {
  try {
    const found = await nameInFolder(folder, name);
    return { file: await keepPicture(await readLocalPicture(folder, found), pictureFolder) };
  } catch (error) {
    if (error instanceof PictureProblem) return { error: error.message };
    throw error;
  }
}

/** Whether an owner's folder has a file of this name, as {@link importLocalPicture} matches it. */
export async function hasLocalPicture(folder: string, name: string): Promise<boolean> {
  return (await namesLike(folder, name)).length > 0;
}

async function nameInFolder(folder: string, name: string): Promise<string> {
  const [found, ...others] = await namesLike(folder, name);
  if (found === undefined)
    throw new PictureProblem('There is no such picture: put the file into the folder of --pictures.');
  if (others.length > 0)
    throw new PictureProblem(`Several files are called so: write ${[found, ...others].join(' or ')}.`);
  return found;
}

/** Names of the folder itself, so that none leads out of it. */
async function namesLike(folder: string, name: string): Promise<readonly string[]> {
  const { mtimeMs } = await stat(folder);
  const state = `${mtimeMs} ${folder}`;
  const listing = listings.get(state) ?? (await list(folder));
  listings.set(state, listing);
  const names = listing.get(compared(name)) ?? [];
  return names.includes(name) ? [name] : names;
}

async function list(folder: string): Promise<Map<string, string[]>> {
  const listing = new Map<string, string[]>();
  for (const name of await readdir(folder))
    listing.set(compared(name), [...(listing.get(compared(name)) ?? []), name]);
  return listing;
}

function compared(name: string): string {
  return decoded(name)
    .normalize()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .replace(/ (?=\.)/g, '')
    .trim();
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Reads a picture of an owner's folder, by a path that no link leads elsewhere. @throws PictureProblem */
export async function readLocalPicture(folder: string, path: string): Promise<Buffer> {
  return readPicture(folder, path).catch((error: NodeJS.ErrnoException) => {
    throw error.code ? new PictureProblem(`The file cannot be read (${error.code}).`) : error;
  });
}

async function readPicture(folder: string, name: string): Promise<Buffer> {
  const path = await realpath(join(folder, name));
  if (dirname(path) !== join(await realpath(folder), dirname(name)))
    throw new PictureProblem('This is a link to another folder: put the file itself there.');
  // What is no file, or became a link since, must neither be followed nor waited for.
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    if (!(await handle.stat()).isFile()) throw new PictureProblem('This is not a file.');
    return await readWithin(handle.createReadStream({ autoClose: false }));
  } finally {
    await handle.close();
  }
}
