import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files of the pictures that the settings name. */
export const brandPictures = ['logo.svg', 'icon.svg', 'cover.jpg', 'banner.jpg'] as const;

/** Reads one of these pictures: SVG as it is, or rendered as JPEG, because link previews show no SVG. */
export async function readBrandPicture(file: (typeof brandPictures)[number]): Promise<Buffer> {
  const svg = await readFile(join(import.meta.dirname, file.replace('.jpg', '.svg')));
  if (!file.endsWith('.jpg')) return svg;
  const { default: sharp } = await import('sharp');
  return sharp(svg).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}
