import type { QuoteErrors, QuoteFields } from '../fields/quote-fields';

/** A form that was not sent, as it was typed, and why. */
export interface QuoteRefusal {
  readonly fields: QuoteFields;
  readonly errors: QuoteErrors;
  /** What went wrong while sending, in one sentence; null when the visitor has to mend fields first. */
  readonly failure: string | null;
  /** The quote's key; see `newQuoteKey`. */
  readonly key: string;
}

/**
 * What the visitor is told when a quote could not be sent: the API client's own words, which are the backend's
 * `data.message` when there is one (P58), else a plain sentence. Anything but an ApiError is logged.
 */
export function quoteFailure(error: unknown): string {
  // Compared by name, not by `instanceof`: importing the class would load the API's code before the first call.
  if (error instanceof Error && error.name === 'ApiError') return error.message;
  console.error(error);
  return 'Your request could not be sent. Please try again in a moment.';
}

/** The status a server answers with when a quote could not be sent: that of a backend which refused it, else 502. */
export function failureStatus(error: unknown): number {
  const status = error instanceof Error && 'status' in error ? error.status : null;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 502;
}
