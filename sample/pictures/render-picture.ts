import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { kinds } from './kinds';
import type { SamplePicture } from './picture-address';
import { softenShadows } from './soft-shadow';
import { studio } from './studio';
import { tints } from './tints';

/** Encodings of a picture, smallest first. */
export const pictureTypes = ['avif', 'webp', 'jpeg'] as const;

/** One encoding of a picture; `image/` before it makes the media type. */
export type PictureType = (typeof pictureTypes)[number];

/** A picture and the encoding it is wanted in. */
export interface Rendition extends SamplePicture {
  readonly type: PictureType;
}

/** Width and height of each format in pixels. */
export const pictureSizes = { large: 1000, medium: 750, small: 500, thumbnail: 245 } as const;

const encodings = {
  avif: { quality: 66, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 82, effort: 4 },
  jpeg: { quality: 82, mozjpeg: true },
} as const;

// One thread each: the route renders as many at a time as there are cores.
sharp.concurrency(1);

const draw = ({ kind, view, tint }: SamplePicture) => studio(kinds[kind], view, tints[tint]);

/** Draws and encodes a picture: the bytes of a square file, `pictureSizes` pixels wide. */
export async function renderPicture(rendition: Rendition): Promise<Buffer> {
  const size = pictureSizes[rendition.format];
  const drawing = await softenShadows(draw(rendition));
  // At 72 dots per inch the drawing's 1000 units are 1000 pixels; another density draws it at its size at once.
  return sharp(Buffer.from(drawing), { density: (72 * size) / 1000 })
    .resize(size, size)
    .flatten()
    .toFormat(rendition.type, encodings[rendition.type])
    .toBuffer();
}

/** A name for exactly these bytes: it changes whenever the drawing, the size or the encoding does. */
export function pictureVersion(rendition: Rendition): string {
  const { format, type } = rendition;
  const made = [draw(rendition), pictureSizes[format], type, JSON.stringify(encodings[type])];
  return createHash('sha256').update(made.join('\n')).digest('base64url').slice(0, 22);
}
