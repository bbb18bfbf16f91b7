import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** One answer, ready to be sent again. */
interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Serves what a storefront answered, byte for byte and from memory: what no server can beat. An address is asked of the
 * storefront once, when it is first visited; files of other origins stay where they are.
 *
 * @param origin the storefront
 * @returns what ends it
 * @throws the error of `listen` when the port cannot be had
 */
export async function startStaticCopy(origin: string, port: number): Promise<() => Promise<void>> {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer(({ url = '/' }, response) => {
    const answer = answers.get(url) ?? ask(origin + url);
    answers.set(url, answer);
    answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

/** The bytes as a browser gets them, which `fetch` would decode. */
function ask(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, (answer) => {
      const { 'transfer-encoding': _, connection, 'keep-alive': __, ...headers } = answer.headers;
      buffer(answer).then((body) => {
        const length = { 'content-length': String(body.length) };
        resolve({ status: answer.statusCode ?? 500, headers: { ...headers, ...length }, body });
      }, reject);
    }).once('error', reject);
  });
}
