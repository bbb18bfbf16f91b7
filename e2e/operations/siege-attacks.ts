import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { sendText } from '../fuzz/raw-request';
import { ports } from '../support/storefront-test';

/** Requests that strangers send to the shop. */
interface Attack {
  readonly name: string;
  /** Returns the statuses of the answers. */
  readonly run: () => Promise<readonly number[]>;
  /** The answers so far, each once, in order of appearance. */
  readonly answered: readonly number[];
}

const crlf = '\r\n';

interface Post {
  readonly type: string;
  readonly body: string | Buffer;
  readonly from: string;
}

function post(path: string, { type, body, from }: Post): Buffer {
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: localhost:${ports.shell}`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Forwarded-For: ${from}`,
    'Connection: close',
  ];
  return Buffer.concat([Buffer.from(head.join(crlf) + crlf + crlf), Buffer.from(body)]);
}

function get(path: string, ...headers: string[]): Buffer {
  const head = [`GET ${path} HTTP/1.1`, `Host: localhost:${ports.shell}`, 'Connection: close', ...headers];
  return Buffer.from(head.join(crlf) + crlf + crlf);
}

/** Timeout in milliseconds, as long as the journey: the shop decides how long a request may take. */
const patience = 240_000;

/** Sends bytes and returns the status of the answer; 0 when there is none. */
async function send(bytes: Buffer, port = ports.shell): Promise<number> {
  return (await sendText(port, bytes, patience)).status ?? 0;
}

/** Repeats a request once a second, without waiting for the answers. */
async function eachSecond(times: number, attack: () => Promise<number>): Promise<number[]> {
  const answers: Promise<number>[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    answers.push(attack());
    await delay(1_000);
  }
  return Promise.all(answers);
}

const urlencoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=siege';
const endOfParts = `--siege--${crlf}`;
const emptyPart = `--siege${crlf}Content-Disposition: form-data; name="a"${crlf}${crlf}${crlf}`;
const fileHead = `--siege${crlf}Content-Disposition: form-data; name="file"; filename="list.csv"${crlf}Content-Type: text/csv${crlf}${crlf}`;

const headings = post('/shop/quick-order', {
  type: urlencoded,
  body: `intent=check&lines=${'sku,qty%0A'.repeat(20_000)}x`,
  from: '203.0.113.1',
});
const parts = post('/no-such', {
  type: multipart,
  body: emptyPart.repeat(64_500) + endOfParts,
  from: '203.0.113.2',
});
const fields = post('/contact-us', { type: urlencoded, body: 'a&'.repeat(500_000), from: '203.0.113.3' });
const file = Buffer.concat([
  Buffer.from(fileHead),
  Buffer.alloc(3_900_000, 'x'),
  Buffer.from(crlf + endOfParts),
]);
const nested = post('/api/v1/email/quote', {
  type: 'application/json',
  body: '['.repeat(75_000) + ']'.repeat(75_000),
  from: '203.0.113.5',
});

/** The attacks of the siege; they take three quarters of a minute. */
export const siegeAttacks: readonly Attack[] = [
  {
    name: 'lists of twenty thousand headings',
    run: () => eachSecond(10, () => send(headings)),
    answered: [200],
  },
  {
    name: 'forms of 64,500 parts at an address that takes none',
    run: () => eachSecond(8, () => send(parts)),
    answered: [404],
  },
  { name: 'forms of half a million fields', run: () => eachSecond(8, () => send(fields)), answered: [400] },
  {
    name: 'five hundred uploads at once, half of them of one network',
    run: async () => {
      const statuses = await Promise.all(
        Array.from({ length: 500 }, (_, nth) => {
          const from = nth % 2 === 0 ? '203.0.113.4' : `203.0.${nth >> 4}.${nth & 255}`;
          return send(post('/shop/quick-order', { type: multipart, body: file, from }));
        }),
      );
      // Uploads dropped for other networks have no answer.
      return statuses.filter((status) => status !== 0).toSorted();
    },
    answered: [200, 503],
  },
  {
    name: 'thousands of preview cookies',
    run: () =>
      eachSecond(5, async () => {
        const [status = 0] = await Promise.all(
          Array.from({ length: 4 }, () => send(get('/shop', `Cookie: ${'preview=a;'.repeat(3_100)}`))),
        );
        return status;
      }),
    answered: [200],
  },
  {
    name: 'nested JSON at the backend',
    run: () => eachSecond(8, () => send(nested, ports.backend)),
    answered: [400],
  },
  {
    name: 'two hosts',
    run: () => eachSecond(2, () => send(get('/shop', 'Host: elsewhere'))),
    answered: [400],
  },
  {
    name: 'four hundred requests half sent and held',
    run: async () => {
      const held = Array.from({ length: 400 }, () => {
        const socket = connect(ports.shell, '127.0.0.1').on('error', () => {});
        socket.write(`GET /shop HTTP/1.1${crlf}Host: localhost`);
        return socket;
      });
      await delay(5_000);
      for (const socket of held) socket.destroy();
      return [];
    },
    answered: [],
  },
];
