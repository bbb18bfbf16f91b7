import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requireNoOther } from './require-no-other';

const exported = { remote: 'lab', version: '1.0.5+0123456789ab', integrity: 'sha384-of-this-one' };

let server: Server;
let url: string;
let answer: (response: ServerResponse) => void;
beforeAll(async () => {
  server = createServer((_, response) => answer(response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/release.json`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const refused = (reason: string) =>
  new Error(`${url} ${reason}. It may have another release under this version, so nothing was uploaded.`);

test.each([403, 404, 410])('a host that answers %i has no other release', async (status) => {
  answer = (response) => void response.writeHead(status).end('{}');
  await requireNoOther(exported, url);
});

test.each<[string, string, (response: ServerResponse) => void]>([
  ['fails', 'is answered with 503', (response) => void response.writeHead(503).end()],
  ['asks who it is', 'is answered with 401', (response) => void response.writeHead(401).end()],
  [
    'leads elsewhere',
    'is answered with 302',
    (response) => void response.writeHead(302, { location: '/' }).end(),
  ],
  ['ends the connection', 'is not answered', (response) => void response.destroy()],
  [
    'ends it amid its answer',
    'cannot be read to its end',
    (response) => void response.write('{', () => response.destroy()),
  ],
  ['sends without end', 'is larger than 5 MB', (response) => void response.end(Buffer.alloc(5_000_001))],
])('a host that %s may have another release', async (_, reason, failing) => {
  answer = failing;
  await expect(requireNoOther(exported, url)).rejects.toThrow(refused(reason));
});

test.each<[string, (response: ServerResponse) => void]>([
  ['does not answer', () => {}],
  ['does not come to an end', (response) => void response.write('{')],
])('a host that %s may have another release, and is not waited for', async (_, slow) => {
  answer = slow;
  await expect(requireNoOther(exported, url, 50)).rejects.toThrow(refused('takes longer than 50 ms'));
});
