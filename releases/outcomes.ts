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

/** There was nothing to change, for it is so already: the sentence says what. */
export class SoAlready extends Error {
  override readonly name = 'SoAlready';

  /** @param what is so, as a sentence without its end */
  constructor(what: string) {
    super(`${what}: nothing changed.`);
  }
}
