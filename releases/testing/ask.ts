import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/** An answer as it was sent. */
interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Sends a request to a server under test: `fetch` would change its path and headers, and decode the body. */
export function ask(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const { statusCode: status, headers: sent } = response;
      text(response).then((body) => resolve({ status, headers: sent, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}
