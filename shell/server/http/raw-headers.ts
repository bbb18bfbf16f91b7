/** Filters names and values in Node's flat list, which keeps repeated headers. @param dropped names in lower case */
export function withoutHeaders(rawHeaders: readonly string[], dropped: readonly string[]): string[] {
  return rawHeaders.filter(
    (_, index) => !dropped.includes((rawHeaders[index - (index % 2)] ?? '').toLowerCase()),
  );
}
