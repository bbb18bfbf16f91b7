import { retryHeaders } from '@storefront/shared/forms/retry-headers';
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

/** How a server answers when a quote could not be sent: with the status of a backend which refused it, else 502, and when to try again. */
export function failureInit(error: unknown): ResponseInit {
  const status = error instanceof Error && 'status' in error ? error.status : null;
  const isRefused = typeof status === 'number' && status >= 400 && status < 500;
  return { status: isRefused ? status : 502, headers: retryHeaders(error) };
}
