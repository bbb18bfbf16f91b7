import { EventEmitter, once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createGzip } from 'node:zlib';
import { integrityOf } from '@storefront/shared/release/integrity';
import { served } from '../http/testing/served';
import { fetchVerified, NotFetched, WrongBytes } from './fetch-verified';

const genuine = Buffer.from('module.exports = 1');
const megabyte = Buffer.alloc(1024 * 1024);
const drips: NodeJS.Timeout[] = [];
let endlessly: Promise<{ written: number }>;

/** Sends as fast as the client reads, until it stops. */
async function sendForEver(response: ServerResponse, packed: boolean) {
  const body = packed ? createGzip() : response;
  if (packed) {
    response.setHeader('content-encoding', 'gzip');
    body.pipe(response);
  }
  let written = 0;
  const gone = once(response, 'close');
  const isGone = gone.then(() => true);
  for (let stopped = false; !stopped; written += megabyte.length) {
    stopped = body.write(megabyte)
      ? response.destroyed
      : await Promise.race([once(body, 'drain').then(() => false), isGone]);
  }
  return { written };
}

const answer: RequestListener = (request, response) => {
  answers.emit('request', response);
  if (request.url === '/genuine') response.end(genuine);
  else if (request.url === '/moved') response.writeHead(302, { location: '/genuine' }).end();
  else if (request.url === '/endless') endlessly = sendForEver(response, false);
  else if (request.url === '/bomb') endlessly = sendForEver(response, true);
  else if (request.url === '/silent') response.flushHeaders();
  else if (request.url === '/trickle') drips.push(setInterval(() => response.write('x'), 5));
  else if (request.url === '/gone-endless') {
    response.statusCode = 404;
    endlessly = sendForEver(response, false);
  } else response.writeHead(404).end(genuine);
};
const answers = new EventEmitter();
let origin = '';

beforeAll(async () => {
  origin = await served(answer);
});
afterAll(() => {
  for (const drip of drips) clearInterval(drip);
});

test('returns a file with the expected bytes', async () => {
  expect(await fetchVerified(`${origin}/genuine`, integrityOf(genuine))).toEqual(genuine);
});

test.each([
  ['/genuine', integrityOf(Buffer.from('module.exports = 2')), 'does not match its integrity'],
  ['/genuine', '', 'does not match its integrity'],
  ['/gone', integrityOf(genuine), 'answered 404'],
  ['/moved', integrityOf(genuine), 'fetch failed'],
])('refuses %s with another integrity or answer', async (path, integrity, message) => {
  const error = await fetchVerified(origin + path, integrity).catch((refused) => refused);
  expect(error).toBeInstanceOf(NotFetched);
  expect(error.message).toContain(message);
  // No slow host.
  expect(error instanceof WrongBytes).toBe(message.includes('integrity'));
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const large = 2 * megabyte.length;
const patient = { timeout: 60_000, size: large };

test.each([
  ['/endless', `is larger than ${large} bytes`],
  ['/gone-endless', 'answered 404'],
])('reads %s up to the limit only, and closes its connection', async (path, message) => {
  await expect(fetchVerified(origin + path, integrityOf(genuine), patient)).rejects.toThrow(message);
  // Both ends of a connection buffer a few megabytes.
  expect((await endlessly).written).toBeLessThan(16 * large);
});

test('a small file that unpacks without end is too large', async () => {
  const fetching = fetchVerified(`${origin}/bomb`, integrityOf(genuine), patient);
  await expect(fetching).rejects.toThrow(`is larger than ${large} bytes`);
  await endlessly;
});

test.each(['/trickle', '/silent'])(
  '%s takes no longer than its timeout, body included, even during garbage collection',
  async (path) => {
    const connection = once(answers, 'request').then(([response]) => once(response, 'close'));
    const collecting = setInterval(collectGarbage, 50);
    const hurried = { timeout: 500, size: megabyte.length };
    try {
      const fetching = fetchVerified(origin + path, integrityOf(genuine), hurried);
      await expect(fetching).rejects.toThrow('took longer than 500 ms');
    } finally {
      clearInterval(collecting);
    }
    await connection;
  },
);

test('by default a file may be as large as a server build, but not as the memory', async () => {
  const fetching = fetchVerified(`${origin}/endless`, integrityOf(genuine), { timeout: 60_000 });
  await expect(fetching).rejects.toThrow('is larger than 16777216');
});
