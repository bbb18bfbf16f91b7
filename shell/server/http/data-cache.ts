import { ApiError } from '@storefront/shared/api/api-error';
import type { Connection } from '@storefront/shared/contracts/connections';
import { LRUCache } from 'lru-cache';

/** How long an answer is used, in milliseconds. */
const lifetime = 1_000;

const maxAnswers = 100;

/** Letters of an answer's JSON: a page of a listing has 40,000. */
const maxLength = 256 * 1024;

/** Reads by a connection, unless somebody has just read the same. */
export type DataCache = (connection: Connection) => Connection['get'];

/**
 * A cache of what all visitors' documents read of the backend: an answer serves for one second, and who asks while it is on its way
 * waits for it, too (docs/decisions/080). Failures are not kept. Each caller gets an object of its own, for releases may change it.
 */
export function createDataCache(): DataCache {
  /** JSON texts; undefined for an empty answer. */
  const answers = new LRUCache<string, Promise<string | undefined>>({
    max: maxAnswers,
    ttl: lifetime,
    ttlResolution: 0,
  });

  return (connection) => async (path, query, signal) => {
    const key = `${path}?${query ?? ''}`;
    const known = answers.get(key);
    // Without the signal of the first: the others wait when it has given up.
    const answer =
      known ?? connection.get(path, query).then((data): string | undefined => JSON.stringify(data));
    if (!known) {
      answers.set(key, answer);
      const drop = () => {
        if (answers.peek(key) === answer) answers.delete(key);
      };
      answer.then((text) => void (text && text.length > maxLength && drop()), drop);
    }
    const text = await (signal ? unlessAborted(answer, signal, path) : answer);
    return text === undefined ? undefined : JSON.parse(text);
  };
}

/** @throws ApiError of the kind `aborted` when the caller gives up first */
function unlessAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new ApiError('aborted', { call: `GET ${path}` }));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp);
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
