import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { slotOf } from 'releases/traffic/pick';

/** Requests a second. */
const rate = 20;

/** How long an answer is waited for, in milliseconds. */
const longest = 30_000;

/** One visitor's only request. */
export interface Visit {
  /** Where the visitor stands in the traffic of the cart. */
  readonly slot: number;
  /** Milliseconds from the first request to this one's end. */
  readonly end: number;
  /** Milliseconds that it took, its document included. */
  readonly took: number;
  /** Whether it was answered with a page. */
  readonly isAnswered: boolean;
}

/** Asks for a page twenty times a second, each time as another visitor, whatever becomes of those before. */
export async function steadyVisitors(page: string, seconds: number): Promise<Visit[]> {
  const began = performance.now();
  const visits: Promise<Visit>[] = [];
  for (let nth = 0; nth < seconds * rate; nth += 1) {
    await delay(began + (nth * 1_000) / rate - performance.now());
    visits.push(visit(page, began));
  }
  return Promise.all(visits);
}

async function visit(page: string, began: number): Promise<Visit> {
  const bucket = randomUUID();
  const from = performance.now();
  const isAnswered = await fetch(page, {
    headers: { cookie: `bucket=${bucket}` },
    signal: AbortSignal.timeout(longest),
  }).then(
    async (response) => (await response.text()).endsWith('</html>') && response.status === 200,
    () => false,
  );
  const now = performance.now();
  return { slot: slotOf('cart', bucket), end: now - began, took: now - from, isAnswered };
}
