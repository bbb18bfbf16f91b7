import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Requests a second. */
const rate = 20;

/** How long an answer is waited for, in milliseconds. */
const longest = 30_000;

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
  const isAnswered = await asksFor(page, `bucket=${bucket}`);
  const now = performance.now();
  return { bucket, end: now - began, took: now - from, isAnswered };
}

/** Whether a page is answered in whole. Not by `fetch`: after some hundred answers its own work is longer than what is measured. */
function asksFor(page: string, cookie: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request(page, { agent: false, headers: { cookie }, timeout: longest });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(false));
    asked.once('response', (answer) => {
      let end = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        end = (end + part).slice(-ending.length);
      });
      answer.once('error', () => resolve(false));
      answer.once('end', () => resolve(answer.statusCode === 200 && end === ending));
    });
    asked.end();
  });
}
