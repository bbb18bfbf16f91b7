import { EventEmitter } from 'node:events';
import type { BrowserContext } from 'playwright-core';
import { hear } from './hear';

const context = new EventEmitter();
const page = (path: string) => () => ({ url: () => `http://localhost${path}` });
const write = (text: string, path = '/shop') =>
  context.emit('console', { text: () => text, page: page(path) });

test('each text is told once, with where it was', () => {
  const heard = hear(context as unknown as BrowserContext);
  for (const path of ['/shop', '/quote', '/shop']) write('It is old.\nat Widget', path);
  context.emit('weberror', { error: () => new Error('lost'), page: () => null });
  expect(heard()).toEqual([
    "The console has 'It is old.' at /shop, /quote.",
    "Nobody catches 'lost' at a page.",
  ]);
});

test('of texts without end ten are told, and how many more there are', () => {
  const heard = hear(context as unknown as BrowserContext);
  for (let nth = 0; nth < 1_000; nth += 1) write(`tick ${nth}`);
  write('tick 0', '/quote');
  expect(heard()).toHaveLength(11);
  expect(heard()[0]).toBe("The console has 'tick 0' at /shop, /quote.");
  expect(heard().at(-1)).toBe('The console has 990 more.');
});
