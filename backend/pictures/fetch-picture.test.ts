import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { fetchPicture } from './fetch-picture';
import { PictureProblem } from './picture-problem';

const servers: Server[] = [];
let asked: string[];

beforeEach(() => {
  asked = [];
});

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function serve(answer: RequestListener, { host = '127.0.0.1', port = 0 } = {}): Promise<number> {
  const server = createServer((request, response) => {
    asked.push(`${host} ${request.headers.host} ${request.url}`);
    return answer(request, response);
  });
  servers.push(server);
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

type Options = Partial<Parameters<typeof fetchPicture>[1]>;

/** The file as a text, or the sentence of the problem. */
async function get(address: string, options: Options = {}) {
  return fetchPicture(address, {
    hosts: new Set(),
    signal: new AbortController().signal,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    ...options,
  }).then(String, (error) => {
    if (!(error instanceof PictureProblem)) throw error;
    return { sentence: error.message, isFinal: error.isFinal };
  });
}
const final = (sentence: RegExp) => ({ sentence: expect.stringMatching(sentence), isFinal: true });
const passing = (sentence: RegExp) => ({ ...final(sentence), isFinal: false });
const listed = (...ports: number[]) => ({ hosts: new Set(ports.map((port) => `pictures.test:${port}`)) });

test('the file of a listed host comes as it is, asked for without an encoding', async () => {
  const headers: object[] = [];
  const port = await serve((request, response) => {
    headers.push(request.headers);
    response.end('picture');
  });
  expect(await get(`http://pictures.test:${port}/a.png?size=1`, listed(port))).toBe('picture');
  expect(asked).toEqual([`127.0.0.1 pictures.test:${port} /a.png?size=1`]);
  expect(headers).toEqual([expect.objectContaining({ 'accept-encoding': 'identity' })]);
});

describe('what is private is never asked', () => {
  test.each([
    ...['127.0.0.1', '127.1', '2130706433', '0x7f.0.0.1', '0177.0.0.1', '127.0.0.1.', '0.0.0.0', '10.0.0.1'],
    ...['172.16.0.1', '192.168.0.1', '100.64.0.1', '169.254.169.254', '168.63.129.16', '224.0.0.1'],
    ...[
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::127.0.0.1]',
      '[64:ff9b::7f00:1]',
      '[fe80::1]',
      '[fd00::1]',
    ],
    ...['①②⑦.0.0.1', '%31%32%37.0.0.1'],
  ])('https://%s', async (host) => {
    const resolve = jest.fn();
    expect(await get(`https://${host}/a.png`, { resolve })).toEqual(
      final(/^The address is in a private network/),
    );
    expect(resolve).not.toHaveBeenCalled();
  });

  test.each([
    [['10.0.0.1']],
    [['::1']],
    // All must be public: a client may choose any.
    [['93.184.215.14', '192.168.0.1']],
    [['2606:4700::1', '::ffff:10.0.0.1']],
    [['not an address']],
  ])('a name that means %j', async (addresses) => {
    const resolve = async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    expect(await get('https://pictures.test/a.png', { resolve })).toEqual(
      final(/^The address is in a private/),
    );
  });

  test('names of this machine, as the system knows them', async () => {
    const options = { hosts: new Set<string>(), signal: new AbortController().signal };
    await expect(fetchPicture('https://localhost/a.png', options)).rejects.toThrow(
      /^The address is in a private/,
    );
  });

  test.each([
    'https://127.0.0.1/',
    'https://private.test/',
    '//[::1]/',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'https://ann:secret@public.test/',
    'https://public.test:8443/',
  ])('where an answer leads: %s', async (location) => {
    const port = await serve((_request, response) => response.writeHead(302, { location }).end());
    const answer = await get(`http://pictures.test:${port}/a.png`, listed(port));
    expect(answer).toEqual(
      final(/^The address (is in a private|does not begin with https|has a name|names a port)/),
    );
    expect(JSON.stringify(answer)).not.toMatch(/secret|meta-data/);
    expect(asked).toHaveLength(1);
  });

  test('a name that means another address when it is asked for again', async () => {
    const answers = ['127.0.0.1', '127.0.0.2'];
    const port = await serve((_request, response) => response.end('checked'));
    await serve((_request, response) => response.end('private'), { host: '127.0.0.2', port });
    const resolve = jest.fn(async () => [{ address: answers.shift() ?? '', family: 4 }]);
    const options = { ...listed(port), resolve };
    expect(await get(`http://pictures.test:${port}/a.png`, options)).toBe('checked');
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(asked).toEqual([expect.stringMatching(/^127\.0\.0\.1 /)]);
  });

  test('the same name, after it was led to itself', async () => {
    const answers = ['127.0.0.1', '127.0.0.2'];
    const port = await serve((_request, response) =>
      response.writeHead(302, { location: 'https://pictures.test/b' }).end(),
    );
    const resolve = async () => [{ address: answers.shift() ?? '', family: 4 }];
    const isPublic = (address: string) => address === '127.0.0.1';
    const answer = await get(`http://pictures.test:${port}/a`, { ...listed(port), resolve, isPublic });
    expect(answer).toEqual(final(/^The address is in a private network/));
  });
});

