import { EventEmitter } from 'node:events';
import type { BrowserContext } from 'playwright-core';
import { hear } from './hear';
import { faultSentences } from './shop-fault';

const context = new EventEmitter();
const page = (path: string) => () => ({ url: () => `http://localhost${path}` });
const write = (text: string, path = '/shop') =>
  context.emit('console', { text: () => text, page: page(path) });

test('each text is told once, with where it was', () => {
  const heard = hear(context as unknown as BrowserContext);
  for (const path of ['/shop', '/quote', '/shop']) write('It is old.\nat Widget', path);
  context.emit('weberror', { error: () => new Error('lost'), page: () => null });
  expect(faultSentences(heard())).toEqual([
    "The console has 'It is old.' at /shop, /quote.",
    "Nobody catches 'lost' at a page.",
  ]);
});

test('of texts without end a thousand are kept', () => {
  const heard = hear(context as unknown as BrowserContext);
  for (let nth = 0; nth < 2_000; nth += 1) write(`tick ${nth}`);
  expect(heard()).toHaveLength(1_000);
});

test('a text with another number is the same fault, and one at another page is not', () => {
  const heard = hear(context as unknown as BrowserContext);
  write('loaded http://localhost:41235/1.0.0+0a1b2c3d4e5f/a.js in 12 ms');
  write('loaded http://localhost:39001/1.0.1+9f2c01d4e7ab/a.js in 7 ms');
  write('loaded http://localhost:39001/1.0.1+9f2c01d4e7ab/a.js in 7 ms', '/quote');
  const [one, same, elsewhere] = heard().map(({ id }) => id);
  expect(same).toBe(one);
  expect(elsewhere).not.toBe(one);
});
