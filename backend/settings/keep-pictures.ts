import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readLocalPicture } from '../pictures/import-local-picture';
import { PictureProblem } from '../pictures/picture-problem';
import { StartupError } from '../startup-error';
import { pictureFile, type ShopSettings } from './settings-schema';

/** The settings with addresses of the shop in place of pictures' files. @param keep stores one and gives its name @throws StartupError that names the file */
export async function keepPictures(
  settings: ShopSettings,
  folder: string,
  keep: (picture: Buffer) => Promise<string>,
  say: (line: string) => void,
): Promise<ShopSettings> {
  const kept = new Map<unknown, string>();
  const { logo, icon, cover, banner, posts } = settings;
  for (const picture of [logo, icon, cover, banner, ...Object.values(posts).map((post) => post.picture)]) {
    const file = picture?.url ?? '';
    if (!pictureFile.test(file) || kept.has(file)) continue;
    if (!existsSync(join(folder, file))) throw new StartupError(`There is no file ${join(folder, file)}.`);
    try {
      const address = `/uploads/whole/${await keep(await readLocalPicture(folder, file))}`;
      say(`${file} is ${address}`);
      kept.set(file, address);
    } catch (error) {
      throw error instanceof PictureProblem ? new StartupError(`${file}: ${error.message}`) : error;
    }
  }
  return JSON.parse(JSON.stringify(settings), (name, value) => (name === 'url' && kept.get(value)) || value);
}
