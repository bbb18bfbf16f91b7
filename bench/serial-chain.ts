/** One script a page requested. */
export interface ScriptRequest {
  readonly url: string;
  /** Addresses of the scripts whose code asked for it; none when the document itself did. */
  readonly causes: readonly string[];
}

/**
 * How many scripts had to arrive one after the other: 1 when the document asked for all of them, 0 when there are none.
 * Of two requests for one address the first counts.
 */
export function serialChain(requests: readonly ScriptRequest[]): number {
  const depths = new Map<string, number>();
  // A script that was asked for came after those that asked, so each cause is already known.
  for (const { url, causes } of requests) {
    if (depths.has(url)) continue;
    depths.set(url, 1 + Math.max(0, ...causes.map((cause) => depths.get(cause) ?? 0)));
  }
  return Math.max(0, ...depths.values());
}
