import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Attributes, SpanKind, trace } from '@opentelemetry/api';
import { ATTR_ERROR_TYPE } from '@opentelemetry/semantic-conventions';
import { ApiError } from '@storefront/shared/api/api-error';
import { captureEvents } from 'log/testing/capture-events';
import { log } from '../process/log';
import { tracingBy } from './otlp-tracing';
import { keptSpans } from './testing/kept-spans';
import { traceBy, traced, tracedDocument, traceHeaders } from './traced';

afterEach(() => {
  traceBy(null);
  for (const name of ['TRACES_SAMPLER', 'TRACES_SAMPLER_ARG', 'SERVICE_NAME'])
    delete process.env[`OTEL_${name}`];
  jest.useRealTimers();
});

const did = <Result>(name: string, work: () => Promise<Result>, attributes: Attributes = {}) =>
  traced(name, { attributes }, work);
const nothing = async () => {};
/** The parts of a span's traceparent: version, trace, span, and whether it is sampled. */
const parts = (headers: Readonly<Record<string, string>>) => (headers.traceparent ?? '').split('-');

test('a span is the parent of concurrent work started in it', async () => {
  const spans = keptSpans();
  await did('page', async () => {
    await Promise.all([
      did('one', async () => {
        await nothing();
        await did('call', nothing);
      }),
      did('other', () => did('call', nothing)),
    ]);
  });
  await did('another page', nothing);
  const made = await spans();
  expect(made.map(({ path }) => path)).toEqual([
    'another page',
    'page',
    'page > one',
    'page > one > call',
    'page > other',
    'page > other > call',
  ]);
  expect(new Set(made.map(({ traceId }) => traceId)).size).toBe(2);
  expect(made.map(({ failed }) => failed)).toEqual(Array(6).fill(null));
});

test('continues the trace in the headers, and forwards it', async () => {
  const spans = keptSpans();
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const from = { traceparent, tracestate: 'vendor=1' };
  const call = async () => traceHeaders();
  const handedOn = await traced(
    'page',
    { kind: SpanKind.SERVER },
    () => traced('call', { kind: SpanKind.CLIENT }, call),
    from,
  );
  const [page, called] = await spans();
  expect(page).toMatchObject({
    kind: 'SERVER',
    remoteParent: 'b7ad6b7169203331',
    traceId: '0af7651916cd43dd8448eb211c80319c',
  });
  expect(called).toMatchObject({ path: 'page > call', kind: 'CLIENT', remoteParent: null });
  expect(parts(handedOn)).toEqual(['00', page?.traceId, expect.stringMatching(/^[\da-f]{16}$/), '01']);
  expect(handedOn.tracestate).toBe('vendor=1');
});

test.each([
  [new TypeError('ann@clinic.test is no number'), 'TypeError', '[e-mail] is no number'],
  [new ApiError('http', { call: 'GET /', status: 503 }), '503', 'The shop answered with an error (503).'],
  [new ApiError('timeout', { call: 'GET /' }), 'timeout', 'The shop took too long to answer.'],
  ['a text', 'string', 'a text'],
])('a span that throws %s has failed, without personal data', async (thrown, type, message) => {
  const spans = keptSpans();
  await expect(did('load', () => Promise.reject(thrown))).rejects.toBe(thrown);
  expect(await spans()).toMatchObject([{ failed: message, attributes: { [ATTR_ERROR_TYPE]: type } }]);
});

test('a visitor who leaves is no failure', async () => {
  const spans = keptSpans();
  const left = Object.assign(new Error('The visitor is gone.'), { name: 'AbortError' });
  await expect(did('render', () => Promise.reject(left))).rejects.toBe(left);
  expect(await spans()).toMatchObject([{ failed: null }]);
});

test("masks personal data in texts, and keeps a release's version", async () => {
  const spans = keptSpans();
  const attributes = { path: '/shop/ann@clinic.test', release: '1.4.2+0a1b2c3d4e5f', port: 4000 };
  await did('page', nothing, attributes);
  expect((await spans())[0]?.attributes).toEqual({ ...attributes, path: '/shop/[e-mail]' });
});

test('sends nothing for an unsampled trace, and forwards that decision', async () => {
  process.env.OTEL_TRACES_SAMPLER = 'traceidratio';
  process.env.OTEL_TRACES_SAMPLER_ARG = '0';
  const spans = keptSpans();
  const handedOn = await did('page', async () => traceHeaders());
  expect(parts(handedOn).at(-1)).toBe('00');
  expect(await spans()).toEqual([]);
});

test.each([
  ['', 'storefront-shell'],
  ['our-shop', 'our-shop'],
])('with OTEL_SERVICE_NAME=%s the service is %s', async (name, service) => {
  process.env.OTEL_SERVICE_NAME = name;
  const spans = keptSpans();
  await did('page', nothing);
  expect(await spans()).toMatchObject([{ service }]);
});

test('waits at most a second for a collector at the end', async () => {
  jest.useFakeTimers();
  const tracing = tracingBy({ export: () => {}, shutdown: async () => {} });
  traceBy(tracing);
  await did('page', nothing);
  let isOver = false;
  const ending = tracing.end().then(() => {
    isOver = true;
  });
  await jest.advanceTimersByTimeAsync(999);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await ending;
  expect(isOver).toBe(true);
});

test("OpenTelemetry's globals in the process reveal nothing of it", async () => {
  const spans = keptSpans();
  await did('page', async () => {
    expect(trace.getActiveSpan()).toBeUndefined();
    expect(trace.getTracer('lab').startSpan('its own').isRecording()).toBe(false);
  });
  expect(await spans()).toHaveLength(1);
});

test('without traces nothing is traced or logged', async () => {
  const events = captureEvents();
  const about = { pattern: jest.fn(), scheme: 'https', isFromOurProxy: false } as const;
  const message = { url: '/lab', headers: {} } as IncomingMessage;
  await tracedDocument(message, {} as ServerResponse, about, async () => log('info', 'on the way'));
  expect(about.pattern).not.toHaveBeenCalled();
  expect(events).toMatchObject([{ msg: 'on the way' }]);
  expect(events[0]).not.toHaveProperty('traceId');
});
