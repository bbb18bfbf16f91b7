import { setTimeout as delay } from 'node:timers/promises';
import { bucketWhere, privateCookies } from './cart-releases';

/**
 * Repeats an action, several at a time, until stopped; returns all results.
 *
 * @param act gets the number of earlier runs
 * @param least fewest runs
 */
export function meanwhile<T>(act: (nth: number) => Promise<T>, together = 1, least = 0) {
  const results: T[] = [];
  let begun = 0;
  let isOver = false;
  const all = Array.from({ length: together }, async () => {
    while (!isOver || results.length < least) {
      begun += 1;
      results.push(await act(begun - 1));
    }
  });
  return {
    results: results as readonly T[],
    async stop(): Promise<readonly T[]> {
      isOver = true;
      await Promise.all(all);
      return results;
    },
  };
}

/** Requests a document repeatedly, one at a time; returns the statuses. */
export function requestsMeanwhile(url: string, headers: Readonly<Record<string, string>> = {}) {
  const ask = async () => {
    const response = await fetch(url, { headers });
    await response.text();
    // Room for the other documents of the journey.
    await delay(50);
    return response.status;
  };
  // On a busy machine the journey may end before there are enough documents to judge.
  return meanwhile(ask, 1, 21);
}

/** A visitor among the first to get a release, from 1 % on, or among the last, in turn. */
function bucketOf(nth: number, newest: string): string {
  return bucketWhere(newest, (position) => (nth % 2 === 0 ? position >= 9_900 : position < 5_000));
}

/** Sends new visitors to two shells in turn, two at a time; returns the status and the cart's releases of each document. */
export function visiting(shells: readonly [string, string], newest: string) {
  return meanwhile(async (nth) => {
    const headers = { cookie: privateCookies(bucketOf(nth >> 1, newest)) };
    const response = await fetch(`${shells[nth % 2]}/about-us`, { headers });
    const named = (await response.text()).matchAll(/data-boundary="cart\/[^"]*" data-release="([^"]*)"/g);
    return {
      status: response.status,
      versions: new Set([...named].map(([, version = '']) => version)),
    };
  }, 2);
}
