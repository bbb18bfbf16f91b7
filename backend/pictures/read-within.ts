import { bodyWithin } from '@storefront/shared/server/body-within';
import { PictureProblem } from './picture-problem';

/** Largest file of a picture, in bytes. */
const mostBytes = 20 * 1024 * 1024;

/** Reads a picture's file. @throws PictureProblem as soon as it is too large, whatever its length was said to be */
export async function readWithin(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const bytes = await bodyWithin(mostBytes, chunks);
  if (!bytes) throw new PictureProblem('The file has more than 20 MB: make the picture smaller.');
  return bytes;
}
