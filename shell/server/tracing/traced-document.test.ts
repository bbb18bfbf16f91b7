import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_URL_PATH,
  ATTR_URL_SCHEME,
} from '@opentelemetry/semantic-conventions';
import { heardEvents } from 'log/testing/heard-events';
import { inRequest } from '../http/supervisor-headers';
import { say } from '../process/say';
import { keptSpans } from './testing/kept-spans';
import { traceBy } from './traced';
import { tracedDocument } from './traced-document';

afterEach(() => {
  traceBy(null);
  jest.restoreAllMocks();
});

const about = { pattern: (): string | null => '/lab/:id', scheme: 'https', isFromOurProxy: false } as const;
const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

/** Has a request answered with a status, and something said meanwhile. */
async function answered(statusCode: number, told: Partial<Parameters<typeof tracedDocument>[2]> = {}) {
  const message = {
    method: 'GET',
    url: '/lab/7?email=ann@clinic.test',
    headers: { traceparent, cookie: 'bucket=1', 'user-agent': 'Ann’s', 'x-request-id': 'request-1' },
  } as unknown as IncomingMessage;
  await inRequest(message, () =>
    tracedDocument(message, { statusCode } as ServerResponse, { ...about, ...told }, async () =>
      say('info', 'on the way'),
    ),
  );
}

test('a request is a trace, by what it asked for and what it was answered with, and nothing of who asked', async () => {
  const events = heardEvents();
  const spans = keptSpans();
  await answered(200);
  const [span, ...others] = await spans();
  expect(others).toEqual([]);
  expect(span).toMatchObject({ path: 'GET /lab/:id', kind: 'SERVER', failed: null, remoteParent: null });
  expect(span?.attributes).toEqual({
    [ATTR_HTTP_REQUEST_METHOD]: 'GET',
    [ATTR_HTTP_ROUTE]: '/lab/:id',
    [ATTR_URL_PATH]: '/lab/7',
    [ATTR_URL_SCHEME]: 'https',
    [ATTR_HTTP_RESPONSE_STATUS_CODE]: 200,
  });
  expect(events).toMatchObject([{ msg: 'on the way', requestId: 'request-1', traceId: span?.traceId }]);
});

test('without traces nothing is asked, and nothing of one is said', async () => {
  const events = heardEvents();
  const asked = jest.fn();
  const message = { url: '/lab', headers: {} } as IncomingMessage;
  await tracedDocument(message, {} as ServerResponse, { ...about, pattern: asked }, async () =>
    say('info', 'on the way'),
  );
  expect(asked).not.toHaveBeenCalled();
  expect(events[0]).not.toHaveProperty('traceId');
});
