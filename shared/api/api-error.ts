/**
 * Why a call failed: `http` an answer outside 200 to 299, `network` no answer, `timeout` no whole answer in time,
 * `malformed` an answer that is not what the call promises, `aborted` the caller gave up.
 */
type ApiErrorKind = 'http' | 'network' | 'timeout' | 'malformed' | 'aborted';

/** What is known of a failed call beside its kind. */
interface FailedCall {
  /** Method and address without its query: `GET http://localhost:4000/products`. */
  readonly call: string;
  readonly status?: number;
  /** The backend's own words (`data.message`), made for the visitor. */
  readonly message?: string;
  /** Seconds after which the backend may be asked again, when it says so. */
  readonly retryAfter?: number;
  /** The transport's name for the fault, such as `ECONNREFUSED`. */
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

/** The one error of the API client. Its message, the backend's (P58) or a plain sentence, may be shown to visitors; it holds no headers. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Null when there was no answer. */
  readonly status: number | null;
  /** Seconds after which the call may be repeated; null when not known. */
  readonly retryAfter: number | null;
  /** One line for the log: the call, the sentence, and the transport's code when it says more. */
  readonly logLine: string;

  constructor(kind: ApiErrorKind, failure: FailedCall) {
    super(failure.message ?? sentence(kind, failure.status));
    this.kind = kind;
    this.status = failure.status ?? null;
    this.retryAfter = failure.retryAfter ?? null;
    // An address may hold whatever a visitor typed.
    this.logLine = `${failure.call.slice(0, 200)}: ${this.message}${failure.code ? ` (${failure.code})` : ''}`;
  }
}

/** Whether it is an ApiError, of this build or of another, which has a class of its own. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
