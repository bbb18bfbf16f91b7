import { ApiError, isApiError } from '@storefront/shared/api/api-error';
import type { Connection } from '@storefront/shared/contracts/connections';
import { LRUCache } from 'lru-cache';

/** How long an answer is used, in milliseconds from the start of its call. */
const lifetime = 1_000;

const maxAnswers = 100;

/** Most characters of a cached answer's JSON: a page of a listing has 40,000. */
const maxLength = 256 * 1024;

/** Reads through the cache, by a connection where nothing is cached. */
export type DataCache = (connection: Connection) => Connection['get'];

/** A call whose answer all readers of the same address share. */
interface Read {
  /** JSON; undefined for an empty answer. */
  readonly text: Promise<string | undefined>;
  readonly call: AbortController;
  waiting: number;
}

/**
 * Caches reads of the backend for all visitors' documents: an answer is used for one second, and concurrent reads share one call
 * (docs/decisions/080). Each caller gets its own copy, since releases may change it. A call ends early when nobody waits for it any
 * more. Failures are not cached: a caller that had joined retries once.
 */
export function createDataCache(): DataCache {
  const reads = new LRUCache<string, Read>({ max: maxAnswers, ttl: lifetime, ttlResolution: 0 });

  return (connection) => async (path, query, signal) => {
    const asked = new URLSearchParams(query);
    const key = `${path}?${asked}`;

    const begin = (): Read => {
      const call = new AbortController();
      const text = connection
        .get(path, asked, call.signal)
        .then((data): string | undefined => JSON.stringify(data));
      const read = { text, call, waiting: 0 };
      reads.set(key, read);
      const drop = () => {
        if (reads.peek(key, { allowStale: true }) === read) reads.delete(key);
      };
      text.then((json) => void (json && json.length > maxLength && drop()), drop);
      return read;
    };

    try {
      if (signal?.aborted) throw new ApiError('aborted', { call: `GET ${path}` });
      const joined = reads.get(key);
      const text = await (joined
        ? answerOf(joined, path, signal).catch((error) => {
            if (signal?.aborted) throw error;
            return answerOf(reads.get(key) ?? begin(), path, signal);
          })
        : answerOf(begin(), path, signal));
      return text === undefined ? undefined : JSON.parse(text);
    } catch (error) {
      if (!isApiError(error)) throw error;
      // A new error for each caller: its stack tells whose code leaves it uncaught.
      throw Object.assign(new ApiError(error.kind, { call: path, message: error.message }), error);
    }
  };
}

/** @throws ApiError of the kind `aborted` when the caller gives up first */
function answerOf(read: Read, path: string, signal: AbortSignal | undefined): Promise<string | undefined> {
  read.waiting += 1;
  return new Promise<string | undefined>((resolve, reject) => {
    const giveUp = () => {
      read.waiting -= 1;
      if (read.waiting === 0) read.call.abort();
      reject(new ApiError('aborted', { call: `GET ${path}` }));
    };
    signal?.addEventListener('abort', giveUp);
    read.text.then(resolve, reject).finally(() => signal?.removeEventListener('abort', giveUp));
  });
}
