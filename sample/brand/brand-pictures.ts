import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Files of the pictures that the settings name. */
export const brandPictures = ['logo.svg', 'icon.svg', 'cover.jpg', 'banner.jpg'] as const;

/** Reads one of these pictures: SVG as it is, or rendered as JPEG, because link previews show no SVG. */
export async function readBrandPicture(file: (typeof brandPictures)[number]): Promise<Buffer> {
  const svg = await readFile(join(import.meta.dirname, file.replace('.jpg', '.svg')));
  return file.endsWith('.jpg') ? sharp(svg).jpeg({ quality: 82, mozjpeg: true }).toBuffer() : svg;
}
