import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Change } from '../release-map/change';
import { changeRemote } from '../release-map/change-remote';
import { serializeReleaseMap } from '../release-map/parse-release-map';
import { noCounts } from '../rollout/counts';
import { holdTimeouts } from '../testing/hold-timeouts';
import { releaseMap } from '../testing/release-map';
import { httpSource } from './http-source';
import { readOnlyStore } from './read-only-store';
import type { ReleaseMapSource } from './release-map-store';
import { watchReleaseMap } from './watch-release-map';

const map = releaseMap({ lab: { '1.0.0+0123456789ab': 100 } });
const textOf = (revision: number) => serializeReleaseMap(map, { revision });

let answer: RequestListener;
let asked: IncomingMessage | undefined;
const server = createServer((request, response) => {
  asked = request;
  // Or the next test would ask by a connection that this one has ended.
  response.shouldKeepAlive = false;
  answer(request, response);
});
let place: string;
let source: ReleaseMapSource;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
beforeEach(() => {
  place = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_releases/map.json`;
  source = httpSource(place, 'a-token-of-operators');
});
afterEach(() => {
  jest.useRealTimers();
  server.closeAllConnections();
});
afterAll(() => server.close());

const gives =
  (text: string, headers = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(text);

test('gives the map as it is there, and shows the token', async () => {
  answer = gives(textOf(3));
  expect(await source.text()).toBe(textOf(3));
  expect(asked?.headers.authorization).toBe('Bearer a-token-of-operators');
  answer = gives(textOf(4));
  expect(await source.text()).toBe(textOf(4));
  await httpSource(place, '').text();
  expect(asked?.headers).not.toHaveProperty('authorization');
});

test('a map that is as before is not sent again', async () => {
  answer = gives(textOf(3), { etag: '"three"' });
  await source.text();
  expect(asked?.headers).not.toHaveProperty('if-none-match');
  answer = (_, response) => void response.writeHead(304).end();
  expect(await source.text()).toBe(textOf(3));
  expect(asked?.headers['if-none-match']).toBe('"three"');
});

test.each<[string, RequestListener, string]>([
  [
    'an error',
    (_, response) => void response.writeHead(500).end(textOf(4)),
    'cannot be read: it answers 500.',
  ],
  ['no entrance', (_, response) => void response.writeHead(401).end(), 'cannot be read: it answers 401.'],
  [
    'a map half of which comes',
    (_, response) => {
      response.writeHead(200, { 'content-length': textOf(4).length });
      response.write(textOf(4).slice(0, 50));
      setImmediate(() => response.destroy());
    },
    'cannot be read: aborted.',
  ],
  ['nothing at all', (request) => void request.socket.destroy(), 'cannot be read: socket hang up.'],
  [
    'another address',
    (_, response) => void response.writeHead(302, { location: '/elsewhere' }).end(),
    'cannot be read: it answers 302.',
  ],
  [
    'what is as before, and was asked by nobody',
    (_, response) => void response.writeHead(304).end(),
    'it answers 304.',
  ],
  [
    'five megabytes',
    gives(`${textOf(4)}${' '.repeat(5_000_000)}`),
    'cannot be read: it is larger than 5 MB.',
  ],
  [
    'a page',
    gives('<!doctype html><title>Shop</title>', { 'content-type': 'text/html' }),
    'The release map is not JSON.',
  ],
  ['a part of a map', gives(textOf(4).slice(0, 100)), 'The release map is not JSON.'],
  ['another thing', gives('{"microFrontends": []}'), 'The release map is wrong at microFrontends'],
  ['a map without paths', gives(serializeReleaseMap({ ...map, paths: {} })), 'The release map has no paths'],
])(
  'where it gives %s, that is said, and what was there before is asked for again',
  async (_, wrong, sentence) => {
    answer = wrong;
    await expect(source.text()).rejects.toThrow(sentence);
    answer = gives(textOf(3), { etag: '"three"' });
    await source.text();
    answer = (request, response) =>
      request.headers['if-none-match'] ? void response.writeHead(304).end() : wrong(request, response);
    expect(await source.text()).toBe(textOf(3));
  },
);

describe('a host that is slow', () => {
  /** Lets two seconds pass once the host has been asked, and has begun to answer as it does. */
  async function answerOf(slow: (response: ServerResponse) => void): Promise<unknown> {
    holdTimeouts();
    const reached = new Promise<void>((resolve) => {
      answer = (_, response) => {
        slow(response);
        setImmediate(resolve);
      };
    });
    const text = source.text().catch((error: Error) => error.message);
    await reached;
    jest.advanceTimersByTime(2_000);
    return text;
  }

  test.each<[string, (response: ServerResponse) => void]>([
    ['does not answer', () => {}],
    ['does not begin to send the map', (response) => response.flushHeaders()],
    ['does not send all of it', (response) => void response.write(textOf(3).slice(0, 50))],
  ])('and %s holds nobody up for longer than two seconds', async (_, slow) => {
    expect(await answerOf(slow)).toBe(
      `The release map at ${place} cannot be read: it does not answer within 2 s.`,
    );
  });
});

test('a map that is older than the one in force is refused, until there is a newer one', async () => {
  answer = gives(textOf(7), { etag: '"seven"' });
  await source.text();
  for (const older of [textOf(6), serializeReleaseMap(map)]) {
    answer = gives(older, { etag: '"older"' });
    await expect(source.text()).rejects.toThrow(
      new RegExp(`^The release map at ${place} is older than the one in force \\(revision [60], not 7\\): `),
    );
    expect(asked?.headers['if-none-match']).toBe('"seven"');
  }
  answer = gives(textOf(8));
  expect(await source.text()).toBe(textOf(8));
});

test('the number of a map that is none counts for nothing', async () => {
  answer = gives(textOf(7));
  await source.text();
  answer = gives(JSON.stringify({ revision: 900, microFrontends: [] }));
  await expect(source.text()).rejects.toThrow('is wrong');
  answer = gives(textOf(8));
  expect(await source.text()).toBe(textOf(8));
});

test('a secret in the address is not said', async () => {
  answer = (_, response) => void response.writeHead(403).end();
  await expect(httpSource(`${place}?key=secret-of-the-host`, '').text()).rejects.toThrow(
    new Error(`The release map at ${place} cannot be read: it answers 403.`),
  );
  expect(asked?.url).toBe('/_releases/map.json?key=secret-of-the-host');
});

test('whoever follows it is told each map that can be used, and what could not be once', async () => {
  const told: unknown[] = [];
  let toldMore = () => {};
  const tell = (what: unknown) => {
    told.push(what);
    toldMore();
  };
  const next = (gets: RequestListener) =>
    new Promise<void>((resolve) => {
      toldMore = resolve;
      answer = gets;
    });
  const other = releaseMap({ lab: { '1.0.1+0123456789ab': 100 } });
  const first = next(gives(textOf(3)));
  const stop = watchReleaseMap(
    source,
    tell,
    (problem) => tell(problem?.message.slice(problem.message.indexOf(' is '))),
    10,
  );
  await first;
  await next(gives(textOf(4).slice(0, 100)));
  await next(gives(textOf(2)));
  await next(gives(serializeReleaseMap(other, { revision: 4 })));
  stop();
  expect(told).toEqual([map, ' is not JSON.', expect.stringMatching(/^ is older than/), other, undefined]);
});

describe('a store of it', () => {
  const change: Change = {
    revision: 3,
    at: '2026-11-22T10:00:00.000Z',
    who: 'ann',
    why: 'a try',
    remote: 'lab',
    from: null,
    to: { paths: ['/lab'] },
  };

  test('has the map, and of its history the last change', async () => {
    const store = readOnlyStore(source);
    answer = gives(serializeReleaseMap(map, { revision: 3, change }));
    expect(await store.read()).toEqual({ map, revision: 3, last: change });
    expect(await store.history()).toEqual({ changes: [change], leftOut: 0 });
    expect(await store.history({ since: 3 })).toEqual({ changes: [], leftOut: 0 });
    answer = gives(textOf(3));
    expect(await store.history()).toEqual({ changes: [], leftOut: 0 });
  });

  test('is changed by nobody, which is said', async () => {
    const store = readOnlyStore(source);
    const sentence = `The release map at ${place} is only read from here: change it where it is kept.`;
    await expect(changeRemote(store, 'lab', () => null)).rejects.toThrow(sentence);
    await expect(
      store.addSpan('a-rollout', { step: 0, canary: noCounts, baseline: noCounts }),
    ).rejects.toThrow(sentence);
    expect(await store.spans('a-rollout', 0)).toEqual([]);
  });
});
