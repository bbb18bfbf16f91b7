import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { limitConnectionsWithoutRequest } from './limit-connections-without-request';

jest.mock('./open-files', () => ({ openFiles: () => 64 }));

/** Of 64 files 16 may be connections that wait, 4 of them of one network. */
const [inAll, ofNetwork] = [16, 4];

let server: Server;
let sockets: Socket[];
let proxies: string[];
let answer: (response: ServerResponse) => void;
let closed: number;

beforeEach(async () => {
  sockets = [];
  proxies = [];
  closed = 0;
  answer = (response) => void response.end('here');
  server = createServer((_, response) => answer(response));
  limitConnectionsWithoutRequest(
    server,
    (address) => proxies.includes(address),
    () => {
      closed += 1;
    },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** A connection that has sent half a request to the server. */
async function half(): Promise<Socket> {
  const taken = once(server, 'connection');
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {}).write('GET / HTTP/1.1\r\nhost: a\r\n');
  sockets.push(socket);
  await taken;
  return socket;
}

const halves = async (number: number) => {
  const all: Socket[] = [];
  for (let nth = 0; nth < number; nth += 1) all.push(await half());
  return all;
};

const isClosed = (socket: Socket | undefined) => socket && (socket.closed || once(socket, 'close'));

async function isAnswered(socket: Socket | undefined) {
  socket?.write('\r\n');
  const [answer] = await once(socket ?? server, 'data');
  return String(answer).startsWith('HTTP/1.1 200 ');
}

test('closes the longest-waiting connection of a network beyond its limit', async () => {
  const [first, second, ...others] = await halves(ofNetwork + 2);
  await isClosed(first);
  await isClosed(second);
  for (const socket of others) expect(await isAnswered(socket)).toBe(true);
  expect(closed).toBe(2);
});

test('does not close new connections up to twice the limit', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(0);
  for (const socket of await halves(2 * inAll)) expect(await isAnswered(socket)).toBe(true);
  expect(closed).toBe(0);
});

test('closes the longest-waiting connection at once beyond twice the limit', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(0);
  const [first, second] = await halves(2 * inAll + 1);
  await isClosed(first);
  expect(await isAnswered(second)).toBe(true);
});

test('limits our proxy by the total only, and new connections are answered', async () => {
  proxies = ['127.0.0.1'];
  const [first, second, ...others] = await halves(inAll);
  expect(await isAnswered(first)).toBe(true);
  const [last] = await halves(1);
  await isClosed(second);
  for (const socket of [...others, last]) expect(await isAnswered(socket)).toBe(true);
});

test('a connection does not count as waiting while it is answered, but does afterwards', async () => {
  let finish = () => {};
  answer = (response) => {
    finish = () => response.end('here');
  };
  const asked = once(server, 'request');
  const [asking] = await halves(1);
  asking?.write('\r\n');
  await asked;
  await halves(ofNetwork);
  finish();
  await once(asking ?? server, 'data');
  asking?.write('GET / HTTP/1.1\r\n');
  await halves(ofNetwork);
  await isClosed(asking);
});

test('a connection that sends one request after the other and waits for no answer is closed', async () => {
  answer = () => {};
  const [patient, other] = await halves(2);
  patient?.write(`\r\n${'GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(3)}`);
  other?.write(`\r\n${'GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(4)}`);
  await isClosed(other);
  expect([closed, patient?.destroyed]).toEqual([1, false]);
});
