import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { captureEvents } from 'log/testing/capture-events';
import { otlpTracing, reportedExporter } from './otlp-tracing';

afterEach(() => jest.restoreAllMocks());

const refused = Object.assign(new Error(''), { code: 'ECONNREFUSED' });

test('logs once that spans are refused, and once that they are accepted again', () => {
  const events = captureEvents();
  const done = jest.fn();
  let result: ExportResult = { code: ExportResultCode.SUCCESS };
  const exporter = reportedExporter(
    { export: (_, tell) => tell(result), shutdown: async () => {} },
    'http://collector.test:4318',
  );
  const send = (next: ExportResult) => {
    result = next;
    exporter.export([], done);
    expect(done).toHaveBeenLastCalledWith(next);
  };
  send({ code: ExportResultCode.SUCCESS });
  for (let nth = 0; nth < 3; nth += 1) send({ code: ExportResultCode.FAILED, error: refused });
  for (let nth = 0; nth < 3; nth += 1) send({ code: ExportResultCode.SUCCESS });
  send({ code: ExportResultCode.FAILED, error: new Error('Timeout') });
  send({ code: ExportResultCode.FAILED });
  expect(events.map(({ level, msg }) => [level, msg])).toEqual([
    ['warn', 'traces cannot be sent to http://collector.test:4318 (ECONNREFUSED)'],
    ['info', 'traces are sent to http://collector.test:4318 again'],
    ['warn', 'traces cannot be sent to http://collector.test:4318 (Timeout)'],
  ]);
});

const secrets = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_TRACES_HEADERS'];

test("the collector's headers stay in no variable", async () => {
  for (const name of secrets) process.env[name] = 'authorization=secret';
  await otlpTracing('http://collector.test:4318').end();
  expect(secrets.filter((name) => name in process.env)).toEqual([]);
});
