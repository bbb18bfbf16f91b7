/**
 * Why a call failed: `http` (status outside 200 to 299), `network` (no answer), `timeout` (no complete answer in time), `malformed` (an
 * answer of another shape), `aborted` (the caller aborted it).
 */
type ApiErrorKind = 'http' | 'network' | 'timeout' | 'malformed' | 'aborted';

/** What a 410 says of the product that was there. */
interface Gone {
  readonly name: string | null;
  /** Id of the product sold instead. */
  readonly replacedBy: string | null;
}

/** Details of a failed call. */
interface FailedCall {
  /** Method and address without query: `GET http://localhost:4000/products`. */
  readonly call: string;
  readonly status?: number;
  /** The backend's message for the visitor (`data.message`). */
  readonly message?: string;
  /** Seconds until the call may be retried, if the backend says so. */
  readonly retryAfter?: number;
  readonly gone?: Gone;
  /** The transport's error code, such as `ECONNREFUSED`. */
  readonly code?: string;
}

function sentence(kind: ApiErrorKind, status: number | undefined): string {
  switch (kind) {
    case 'http':
      return `The shop answered with an error (${status}).`;
    case 'network':
      return 'The shop could not be reached.';
    case 'timeout':
      return 'The shop took too long to answer.';
    case 'malformed':
      return 'The shop sent an answer that could not be read.';
    case 'aborted':
      return 'The call was given up.';
  }
}

/** The only error of the API client. Its message may be shown to visitors: the backend's (P58) or a plain sentence, never headers. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Null when there was no answer. */
  readonly status: number | null;
  /** Seconds until the call may be retried; null when unknown. */
  readonly retryAfter: number | null;
  /** Only of a 410. */
  readonly gone?: Gone;
  /** One line for the log: call, message, and the transport's code if any. */
  readonly logLine: string;

  constructor(kind: ApiErrorKind, failure: FailedCall) {
    super(failure.message ?? sentence(kind, failure.status));
    this.kind = kind;
    this.status = failure.status ?? null;
    this.retryAfter = failure.retryAfter ?? null;
    if (failure.gone) this.gone = failure.gone;
    // An address may contain anything a visitor typed.
    this.logLine = `${failure.call.slice(0, 200)}: ${this.message}${failure.code ? ` (${failure.code})` : ''}`;
  }
}

/** Whether it is an ApiError of this build or of another one, whose class differs. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
