/** A part failed after something was changed, or may have been. */
export class PartlyDone extends Error {
  override readonly name = 'PartlyDone';
}

/** Completes a change; `done` begins the sentence of a failure. @throws PartlyDone when it fails */
export async function afterwards<Result>(done: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new PartlyDone(`${done}: ${error instanceof Error ? error.message : error}`);
  }
}

/** There was nothing to change; the sentence says what is already so. */
export class SoAlready extends Error {
  override readonly name = 'SoAlready';

  /** @param what the present state, as the beginning of a sentence */
  constructor(what: string) {
    super(`${what}: nothing changed.`);
  }
}