test('a host that is not listed must speak https at its own port', async () => {
  const port = await serve((_request, response) => response.end('picture'));
  const isPublic = () => true;
  expect(await get(`http://pictures.test:${port}/`, { isPublic })).toEqual(
    final(/^The address does not begin with https/),
  );
  expect(await get(`https://pictures.test:${port}/`, { isPublic })).toEqual(
    final(/^The address names a port/),
  );
  expect(await get(`http://pictures.test:${port}/`, { hosts: new Set(['pictures.test']) })).toEqual(
    final(/^The address does not/),
  );
  for (const address of ['ftp://pictures.test/', 'data:,a', 'javascript:1', 'pictures.test/a.png', ''])
    expect(await get(address, { isPublic, ...listed(port) })).toEqual(final(/^The address/));
  expect(await get(`http://ann:secret@pictures.test:${port}/`, listed(port))).toEqual(
    final(/^The address has a name/),
  );
  expect(asked).toEqual([]);
});

test('a server must prove by a certificate who it is', async () => {
  const server = createSecureServer((_request, response) => response.end('picture'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // It has no certificate at all.
  expect(await get(`https://pictures.test:${port}/`, listed(port))).toEqual(
    passing(/^The server cannot be reached \(/),
  );
  await new Promise((resolve) => server.close(resolve));
});

test('three redirects are followed, also relative ones, a fourth is not', async () => {
  const port = await serve(({ url }, response) => {
    const left = Number(url?.slice(1));
    if (left === 0) response.end('picture');
    else response.writeHead(307, { location: `${left - 1}` }).end();
  });
  expect(await get(`http://pictures.test:${port}/3`, listed(port))).toBe('picture');
  expect(await get(`http://pictures.test:${port}/4`, listed(port))).toEqual(final(/more than 3 times/));
});

test.each([
  [404, {}, final(/^The server answers with 404\.$/)],
  [410, {}, final(/410/)],
  [403, {}, passing(/403/)],
  [500, {}, passing(/500/)],
  [304, {}, passing(/304/)],
  [204, {}, passing(/204/)],
  [302, {}, passing(/302/)],
  [429, { 'retry-after': '7' }, passing(/429/)],
])('%s %j is no picture', async (status, headers, problem) => {
  const port = await serve((_request, response) => response.writeHead(status, headers).end());
  expect(await get(`http://pictures.test:${port}/a`, listed(port))).toEqual(problem);
});

test('an endless file is not read to its end, whatever its length is said to be', async () => {
  let closed: Promise<unknown> = Promise.resolve();
  const port = await serve((_request, response) => {
    closed = once(response, 'close');
    response.writeHead(200, { 'content-type': 'image/png' });
    const more = () => {
      while (response.write(Buffer.alloc(1_000_000)));
      response.once('drain', more);
    };
    more();
  });
  expect(await get(`http://pictures.test:${port}/a`, listed(port))).toEqual(
    passing(/^The file has more than 20 MB/),
  );
  await closed;
});

test.each([
  ['says nothing', () => {}],
  [
    'sends a byte now and then',
    (_request, response) => {
      const timer = setInterval(() => response.write('a'), 20);
      response.once('close', () => clearInterval(timer));
    },
  ],
  [
    'leads in circles slowly',
    ({ url }, response) => {
      setTimeout(() => response.writeHead(302, { location: `${url}a` }).end(), 120);
    },
  ],
] satisfies [string, RequestListener][])('a server that %s is given up in time', async (_what, answer) => {
  const port = await serve(answer);
  const problem = await get(`http://pictures.test:${port}/a`, { ...listed(port), timeout: 300 });
  expect(problem).toEqual(passing(/^The server takes longer than 0.3 s\.$/));
});

test('a name that is never answered is given up in time', async () => {
  const resolve = () => new Promise<never>(() => {});
  expect(await get('https://pictures.test/', { resolve, timeout: 100 })).toEqual(
    passing(/^The server takes longer/),
  );
});

test('a server that breaks off or changes the protocol is no picture', async () => {
  const broken = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half', () => response.destroy());
  });
  expect(await get(`http://pictures.test:${broken}/a`, listed(broken))).toEqual(
    passing(/^The server cannot be reached/),
  );
  const changing = await serve(({ socket }) =>
    socket.end('HTTP/1.1 101 OK\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
  );
  expect(await get(`http://pictures.test:${changing}/a`, listed(changing))).toEqual(passing(/^The server/));
});

test('a name without an address, or without a server, may be mended', async () => {
  expect(await get('https://pictures.test/', { resolve: async () => [] })).toEqual(
    passing(/^There is no host/),
  );
  const port = await serve(() => {});
  const [server] = servers.splice(0);
  await new Promise((resolve) => server?.close(resolve));
  expect(await get(`http://pictures.test:${port}/`, listed(port))).toEqual(passing(/\(ECONNREFUSED\)/));
});
