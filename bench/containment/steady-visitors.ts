import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Requests a second, where nothing else is said. */
const usualRate = 20;

/** How long an answer is waited for, in milliseconds. */
const answerTimeout = 30_000;

/** What a document ends with. */
const ending = '</html>';

/** One visitor's only request. */
export interface Visit {
  /** Id of the visitor. */
  readonly bucket: string;
  /** Milliseconds from the first request to this one's end. */
  readonly end: number;
  /** Milliseconds that it took, its document included. */
  readonly took: number;
  /** Whether it was answered with a page. */
  readonly isAnswered: boolean;
  /** Versions of the cart that its document names. */
  readonly carts: ReadonlySet<string>;
}

/** Asks for pages, one after the other and so many times a second, each time as another visitor, whatever becomes of those before. */
export async function steadyVisitors(
  pages: readonly [string, ...string[]],
  seconds: number,
  rate = usualRate,
): Promise<Visit[]> {
  const began = performance.now();
  const visits: Promise<Visit>[] = [];
  for (let nth = 0; nth < seconds * rate; nth += 1) {
    await delay(began + (nth * 1_000) / rate - performance.now());
    visits.push(visit(pages[nth % pages.length] ?? pages[0], began));
  }
  return Promise.all(visits);
}

async function visit(page: string, began: number): Promise<Visit> {
  const bucket = randomUUID();
  const from = performance.now();
  const document = await documentOf(page, `bucket=${bucket}`);
  const now = performance.now();
  const named = (document ?? '').matchAll(/data-boundary="cart\/[^"]*" data-release="([^"]*)"/g);
  return {
    bucket,
    end: now - began,
    took: now - from,
    isAnswered: document !== null,
    carts: new Set([...named].map(([, version = '']) => version)),
  };
}

/** A page's document; null when it is not answered in whole. Not by `fetch`: after some hundred answers its own work is longer than what is measured. */
function documentOf(page: string, cookie: string): Promise<string | null> {
  return new Promise((resolve) => {
    const asked = request(page, { agent: false, headers: { cookie }, timeout: answerTimeout });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(null));
    asked.once('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.once('error', () => resolve(null));
      answer.once('end', () => resolve(answer.statusCode === 200 && text.endsWith(ending) ? text : null));
    });
    asked.end();
  });
}
