/** Calls to one service: resolve to the parsed JSON body, undefined when empty, or reject with an `ApiError` (`isApiError`). @sealed */
export interface Connection {
  /** @param path without a leading slash; '' for the base address */
  readonly get: (path: string, query?: URLSearchParams, signal?: AbortSignal) => Promise<unknown>;
  /** @param headers for this call */
  readonly post: (
    path: string,
    body: unknown,
    signal?: AbortSignal,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<unknown>;
}

/** The shell's connections to the services, shared by all callers. @sealed */
export interface Connections {
  /** Both product APIs (P53). */
  readonly shop: Connection;
  /** The shop, for form submissions of a visitor: on the server with a longer timeout and the visitor's address. */
  readonly submissions: Connection;
  /** Name of `submissions` before contract 3.5; goes with contract 4. */
  readonly sending: Connection;
  /** The suburbs service; null when none is configured (P56). */
  readonly suburbs: Connection | null;
}

/** Loads the code that makes a part's calls, in a chunk of its own, since no first page needs it. */
export type LoadCalls<Calls> = () => Promise<(connections: Connections) => Calls>;
