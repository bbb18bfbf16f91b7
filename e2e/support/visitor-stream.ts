import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { privateCookies } from './cart-releases';

// `tsx visitor-stream.ts ORIGIN SECONDS RATE`: asks a shop for pages and adds to the cart, RATE times a second, each time as another
// visitor of another network, for SECONDS at least and until its standard input ends. A process of its own, so that a test's own work does
// not count as waiting. Prints `Visit[]` as JSON.

/** One visitor's only request. */
export interface Visit {
  /** Method and path. */
  readonly asked: string;
  /** Status of the answer; 0 when the connection ended without a whole one. */
  readonly status: number;
  /** When the request was sent, in milliseconds since the first. */
  readonly at: number;
  /** Milliseconds until the answer had arrived whole. */
  readonly took: number;
}

const [origin = '', seconds = '', rate = ''] = process.argv.slice(2);

const listing = await (await fetch(`${origin}/shop`)).text();
const [product = ''] = /\/product\/[\w-]+/.exec(listing) ?? [];

const asked = [
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/shop' },
  { method: 'GET', path: '/search?keyword=gauze' },
  { method: 'GET', path: product },
  { method: 'GET', path: '/shop/quick-order' },
  { method: 'GET', path: '/shop/shopping-cart' },
  { method: 'POST', path: '/cart' },
  { method: 'GET', path: '/quote' },
  { method: 'GET', path: '/contact-us' },
  { method: 'GET', path: '/about-us' },
] as const;

const addToCart = new URLSearchParams({
  list: 'cart',
  intent: 'add',
  id: 'gauze',
  quantity: '1',
  return: '/shop',
}).toString();

const began = performance.now();
const visits: Promise<Visit>[] = [];
let isOver = false;
process.stdin.resume().once('end', () => {
  isOver = true;
});
for (let nth = 0; !isOver || nth < Number(seconds) * Number(rate); nth += 1) {
  await delay(began + (nth * 1_000) / Number(rate) - performance.now());
  visits.push(visit(nth));
}
process.stdout.write(JSON.stringify(await Promise.all(visits)));

function visit(nth: number): Promise<Visit> {
  const { method, path } = asked[nth % asked.length] ?? asked[0];
  const from = performance.now();
  const at = Math.round(from - began);
  return new Promise((resolve) => {
    const done = (status: number) =>
      resolve({ asked: `${method} ${path}`, status, at, took: Math.round(performance.now() - from) });
    const sent = request(origin + path, {
      method,
      agent: false,
      headers: {
        cookie: privateCookies(randomUUID()),
        'x-forwarded-for': `198.51.${100 + (nth >> 8)}.${nth & 255}`,
        ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
    });
    sent.once('error', () => done(0));
    sent.once('response', (answer) => {
      answer.resume();
      answer.once('error', () => done(0));
      answer.once('end', () => done(answer.complete ? (answer.statusCode ?? 0) : 0));
    });
    sent.end(method === 'POST' ? addToCart : undefined);
  });
}
