import { availableParallelism } from 'node:os';
import { type APIRequestContext, expect } from '@playwright/test';

/** Requests at once: each goes to the worker with the least to do, and a shell has half as many. */
const together = 2 * Math.max(2, availableParallelism());

/**
 * Waits until what is expected of an answer is so for each worker of a shell: every one of them loads releases and asks the backend by
 * itself, and what came late on a busy machine it asks for again after some seconds.
 *
 * @param ask asks once, and throws when the answer is another
 */
export async function byEveryWorker(ask: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await Promise.all(Array.from({ length: together }, ask));
  }).toPass();
}

/** Waits until each worker makes a page's document with the styles of its remotes inside, as it does without their hosts from then on. */
export async function madeByEveryWorker(request: APIRequestContext, path: string): Promise<void> {
  await byEveryWorker(async () => {
    expect(await (await request.get(path)).text()).not.toContain('<link rel="stylesheet"');
  });
}
