/** A request that cannot be served, with the status and the sentence to answer. */
export class BadRequest extends Error {
  constructor(
    readonly status: 400 | 403 | 405 | 413 | 415,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}
