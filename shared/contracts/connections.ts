/** Calls to one service, which give the parsed JSON body, undefined when empty, or reject with an `ApiError` (`isApiError`). @sealed */
export interface Connection {
  /** @param path Without a leading slash; '' for the base address itself. */
  readonly get: (path: string, query?: URLSearchParams, signal?: AbortSignal) => Promise<unknown>;
  /** @param headers Sent with this call. */
  readonly post: (
    path: string,
    body: unknown,
    signal?: AbortSignal,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<unknown>;
}

/** The services behind the storefront: the shell has the one connection to each, whoever calls. @sealed */
export interface Connections {
  /** Both product APIs (P53). */
  readonly shop: Connection;
  /** The same for what a visitor sends: on the server it waits longer, and says whom it is for. */
  readonly sending: Connection;
  /** The suburbs service; null where none is configured (P56). */
  readonly suburbs: Connection | null;
}

/** Loads what makes the calls of a part of the storefront: a script of its own, for no page needs it at first. */
export type LoadCalls<Calls> = () => Promise<(connections: Connections) => Calls>;
