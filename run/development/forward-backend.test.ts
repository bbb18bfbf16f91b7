import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { forwardBackend } from './forward-backend';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function backend(): Promise<string> {
  const server = createServer(async (message, response) => {
    const { origin, host } = message.headers;
    response.writeHead(201, { 'access-control-allow-origin': 'http://shop.test', 'x-kept': 'yes' });
    response.end(
      JSON.stringify({ origin, host, url: message.url, method: message.method, sent: await text(message) }),
    );
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test("forwards calls to the shop's backend, and its answers to the pages here", async () => {
  const address = await backend();
  const origin = 'http://localhost:3500';
  const server = await forwardBackend({
    port: 0,
    backend: `${address}/base`,
    shop: 'http://shop.test',
    origin,
  });
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  const call = request({
    port,
    host: 'localhost',
    path: '/products?page=2',
    method: 'POST',
    headers: { origin },
  });
  call.end('{"a":1}');
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(201);
  expect(answer.headers).toMatchObject({ 'access-control-allow-origin': origin, 'x-kept': 'yes' });
  expect(JSON.parse(await text(answer))).toEqual({
    origin: 'http://shop.test',
    host: new URL(address).host,
    url: '/base/products?page=2',
    method: 'POST',
    sent: '{"a":1}',
  });
});
