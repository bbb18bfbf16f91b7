import { connect } from 'node:net';
import { address, expect, ports, test } from '../support/storefront-test';

const hosts = [ports.shell, ...Object.values(ports.hosts), ports.backend];

/**
 * The first line of the answer to what no client of ours would send; empty when the connection is closed without one.
 *
 * @param waits whether the client leaves its side open for the answer
 */
async function answerTo(port: number, text: string, waits = false): Promise<string> {
  const socket = connect(port, 'localhost');
  let answer = '';
  socket
    .on('error', () => {})
    .on('data', (data) => {
      answer += data;
    });
  const bytes = text.replaceAll('\n', '\r\n');
  if (waits) socket.write(bytes);
  else socket.end(bytes);
  await new Promise((closed) => socket.once('close', closed));
  return answer.split('\r\n')[0] ?? '';
}

test.afterEach(async ({ request }) => {
  for (const port of hosts) {
    expect((await request.get(`http://localhost:${port}/`)).status()).not.toBe(500);
  }
  expect((await request.get('/shop')).status()).toBe(200);
});

for (const path of [
  '/_shell/%2e%2e/assets.json',
  '/_shell/../assets.json',
  '/_shell/..%2f..%2fassets.json',
  '/_shell/..\\assets.json',
  '/_shell/%00',
  '/_shell/%',
  '/%',
  '/%00',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..\\..\\etc\\passwd',
  '/static/img/../../../assets.json',
]) {
  test(`${path} is not found anywhere`, async () => {
    for (const port of hosts) {
      const answer = await answerTo(
        port,
        `GET ${path} HTTP/1.1\nhost: ${new URL(address).host}\nconnection: close\n\n`,
        true,
      );
      expect([port, answer]).toEqual([port, expect.stringMatching(/^HTTP\/1\.1 (301|40[04]) /)]);
    }
  });
}

for (const [name, text] of [
  ['nonsense', 'nonsense\n\n'],
  ['an upgrade', 'GET /favicon.svg HTTP/1.1\nhost: a\nconnection: upgrade\nupgrade: websocket\n\n'],
  ['CONNECT', 'CONNECT a:1 HTTP/1.1\nhost: a\n\n'],
  ['two lengths', 'POST /cart HTTP/1.1\nhost: a\ncontent-length: 1\ntransfer-encoding: chunked\n\n'],
  ['a broken chunk', 'POST /cart HTTP/1.1\nhost: a\ntransfer-encoding: chunked\n\nzz\n'],
  ['a body that does not come', 'POST /cart HTTP/1.1\nhost: a\ncontent-length: 9\n\n'],
  ['large headers', `GET / HTTP/1.1\nhost: a\ncookie: ${'x'.repeat(70_000)}\n\n`],
] as const) {
  test(`${name} ends no process`, async () => {
    for (const port of hosts) await answerTo(port, text);
  });
}
