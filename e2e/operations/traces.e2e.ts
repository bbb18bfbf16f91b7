import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Child } from 'run/child';
import { liveVersion } from '../support/cart-releases';
import { eventsIn } from '../support/events-in';
import { startShell } from '../support/own-shell';
import { expect, firstPort, ports, test } from '../support/storefront-test';

// A shell sends traces to the configured collector, which cannot harm it.

const port = firstPort + 53;
const origin = `http://localhost:${port}`;
const bucket = '3f0c2b9e-6d1a-4c58-9b7f-2a1e8c4d5f60';
const traceId = '0af7651916cd43dd8448eb211c80319c';
const proxySpan = 'b7ad6b7169203331';

/** A span in OTLP's JSON, as far as it is looked at. */
interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status: { readonly code?: number };
}

let shell: Child | null;
let collector: Server | null;
let lines: string[];
let bodies: string[];

test.beforeEach(() => {
  shell = null;
  collector = null;
  lines = [];
  bodies = [];
});
test.afterEach(async () => {
  await shell?.stop();
  stopCollector();
});

const takes: RequestListener = async (request, response) => {
  bodies.push(await text(request));
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
};

/** Starts a collector, and returns its port. */
async function startCollector(answer: RequestListener, at = 0): Promise<number> {
  collector = createServer(answer).listen(at, 'localhost');
  await once(collector, 'listening');
  return (collector.address() as AddressInfo).port;
}

function stopCollector(): void {
  collector?.closeAllConnections();
  collector?.close();
}

async function startTracing(collectorPort: number, variables: Readonly<Record<string, string>> = {}) {
  const env = {
    TRUST_PROXY: 'loopback',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${collectorPort}`,
    OTEL_EXPORTER_OTLP_TIMEOUT: '500',
    OTEL_BSP_SCHEDULE_DELAY: '100',
    ...variables,
  };
  shell = await startShell(port, env, { log: (line) => lines.push(line) });
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200);
}

async function visit(path: string): Promise<number> {
  const headers = { traceparent: `00-${traceId}-${proxySpan}-01`, cookie: `bucket=${bucket}; cart=gauze*2` };
  const response = await fetch(origin + path, { headers });
  await response.text();
  return response.status;
}

/** The spans of the proxy's trace, each by the names of those that it is part of. */
function sentSpans(): ReadonlyMap<string, SentSpan> {
  const all = bodies.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: SentSpan[] }[] }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  ) as SentSpan[];
  const own = all.filter((span) => span.traceId === traceId);
  const pathOf = ({ name, parentSpanId }: SentSpan): string => {
    const parent = own.find(({ spanId }) => spanId === parentSpanId);
    return parent ? `${pathOf(parent)} > ${name}` : name;
  };
  return new Map(own.map((span) => [pathOf(span), span]));
}

const attributesOf = (span: SentSpan | undefined) =>
  Object.fromEntries(span?.attributes.map(({ key, value }) => [key, Object.values(value)[0]]) ?? []);

const output = () =>
  eventsIn(lines)
    .map(({ msg }) => msg)
    .filter((msg) => msg.startsWith('traces '));

test('a document is one trace, from the proxy’s request to the calls of the backend, without data of visitors', async () => {
  await startTracing(await startCollector(takes), { OTEL_SERVICE_NAME: 'our-shop' });
  expect(await visit('/search?keyword=gauze-of-ann')).toBe(200);
  const call = 'GET /search > compose > loader /search > GET';
  await expect
    .poll(() => [...sentSpans().keys()])
    .toEqual(expect.arrayContaining(['GET /search', call, 'GET /search > compose > render']));
  const spans = sentSpans();
  expect(spans.get('GET /search')).toMatchObject({ parentSpanId: proxySpan, kind: 2 });
  expect(attributesOf(spans.get('GET /search'))).toMatchObject({
    'http.route': '/search',
    'url.path': '/search',
    'http.response.status_code': 200,
  });
  expect(attributesOf(spans.get('GET /search > compose > loader /search'))).toEqual({
    'storefront.remote': 'catalogue',
    'storefront.release': await liveVersion('catalogue'),
    'storefront.exposed': 'routes',
    'storefront.pattern': '/search',
  });
  expect(spans.get(call)?.kind).toBe(3);
  expect(attributesOf(spans.get(call))).toMatchObject({
    'http.request.method': 'GET',
    'http.response.status_code': 200,
    'server.port': ports.backend,
    'url.full': expect.stringMatching(/^http:\/\/localhost:\d+\/[\w/-]+$/),
  });
  const whole = bodies.join();
  expect(whole).toContain('our-shop');
  for (const secret of ['gauze', bucket, 'keyword', '127.0.0.1', '::1']) expect(whole).not.toContain(secret);
});

test('pending spans are sent when the shell stops', async () => {
  await startTracing(await startCollector(takes), { OTEL_BSP_SCHEDULE_DELAY: '600000' });
  expect(await visit('/about-us')).toBe(200);
  expect(bodies).toEqual([]);
  await shell?.stop();
  expect([...sentSpans().keys()]).toContain('GET /about-us > compose > render');
});

test('the shop works without its collector; the log says once that it is lost, and once that it is back', async () => {
  const collectorPort = await startCollector(takes);
  stopCollector();
  await startTracing(collectorPort);
  const lost = `traces cannot be sent to http://localhost:${collectorPort} (ECONNREFUSED)`;
  await expect(async () => {
    expect(await visit('/about-us')).toBe(200);
    expect(output()).toEqual([lost]);
  }).toPass();
  for (let nth = 0; nth < 20; nth += 1) expect(await visit('/about-us')).toBe(200);
  await startCollector(takes, collectorPort);
  await expect(async () => {
    expect(await visit('/about-us')).toBe(200);
    expect(output()).toEqual([lost, `traces are sent to http://localhost:${collectorPort} again`]);
  }).toPass();
});

test.describe('a collector', () => {
  const answers: Readonly<Record<string, RequestListener>> = {
    'never answers': () => {},
    'answers what is no answer': (request) => request.socket.end('hello'),
    'goes on for ever': (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', more);
      more();
    },
    'answers a page': (request, response) => {
      request.resume();
      response.end('<h1>Sign in</h1>');
    },
  };
  for (const [what, answer] of Object.entries(answers))
    test(`a collector that ${what} harms nobody`, async () => {
      let asked = 0;
      const collectorPort = await startCollector((...exchange) => {
        asked += 1;
        answer(...exchange);
      });
      await startTracing(collectorPort);
      await expect(async () => {
        expect(await visit('/search?keyword=gauze')).toBe(200);
        expect(asked).toBeGreaterThan(4);
      }).toPass();
      expect(output().length).toBeLessThan(2);
      const forgotten = eventsIn(lines).filter(({ msg }) => /^(?:unhandled|uncaught)$/.test(msg));
      expect(forgotten).toEqual([]);
    });
});
