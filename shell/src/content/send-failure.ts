import { retryHeaders } from '@storefront/shared/forms/retry-headers';

/**
 * How a form is refused when what it sends could not be sent, which is logged: 429 in the backend's own words and with its
 * `Retry-After`, else 502 and the given sentence.
 */
export function sendFailure(
  error: unknown,
  sentence: string,
): { readonly failure: string; readonly init: ResponseInit } {
  console.error(String(error));
  const isSaid = error instanceof Error && 'status' in error && error.status === 429;
  return {
    failure: isSaid ? error.message : sentence,
    init: { status: isSaid ? 429 : 502, headers: retryHeaders(error) },
  };
}
