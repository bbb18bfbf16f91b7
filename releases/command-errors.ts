/** A part failed after something was changed, or may have been. */
export class PartialFailure extends Error {
  override readonly name = 'PartialFailure';
}

/** Completes a change; `done` begins the sentence of a failure. @throws PartialFailure when it fails */
export async function completeChange<Result>(done: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new PartialFailure(`${done}: ${error instanceof Error ? error.message : error}`);
  }
}

/** There was nothing to change; the sentence says what is already so. */
export class AlreadyDone extends Error {
  override readonly name = 'AlreadyDone';

  /** @param what the present state, as the beginning of a sentence */
  constructor(what: string) {
    super(`${what}: nothing changed.`);
  }
}
