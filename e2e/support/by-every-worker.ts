import { availableParallelism } from 'node:os';
import { type APIRequestContext, expect } from '@playwright/test';

/** Concurrent requests, two for each worker of a shell: each goes to the least busy worker. */
const together = 2 * Math.max(2, availableParallelism());

/** A cookie that makes documents private: those of anonymous visitors may be cached. */
export const privateCookie = 'without=';

/** Options of a request for a private document. */
const privately = { headers: { cookie: privateCookie } };

/**
 * Waits until every worker of a shell answers as expected. Each loads releases and calls the backend by itself, and requests late
 * files again after some seconds.
 *
 * @param ask sends one request with these options, so that its document is not cached; throws if the answer is not as expected
 */
export async function byEveryWorker(ask: (options: typeof privately) => Promise<void>): Promise<void> {
  await expect(async () => {
    await Promise.all(Array.from({ length: together }, () => ask(privately)));
  }).toPass();
}

/** Waits until each worker inlines the styles of a page's remotes: from then on it needs no asset server for the document. */
export async function madeByEveryWorker(request: APIRequestContext, path: string): Promise<void> {
  await byEveryWorker(async (options) => {
    expect(await (await request.get(path, options)).text()).not.toContain('<link rel="stylesheet"');
  });
}
