import { request } from 'node:http';
import { requestIdHeader } from '../http/request-id';

/** How long a worker that starts waits for its first document, in milliseconds: without a backend it may take longer. */
const documentTimeout = 1_000;

/**
 * Has a worker make the home page once, by its socket, so that no visitor waits while code runs for the first time: that takes four
 * times as long. How it went does not matter; a visitor's would go the same way.
 */
export function firstDocument(socketPath: string): Promise<void> {
  return new Promise((resolve) => {
    request({
      socketPath,
      path: '/',
      headers: { host: 'localhost', [requestIdHeader]: 'first-document' },
      signal: AbortSignal.timeout(documentTimeout),
    })
      .once('response', (answer) => answer.resume().once('close', resolve))
      .once('error', () => resolve())
      .end();
  });
}
