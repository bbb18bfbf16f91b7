import { availableParallelism } from 'node:os';
import { type APIRequestContext, expect } from '@playwright/test';

/** Concurrent requests, two for each worker of a shell: each goes to the least busy worker. */
const together = 2 * Math.max(2, availableParallelism());

/**
 * Waits until every worker of a shell answers as expected. Each loads releases and calls the backend by itself, and requests late
 * files again after some seconds.
 *
 * @param ask sends one request, and throws if the answer is not as expected
 */
export async function byEveryWorker(ask: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await Promise.all(Array.from({ length: together }, ask));
  }).toPass();
}

/** Waits until each worker inlines the styles of a page's remotes: from then on it needs no asset server for the document. */
export async function madeByEveryWorker(request: APIRequestContext, path: string): Promise<void> {
  await byEveryWorker(async () => {
    expect(await (await request.get(path)).text()).not.toContain('<link rel="stylesheet"');
  });
}
