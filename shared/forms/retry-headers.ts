/** `Retry-After` (seconds) of a failed API call, for an answer that refuses a form; empty when it had none. */
export function retryHeaders(error: unknown): Record<string, string> {
  // Recognises an ApiError by its fields: importing the class would load the API client before the first call.
  const seconds = error instanceof Error && 'retryAfter' in error ? error.retryAfter : null;
  return typeof seconds === 'number' ? { 'retry-after': String(seconds) } : {};
}
