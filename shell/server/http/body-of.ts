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

/** Bytes of the largest form a visitor may post. */
export const bodyLimit = 1024 * 1024;

/** Bytes of the largest with files: what is typed, a file of 1 MB, and one that is larger to be told so on its page. */
export const filesLimit = 4 * bodyLimit;

/** Most fields and files of one form; a list to order asks up to 160 times which product is meant. */
export const maxParts = 1_000;
