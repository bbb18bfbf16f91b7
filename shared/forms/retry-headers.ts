/** The headers of a refusal that say when to send again, as a failed call of the API says it: `Retry-After` in seconds, or none. */
export function retryHeaders(error: unknown): Record<string, string> {
  // An ApiError is known by its fields: importing the class would load the API's code before the first call.
  const seconds = error instanceof Error && 'retryAfter' in error ? error.retryAfter : null;
  return typeof seconds === 'number' ? { 'retry-after': String(seconds) } : {};
}
