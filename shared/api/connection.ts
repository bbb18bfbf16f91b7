import axios, { AxiosError } from 'axios';
import type { Connection } from '../contracts/connections';
import { readJson } from '../contracts/well-formed';
import { ApiError, isApiError } from './api-error';
import { deadline } from './deadline';
import { type JsonLimits, jsonExcess } from './json-excess';
import { fieldsOf, textOf } from './json-fields';

/** Options of a connection to one service. */
export interface ConnectionOptions {
  /** Absolute base address; paths are appended. */
  readonly base: string;
  /** Timeout of each attempt in milliseconds, including the body. */
  readonly timeout: number;
  /** Retries of a GET after a network error, a timeout, or a 502, 503 or 504. */
  readonly retries: 0 | 1;
  /** Access token for the Authorization header; null for none. Read before each attempt (another tab may log out); must not throw. */
  readonly token?: () => string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Aborts every call. */
  readonly signal?: AbortSignal;
  /** Called with the status of each answer. */
  readonly answered?: (status: number) => void;
}

/** In bytes, unpacked. A thousand products are 1.3 MB with 60,000 values, all suburbs 0.8 MB with 55,000. */
const answerLimit = 4 * 1024 * 1024;
const jsonLimits: JsonLimits = { depth: 32, values: 250_000 };

// Node's agents keep connections alive. No proxies or redirects: addresses are configuration, and a token must not leak.
const transport = axios.create({
  adapter: ['http', 'fetch', 'xhr'],
  // Firefox and Safari would send a CORS preflight for axios' own User-Agent header; Chromium omits it.
  ...(typeof document === 'object' && { headers: { 'User-Agent': false } }),
  maxContentLength: answerLimit,
  maxRedirects: 0,
  proxy: false,
  transformResponse: jsonOrText,
  validateStatus: null,
});

interface Content {
  readonly params?: URLSearchParams | undefined;
  readonly data?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
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

  async function send(method: 'GET' | 'POST', path: string, content: Content, caller?: AbortSignal) {
    const url = path === '' ? root : `${root}/${path}`;
    const call = `${method} ${url}`;
    const bearer = token?.();
    const limit = deadline(
      timeout,
      [signal, caller].filter((one) => one !== undefined),
    );
    try {
      const answer = await transport.request<unknown>({
        ...content,
        method,
        url,
        headers: {
          ...headers,
          Accept: 'application/json',
          ...content.headers,
          ...(bearer && { Authorization: `Bearer ${bearer}` }),
        },
        signal: limit.signal,
      });
      const { status, data } = answer;
      answered?.(status);
      if (status < 200 || status > 299) {
        const { message: text, name, replacedBy } = fieldsOf(data);
        const message = textOf(text);
        const retryAfter = secondsOf(answer.headers['retry-after']);
        throw new ApiError('http', {
          call,
          status,
          ...(message && { message }),
          ...(retryAfter && { retryAfter }),
          ...(status === 410 && { gone: { name: textOf(name), replacedBy: textOf(replacedBy) } }),
        });
      }
      if (data === '' || data === null) return undefined;
      if (typeof data === 'string') throw new ApiError('malformed', { call, status });
      return data;
    } catch (error) {
      if (error instanceof ApiError) throw error;
      const ended = limit.ended();
      if (ended || !(error instanceof AxiosError)) throw new ApiError(ended ?? 'network', { call });
      const tooLarge = error.code === AxiosError.ERR_BAD_RESPONSE && !error.response;
      throw new ApiError(tooLarge ? 'malformed' : 'network', {
        call,
        ...(error.code && { code: error.code }),
      });
    } finally {
      limit.release();
    }
  }

  return {
    get: async (path, params, caller) => {
      try {
        return await send('GET', path, { params }, caller);
      } catch (error) {
        if (retries === 0 || !isPassing(error)) throw error;
        return send('GET', path, { params }, caller);
      }
    },
    post: (path, data, caller, ofCall) =>
      send('POST', path, { data, headers: { ...ofCall, 'Content-Type': 'application/json' } }, caller),
  };
}

function isPassing(error: unknown): boolean {
  if (!isApiError(error)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  return error.status === 502 || error.status === 503 || error.status === 504;
}

/** Whole seconds of `Retry-After`; null for a date or anything else. */
function secondsOf(retryAfter: unknown): number | null {
  return typeof retryAfter === 'string' && /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) : null;
}

/** Parses JSON; a body that is not JSON, or exceeds the limits, stays text. */
function jsonOrText(body: unknown): unknown {
  try {
    return typeof body === 'string' && !jsonExcess(body, jsonLimits) ? readJson(body) : body;
  } catch {
    return body;
  }
}
