/** Something was changed, or may have been, although a part failed. */
export class PartlyDone extends Error {
  override readonly name = 'PartlyDone';
}

/** Does what remains once something was changed, which begins the sentence of a failure. @throws PartlyDone when it fails */
export async function afterwards<Result>(done: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new PartlyDone(`${done}: ${error instanceof Error ? error.message : error}`);
  }
}

/** There was nothing to change; the sentence says what is so already. */
export class SoAlready extends Error {
  override readonly name = 'SoAlready';

  /** @param what is so, as a sentence without its end */
  constructor(what: string) {
    super(`${what}: nothing changed.`);
  }
}
