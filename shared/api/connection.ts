import type { Connection } from '../contracts/connections';
import { isApiError } from './api-error';
import { type Exchange, exchange } from './exchange';

/** How one service is called. */
export interface ConnectionOptions {
  /** Absolute base address; paths are put behind it. */
  readonly base: string;
  /** Milliseconds for each attempt. */
  readonly timeout: number;
  /** Further attempts for a GET that found no answer, or one that says the backend is not there for the moment. */
  readonly retries: 0 | 1;
  /** Access token for the Authorization header, null for none; asked before each call, must not throw. */
  readonly token?: () => string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Told the status of each answer, whatever it is. */
  readonly answered?: (status: number) => void;
}

function isPassing(error: unknown): boolean {
  if (!isApiError(error)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  return error.status === 502 || error.status === 503 || error.status === 504;
}

/** Connects to a service. Nothing is sent before the first call. */
export function connect({
  base,
  timeout,
  retries,
  token,
  headers,
  signal,
  answered,
}: ConnectionOptions): Connection {
  const root = base.replace(/\/+$/, '');

  const request = (
    path: string,
    callSignal: AbortSignal | undefined,
    contentHeaders: Readonly<Record<string, string>>,
  ) => {
    const bearer = token?.();
    return {
      address: path === '' ? root : `${root}/${path}`,
      headers: {
        ...headers,
        Accept: 'application/json',
        ...contentHeaders,
        ...(bearer && { Authorization: `Bearer ${bearer}` }),
      },
      timeout,
      signals: [signal, callSignal].filter((one) => one !== undefined),
      answered,
    };
  };

  return {
    get: async (path, query, callSignal) => {
      const get: Exchange = { method: 'GET', ...request(path, callSignal, {}), ...(query && { query }) };
      try {
        return await exchange(get);
      } catch (error) {
        if (retries === 0 || !isPassing(error)) throw error;
        return await exchange(get);
      }
    },
    post: (path, body, callSignal, callHeaders) =>
      exchange({
        method: 'POST',
        ...request(path, callSignal, { ...callHeaders, 'Content-Type': 'application/json' }),
        body,
      }),
  };
}
