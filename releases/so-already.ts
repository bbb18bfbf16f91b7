/** There was nothing to change, for it is so already: the sentence says what. */
export class SoAlready extends Error {
  override readonly name = 'SoAlready';

  /** @param what is so, as a sentence without its end */
  constructor(what: string) {
    super(`${what}: nothing changed.`);
  }
}
