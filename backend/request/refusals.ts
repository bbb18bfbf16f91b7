/** The request cannot be parsed; answered with 400 and the message. */
export class BadRequest extends Error {
  readonly statusCode = 400;
}

/** Nothing exists at this address; answered with 404 and the message. */
export class NotFound extends Error {
  readonly statusCode = 404;
}

/** The client must wait; answered with 429, the message and Retry-After. */
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
