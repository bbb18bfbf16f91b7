import { once } from 'node:events';
import { createServer } from 'node:net';
import { hostProblem, listenHost, ownOrigin } from './listening';

test.each(['0.0.0.0', '::', '192.168.1.5', 'fd00::5', 'shop', 'shop-1.internal'])(
  'HOST may be %s',
  (host) => {
    expect(listenHost(host, 'localhost')).toBe(host);
  },
);

test.each([undefined, ''])('when HOST is %j the usual counts', (text) => {
  expect(listenHost(text, 'localhost')).toBe('localhost');
});

test.each(['http://shop', 'shop:3000', '[::1]', '*', 'a b', '.shop'])(
  'HOST=%s is refused in a sentence',
  (text) => {
    expect(() => listenHost(text, 'localhost')).toThrow(
      `HOST must be an address or a name of this machine, but is '${text}'.`,
    );
  },
);

test.each([
  ['localhost', 'http://localhost:3000'],
  ['127.0.0.1', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
  ['fd00::5', 'http://[fd00::5]:3000'],
])('a server at %s is reached at %s', (host, origin) => {
  expect(ownOrigin(host, 3000)).toBe(origin);
});

test('reports a host of another machine', async () => {
  // Reserved for documentation (RFC 5737).
  const server = createServer().listen(0, '192.0.2.1');
  const [error] = await once(server, 'error');
  expect(hostProblem(error, '192.0.2.1')).toBe(
    "HOST is '192.0.2.1', which is not an address of this machine.",
  );
  expect(hostProblem(Object.assign(new Error(), { code: 'EADDRINUSE' }), '127.0.0.1')).toBeNull();
});
