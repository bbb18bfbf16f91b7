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
  ['GET', '/shop?page=2', true],
  ['HEAD', '/product/0123', true],
  ['GET', '/static-caravans', true],
  ['GET', '/_shell/main.js', false],
  ['GET', '/static/img/home-1.svg?width=90', false],
  ['GET', '/favicon.svg', false],
  ['GET', '/robots.txt', false],
  ['GET', '/sitemap.xml', false],
  ['GET', '/sitemap-2.xml', false],
  ['POST', '/quote', false],
])('%s %s asks for a document: %s', (method, url, expected) => {
  expect(asksForDocument({ method, url })).toBe(expected);
});
