import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** Encodings of a picture, smallest first. */
export const pictureTypes = ['avif', 'webp', 'jpeg'] as const;

/** One encoding of a picture; `image/` before it makes the media type. */
export type PictureType = (typeof pictureTypes)[number];

const encodings = {
  avif: { quality: 66, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 82, effort: 4 },
  jpeg: { quality: 82, mozjpeg: true },
} as const;

// One thread each: the route renders as many at a time as there are cores.
sharp.concurrency(1);

/** Encodes a picture as a square of `size` pixels, the whole of it on white, without its metadata, as where it was taken. */
export async function renderPicture(source: Buffer, size: number, type: PictureType): Promise<Buffer> {
  const { format, width, height } = await sharp(source).metadata();
  // Drawings are measured at 72 dots per inch; another density draws them at the size that is wanted.
  const drawn = format === 'svg' && { density: Math.max(1, (72 * size) / Math.max(width, height)) };
  return sharp(source, { ...drawn })
    .autoOrient()
    .resize(size, size, { fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .toFormat(type, encodings[type])
    .toBuffer();
}

/** A name for exactly these bytes: it changes whenever the file, the size or the encoding does. */
export function pictureVersion(fileDigest: string, size: number, type: PictureType): string {
  const made = JSON.stringify([fileDigest, size, type, encodings[type]]);
  return createHash('sha256').update(made).digest('base64url').slice(0, 22);
}
