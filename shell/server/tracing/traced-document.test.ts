import type { IncomingMessage, ServerResponse } from 'node:http';
import { captureEvents } from 'log/testing/capture-events';
import { log } from '../process/log';
import { tracedDocument } from './traced-document';

test('without traces nothing is traced or logged', async () => {
  const events = captureEvents();
  const about = { pattern: jest.fn(), scheme: 'https', isFromOurProxy: false } as const;
  const message = { url: '/lab', headers: {} } as IncomingMessage;
  await tracedDocument(message, {} as ServerResponse, about, async () => log('info', 'on the way'));
  expect(about.pattern).not.toHaveBeenCalled();
  expect(events).toMatchObject([{ msg: 'on the way' }]);
  expect(events[0]).not.toHaveProperty('traceId');
});
