/** Something was changed, or may have been, although a part failed: the sentence says what. */
export class PartlyDone extends Error {
  override readonly name = 'PartlyDone';
}

/**
 * Does what remains once something was changed.
 *
 * @param done what was changed, as the begin of a sentence
 * @throws PartlyDone when it fails
 */
export async function afterwards<Result>(done: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new PartlyDone(`${done}: ${error instanceof Error ? error.message : error}`);
  }
}
