import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Files of the pictures that the settings lead to. */
export const brandPictures = ['logo.svg', 'icon.svg', 'cover.jpg', 'banner.jpg'] as const;

/** One of them: a drawing as it is, or as photographs' usual type, for link previews show no SVG. */
export async function readBrandPicture(file: (typeof brandPictures)[number]): Promise<Buffer> {
  const svg = await readFile(join(import.meta.dirname, file.replace('.jpg', '.svg')));
  return file.endsWith('.jpg') ? sharp(svg).jpeg({ quality: 82, mozjpeg: true }).toBuffer() : svg;
}
