/** What the caller asked for cannot be read; answered with 400 and the message. */
export class BadRequest extends Error {
  readonly statusCode = 400;
}

/** There is nothing under this address; answered with 404 and the message. */
export class NotFound extends Error {
  readonly statusCode = 404;
}

/** The caller has to wait; answered with 429, the message and Retry-After. */
export class TooManyRequests extends Error {
  readonly statusCode = 429;
  /** @param retryAfter seconds */
  constructor(
    message: string,
    readonly retryAfter: number,
  ) {
    super(message);
  }
}
