import fc from 'fast-check';
import { address, expect, ports, shellSecret, test } from '../support/storefront-test';
import { faultsOf, timeLimit } from './answer-rules';
import * as hostile from './hostile-requests';
import type { RawAnswer, RawRequest } from './raw-request';
import { sendRaw, sendText } from './raw-request';

/** The same cases in every run. */
const seed = 20_261_122;

/** Concurrent requests. With more, the backend on a busy machine would answer later than a shell waits. */
const together = 4;

const targets = { shell: ports.shell, assets: Number(ports.hosts.catalogue), backend: ports.backend };

const kinds = {
  'addresses of pages': [2_600, async () => hostile.hostilePaths(targets)],
  'calls of the backend': [1_400, async () => hostile.hostileCalls(targets)],
  methods: [500, async () => hostile.hostileMethods(targets)],
  ranges: [1_200, async () => hostile.hostileRanges(targets, await servedFiles())],
  headers: [1_000, async () => hostile.hostileHeaders(targets)],
  hosts: [400, async () => hostile.hostileHosts(targets)],
  cookies: [700, async () => hostile.hostileCookies(targets)],
  forms: [700, async () => hostile.hostileForms(targets)],
  'e-mail calls': [700, async () => hostile.hostilePosts(targets, shellSecret)],
} as const satisfies Record<string, readonly [number, () => Promise<fc.Arbitrary<RawRequest>>]>;

for (const [kind, [count, arbitrary]] of Object.entries(kinds)) {
  test(`${count} hostile requests: ${kind}`, async ({ ended }) => {
    test.setTimeout(120_000);
    const requests = fc.sample(await arbitrary(), { seed, numRuns: count });
    expect(await sendAll(requests)).toEqual([]);
    expect(ended()).toEqual([]);
  });
}

const everyPort = [ports.shell, ports.backend, ...Object.values(ports.hosts)];
const out = String.raw`
  /_shell/%2e%2e/assets.json /_shell/../assets.json /_shell/..%2f..%2fassets.json /_shell/..\assets.json
  /_shell/%00 /_shell/% /% /%00 /%2e%2e/%2e%2e/etc/passwd /..\..\etc\passwd /static/img/../../../assets.json`;

test('no server follows a path that leads out of a folder', async ({ ended }) => {
  const headers = [['Host', new URL(address).host]] as const;
  for (const port of everyPort)
    for (const path of out.trim().split(/\s+/)) {
      const { status } = await sendRaw({ port, method: 'GET', path, headers }, timeLimit);
      expect([301, 400, 404], `${path} at ${port}`).toContain(status);
    }
  expect((await fetch(`${address}/shop`)).status).toBe(200);
  expect(ended()).toEqual([]);
});

for (const [name, text] of [
  ['nonsense', 'nonsense\n\n'],
  ['an upgrade', 'GET /favicon.svg HTTP/1.1\nhost: a\nconnection: upgrade\nupgrade: websocket\n\n'],
  ['CONNECT', 'CONNECT a:1 HTTP/1.1\nhost: a\n\n'],
  ['two lengths', 'POST /cart HTTP/1.1\nhost: a\ncontent-length: 1\ntransfer-encoding: chunked\n\n'],
  ['a broken chunk', 'POST /cart HTTP/1.1\nhost: a\ntransfer-encoding: chunked\n\nzz\n'],
  ['a body that does not come', 'POST /cart HTTP/1.1\nhost: a\ncontent-length: 9\n\n'],
  ['large headers', `GET / HTTP/1.1\nhost: a\ncookie: ${'x'.repeat(70_000)}\n\n`],
] as const) {
  test(`${name} ends no process`, async ({ ended }) => {
    for (const port of everyPort) {
      expect((await sendText(port, text.replaceAll('\n', '\r\n'), timeLimit, true)).inTime).toBe(true);
      expect((await fetch(`http://localhost:${port}/`)).status).not.toBe(500);
    }
    expect((await fetch(`${address}/shop`)).status).toBe(200);
    expect(ended()).toEqual([]);
  });
}

async function sendAll(requests: readonly RawRequest[]): Promise<string[]> {
  const faults: string[] = [];
  const left = requests.values();
  const sendSome = async () => {
    for (const request of left) {
      if (faults.length >= 10) return;
      faults.push(...faultsOf(request, await answerTo(request)));
    }
  };
  await Promise.all(Array.from({ length: together }, sendSome));
  return faults;
}

/** Repeats a request that was refused because the server was busy: a fault that the request causes shows each time. */
async function answerTo(request: RawRequest): Promise<RawAnswer> {
  let answer = await sendRaw(request, timeLimit);
  for (let again = 0; again < 2 && answer.status === 503 && answer.headers.has('retry-after'); again += 1)
    answer = await sendRaw(request, timeLimit);
  return answer;
}

/** Files that documents refer to, and some others that the servers have. */
async function servedFiles(): Promise<hostile.ServedFiles> {
  const document = await (await fetch(address)).text();
  const found = (pattern: RegExp) => [...new Set(document.match(pattern))];
  return {
    shell: [
      ...['/favicon.svg', '/static/img/home-1.svg', '/static/img/undefined-product-thumbnail.jpg'],
      ...found(/\/_shell\/[\w.-]+/g),
    ],
    assets: found(new RegExp(`(?<=localhost:${targets.assets})/[\\w./-]+`, 'g')),
    backend: found(new RegExp(`(?<=localhost:${targets.backend})/[\\w./-]+`, 'g')),
  };
}
