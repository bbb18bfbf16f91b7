import type { IncomingMessage, ServerResponse } from 'node:http';

/** Asks a sender for the body that waits for leave to send it (`Expect: 100-continue`). */
export function sendContinue({ headers }: IncomingMessage, response: ServerResponse): void {
  if (/^100-continue$/i.test(headers.expect ?? '')) response.writeContinue();
}

/** The body of a request, asked for now. Who leaves it early leaves the connection open for the answer. */
export function bodyOf(message: IncomingMessage, response: ServerResponse): AsyncIterable<Buffer> {
  sendContinue(message, response);
  return message.iterator({ destroyOnReturn: false });
}
