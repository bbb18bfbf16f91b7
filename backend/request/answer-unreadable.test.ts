import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerUnreadable } from './answer-unreadable';

let server: FastifyInstance;

beforeAll(async () => {
  server = Fastify({ clientErrorHandler: answerUnreadable });
  await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

test.each([
  ['400 Bad Request', 'nonsense\r\n\r\n'],
  ['431 Request Header Fields Too Large', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
])('%s, with a message whose type is not to be guessed', async (status, request) => {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head.split('\r\n')).toEqual(
    expect.arrayContaining([`HTTP/1.1 ${status}`, 'x-content-type-options: nosniff']),
  );
  expect(JSON.parse(body)).toEqual({ message: 'Your request cannot be read.' });
});
