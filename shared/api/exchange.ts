import axios, { AxiosError } from 'axios';
import { readJson } from '../contracts/well-formed';
import { ApiError } from './api-error';
import { deadline } from './deadline';
import { type JsonLimits, jsonExcess } from './json-excess';
import { fieldsOf, textOf } from './json-fields';

/** One request as it goes over the wire. */
export interface Exchange {
  readonly method: 'GET' | 'POST';
  /** Absolute address without query. */
  readonly address: string;
  readonly query?: URLSearchParams;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds for the whole exchange. */
  readonly timeout: number;
  readonly signals: readonly AbortSignal[];
  readonly answered?: ((status: number) => void) | undefined;
}

/** Bytes once unpacked, and values: a thousand products have 1.3 MB and 60,000 values, all suburbs 0.8 MB and 55,000. */
const answerLimit = 4 * 1024 * 1024;
const jsonLimits: JsonLimits = { depth: 32, values: 250_000 };

// Node's agents keep connections alive. No proxies and no redirects: addresses are configuration, and a token must not wander.
const transport = axios.create({
  adapter: ['http', 'fetch', 'xhr'],
  // A name of its own, which axios sends otherwise, Firefox and Safari would ask the backend to allow; Chromium leaves it out.
  ...(typeof document === 'object' && { headers: { 'User-Agent': false } }),
  maxContentLength: answerLimit,
  maxRedirects: 0,
  proxy: false,
  transformResponse: jsonOrText,
  validateStatus: null,
});

/** Sends a request, and gives its answer's JSON, undefined when empty. @throws ApiError, of kind `http` with the backend's message */
export async function exchange({
  method,
  address,
  query,
  body,
  headers,
  timeout,
  signals,
  answered,
}: Exchange): Promise<unknown> {
  const call = `${method} ${address}`;
  const limit = deadline(timeout, signals);
  try {
    const {
      status,
      data,
      headers: answerHeaders,
    } = await transport.request<unknown>({
      method,
      url: address,
      params: query,
      data: body,
      headers,
      signal: limit.signal,
    });
    answered?.(status);
    if (status < 200 || status > 299) {
      const message = textOf(fieldsOf(data).message);
      const retryAfter = secondsOf(answerHeaders['retry-after']);
      throw new ApiError('http', {
        call,
        status,
        ...(message && { message }),
        ...(retryAfter && { retryAfter }),
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
    throw new ApiError(tooLarge ? 'malformed' : 'network', { call, ...(error.code && { code: error.code }) });
  } finally {
    limit.release();
  }
}

/** Whole seconds of a `Retry-After`; null for a date, and for what is neither. */
function secondsOf(retryAfter: unknown): number | null {
  return typeof retryAfter === 'string' && /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) : null;
}

/** A body that is not JSON, or has more in it than any answer, stays text. */
function jsonOrText(body: unknown): unknown {
  try {
    return typeof body === 'string' && !jsonExcess(body, jsonLimits) ? readJson(body) : body;
  } catch {
    return body;
  }
}
