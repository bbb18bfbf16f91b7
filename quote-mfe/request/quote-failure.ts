import { retryHeaders } from '@storefront/shared/forms/retry-headers';
import type { QuoteErrors, QuoteFields } from '../fields/quote-fields';

/** A form that was not sent, with the reason. */
export interface QuoteRefusal {
  readonly fields: QuoteFields;
  readonly errors: QuoteErrors;
  /** Why sending failed, in one sentence; null when fields have to be corrected. */
  readonly failure: string | null;
  readonly key: string;
}

/**
 * Message for a failed quote: the API client's, which is the backend's `data.message` if there is one (P58), else a plain
 * sentence. Other errors than ApiError are logged.
 */
export function quoteFailure(error: unknown): string {
  // By name: importing the class would load the API's code before the first call.
  if (error instanceof Error && error.name === 'ApiError') return error.message;
  console.error(error);
  return 'Your request could not be sent. Please try again in a moment.';
}

/** The answer to a form whose quote failed: the status of a refusing backend, else 502, and when to try again. */
export function failureInit(error: unknown): ResponseInit {
  const status = error instanceof Error && 'status' in error ? error.status : null;
  const isRefused = typeof status === 'number' && status >= 400 && status < 500;
  return { status: isRefused ? status : 502, headers: retryHeaders(error) };
}
