import type { IncomingMessage } from 'node:http';
import { asksForDocument, createDocumentLimiter } from './document-limiter';

const request = () => ({}) as IncomingMessage;

/** How many of so many that ask at once are let in. */
const letIn = (documents: ReturnType<typeof createDocumentLimiter>, network: string | null, asks: number) =>
  Array.from({ length: asks }, () => documents.begin(request(), network)).filter(Boolean).length;

test('one or several networks that ask without end leave room for others', () => {
  const documents = createDocumentLimiter(40);
  expect(letIn(documents, '203.0.113.1', 100)).toBe(20);
  expect(letIn(documents, '203.0.113.2', 100)).toBe(10);
  expect(letIn(documents, '203.0.113.3', 1)).toBe(1);
});

test('visitors of unknown networks share the whole room', () => {
  const documents = createDocumentLimiter(40);
  expect(letIn(documents, null, 100)).toBe(40);
  expect(documents.turnedAway()).toBe(60);
});

test('a finished document makes room', () => {
  const documents = createDocumentLimiter(2);
  const [first, second] = [request(), request()];
  expect([first, second].map((one) => documents.begin(one, 'a'))).toEqual([true, false]);
  documents.end(first);
  expect([documents.begin(second, 'a'), documents.count()]).toEqual([true, 1]);
});

test.each([
  ['/shop?page=2', true],
  ['/product/0123', true],
  ['/static-caravans', true],
  ['/static/../shop?page=2', true],
  ['/_shell/%2e%2E/shop', true],
  ['/static\\..\\shop', true],
  ['//static/shop', true],
  ['http://[', true],
  ['/_shell/main.js', false],
  ['/static/img/home-1.svg?width=90', false],
  ['/static/a/../img/home-1.svg', false],
  ['/favicon.svg', false],
  ['/robots.txt', false],
  ['/sitemap.xml', false],
  ['/sitemap-2.xml', false],
])('%s asks for a document: %s', (url, expected) => {
  expect(asksForDocument({ url })).toBe(expected);
});
