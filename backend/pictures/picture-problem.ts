/** Why a picture is not taken: a sentence for the shop's owner, without addresses, since some contain secrets. */
export class PictureProblem extends Error {
  override readonly name = 'PictureProblem';
  /** Whether another try is of no use. */
  readonly isFinal: boolean;
  /** Seconds for which its server wants no requests. */
  readonly pause: number;

  constructor(sentence: string, { isFinal = false, pause = 0 } = {}) {
    super(sentence);
    this.isFinal = isFinal;
    this.pause = pause;
  }
}
