/**
 * What the visitor is told when a quote could not be sent: the API client's own words, which are the backend's
 * `data.message` when there is one (specification section 8), else a plain sentence. Anything but an ApiError is logged.
 */
export function quoteFailure(error: unknown): string {
  // Told by name: remotes take the API's types only, so that its code is not fetched before the first call.
  if (error instanceof Error && error.name === 'ApiError') return error.message;
  console.error(error);
  return 'Your request could not be sent. Please try again in a moment.';
}
