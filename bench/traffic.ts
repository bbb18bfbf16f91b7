import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** A typical mobile connection: 100 ms round trip, 8 Mbit/s each way. */
const connection = { offline: false, latency: 100, downloadThroughput: 1e6, uploadThroughput: 1e6 };

/** A page's network traffic. */
export interface Traffic {
  /** Network responses; `type` is that of DevTools. */
  readonly answers: readonly { readonly type: string; readonly bytes: number }[];
  /** Resolves after half a second without a request in flight. */
  quiet(): Promise<void>;
}

/** Bytes over the network, headers included, of all responses or of one type. */
export function bytesOf({ answers }: Pick<Traffic, 'answers'>, type?: string): number {
  return answers
    .filter((answer) => type === undefined || answer.type === type)
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Emulates a mobile connection for a page and records its traffic. */
export async function overMobile(page: Page): Promise<Traffic> {
  const session = await page.context().newCDPSession(page);
  const answers: { type: string; bytes: number }[] = [];
  const onTheWay = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => onTheWay.set(requestId, type));
  session.on('Network.requestServedFromCache', ({ requestId }) => onTheWay.delete(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => onTheWay.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = onTheWay.get(requestId);
    if (type !== undefined) answers.push({ type, bytes: encodedDataLength });
    onTheWay.delete(requestId);
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', connection);
  return {
    answers,
    async quiet() {
      for (let calm = 0; calm < 5; calm = onTheWay.size > 0 ? 0 : calm + 1) await delay(100);
    },
  };
}

/** Milliseconds from the start of the navigation to the largest contentful paint so far. */
export function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}
