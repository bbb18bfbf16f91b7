import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { listening } from '../http/testing/served';
import { firstDocument } from './warm-up';

const folder = temporaryFolder();
let leaving: AbortController;
/** As when it has taken too long. */
const left = () => leaving.abort();

/** A worker's server that answers so. */
async function serve(name: string, answer: RequestListener): Promise<string> {
  const socket = join(folder, name);
  await listening(createServer(answer), socket);
  return socket;
}
beforeEach(() => {
  leaving = new AbortController();
});
afterEach(() => jest.restoreAllMocks());

test('requests the home page to its end', async () => {
  const sent: string[] = [];
  const socket = await serve('whole', ({ url = '' }, response) => {
    sent.push(url);
    response.write('<html>');
    setImmediate(() => response.end('</html>', () => sent.push('whole')));
  });
  await firstDocument(socket);
  expect(sent).toEqual(['/', 'whole']);
});

test.each<[string, RequestListener]>([
  ['is never made', () => left()],
  ['is never ended', (_, response) => response.write('<html>', left)],
  ['ends the connection', ({ socket }) => void socket.destroy()],
])('does not wait for a document that %s', async (name, answer) => {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(leaving.signal);
  await expect(firstDocument(await serve(name.replaceAll(' ', '-'), answer))).resolves.toBeUndefined();
});
