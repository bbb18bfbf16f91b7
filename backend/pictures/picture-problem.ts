import { bodyWithin } from '@storefront/shared/server/body-within';

/** Why a picture is not taken: a sentence for the shop's owner, without addresses, since some contain secrets. */
export class PictureProblem extends Error {
  override readonly name = 'PictureProblem';
  /** Whether another try is of no use. */
  readonly isFinal: boolean;

  constructor(sentence: string, { isFinal = false } = {}) {
    super(sentence);
    this.isFinal = isFinal;
  }
}

/** Reads a picture's file. @throws PictureProblem as soon as it is larger than 20 MB, whatever its length was said to be */
export async function readWithin(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const bytes = await bodyWithin(20 * 2 ** 20, chunks);
  if (!bytes) throw new PictureProblem('The file has more than 20 MB: make the picture smaller.');
  return bytes;
}
