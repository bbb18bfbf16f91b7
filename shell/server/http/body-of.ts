import type { IncomingMessage, ServerResponse } from 'node:http';

/** Tells a sender that waits for it (`Expect: 100-continue`) to send the body. */
export function sendContinue({ headers }: IncomingMessage, response: ServerResponse): void {
  if (/^100-continue$/i.test(headers.expect ?? '')) response.writeContinue();
}

/** Requests and gives the body of a request. A reader who stops early leaves the connection open for the answer. */
export function bodyOf(message: IncomingMessage, response: ServerResponse): AsyncIterable<Buffer> {
  sendContinue(message, response);
  return message.iterator({ destroyOnReturn: false });
}

/** Most bytes of a form. */
export const bodyLimit = 1024 * 1024;

/** Most bytes of a form with files: typed fields, a file of 1 MB, and room for a larger file to be refused on its page. */
export const filesLimit = 4 * bodyLimit;

/** Most fields and files of a form: a list to order asks up to 160 times which product is meant. */
export const maxParts = 1_000;
