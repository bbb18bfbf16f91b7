import { createHash } from 'node:crypto';

/** Picture encodings, smallest first. */
export const pictureTypes = ['avif', 'webp', 'jpeg'] as const;

/** A picture encoding: `image/` and this name are its media type. */
export type PictureType = (typeof pictureTypes)[number];

const encodings = {
  avif: { quality: 66, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 82, effort: 4 },
  jpeg: { quality: 82, mozjpeg: true },
} as const;

/** The sides of a square on white, in pixels; or the proportions and the transparency of the file, at most 1,600 pixels wide and high. */
export type PictureSize = number | 'whole';

const square = { fit: 'contain', background: '#fff' } as const;
const whole = { fit: 'inside', withoutEnlargement: true } as const;

/** Encodes the whole picture, without metadata such as its location. */
export async function renderPicture(source: Buffer, size: PictureSize, type: PictureType): Promise<Buffer> {
  // Loaded late: a backend behind a cache of pictures saves 17 MB.
  const { default: sharp } = await import('sharp');
  // One thread each: the route renders as many at a time as there are cores.
  sharp.concurrency(1);
  // Its memory of finished steps helps nobody: every file is rendered once.
  sharp.cache(false);
  const { format, width, height } = await sharp(source).metadata();
  // Drawings are measured at 72 dots per inch; this density renders them at the wanted size.
  const pixels = size === 'whole' ? 1_600 : size;
  const drawn = format === 'svg' && { density: Math.max(1, (72 * pixels) / Math.max(width, height)) };
  return sharp(source, { ...drawn })
    .autoOrient()
    .resize(pixels, pixels, size === 'whole' ? whole : square)
    .flatten(size === 'whole' && type !== 'jpeg' ? false : { background: '#fff' })
    .toFormat(type, encodings[type])
    .toBuffer();
}

/** A name for exactly these bytes: it changes with the file, the size and the encoding. */
export function pictureVersion(fileDigest: string, size: PictureSize, type: PictureType): string {
  const made = JSON.stringify([fileDigest, size, type, encodings[type]]);
  return createHash('sha256').update(made).digest('base64url').slice(0, 22);
}
