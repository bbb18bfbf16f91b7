import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWholeFile } from '@storefront/shared/server/write-whole-file';
import { PictureProblem } from './picture-problem';

/** The name of a kept picture: the start of its content's SHA-256, in a length that other tools do not use. */
export const keptName = /^[0-9a-f]{36}\.(?:jpg|png|webp)$/;

/** Most pixels of a picture: a camera's, but not what would take a backend's memory. */
const mostPixels = 30_000_000;

/** How files of each type begin, in hexadecimal. No other file comes to a decoder: there are many, and an SVG may name other files. */
const beginnings = [
  ['jpg', /^ffd8ff/],
  ['png', /^89504e470d0a1a0a/],
  ['webp', /^52494646.{8}57454250/],
] as const;

/**
 * Stores an own picture in the folder, if any, named by its content: the same picture twice is one file. Returns the name. @throws PictureProblem
 * when it is no JPEG, PNG or WebP, or has too many pixels
 */
export async function keepPicture(bytes: Buffer, folder: string | null): Promise<string> {
  const start = bytes.toString('hex', 0, 12);
  const [type] = beginnings.find(([, beginning]) => beginning.test(start)) ?? [];
  if (!type)
    throw new PictureProblem(
      `${describe(bytes.toString('latin1', 0, 100))} Only JPEG, PNG and WebP are taken.`,
    );
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new PictureProblem('The file is damaged: it has no readable size.');
    });
  if (width * height > mostPixels)
    throw new PictureProblem(
      `The picture has ${width} × ${height} pixels, and at most 30 million are taken.`,
    );

  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 36)}.${type}`;
  if (folder === null) return name;
  const file = join(folder, name);
  const there = await stat(file).catch(() => null);
  // A power cut can leave an empty file.
  if (there?.size !== bytes.length) await writeWholeFile(file, bytes);
  return name;
}

function describe(start: string): string {
  if (/^\s*<(!doctype html|html)/i.test(start)) return 'This is a web page, not a picture.';
  if (/^\s*<(\?xml|!doctype svg|svg)/i.test(start)) return 'This is a drawing in SVG.';
  if (/^.{4}ftyp(avi|hei|mif)/.test(start)) return 'This is a picture in AVIF or HEIC.';
  if (start.startsWith('GIF8')) return 'This is a picture in GIF.';
  return start === '' ? 'The file is empty.' : 'This is not a picture.';
}
