import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { integrityOf } from '@storefront/shared/release/integrity';
import { fetchRelease } from './fetched-release';

let host: Server;
let sent: Buffer;

beforeAll(async () => {
  host = createServer((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(sent));
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
});
afterAll(() => {
  host.closeAllConnections();
  host.close();
});

/** Fetches a release whose description is this text, as its host sends it and as the map says it is. */
function fetchDescribed(text: string) {
  sent = gzipSync(text);
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/release.json`;
  const metadata = { integrity: integrityOf(Buffer.from(text)), version: '1.0.0+000000000001' };
  const picked = { remote: 'lab', url, metadata, deployment: { traffic: 100, default: true } };
  return fetchRelease(picked, {});
}

test.each([
  ['nested beyond reason', '['.repeat(200_000) + ']'.repeat(200_000), /is nested deeper than 16 levels/],
  ['of more than can be', `[${'0,'.repeat(60_000)}0]`, /is nested deeper than 16 levels/],
  ['that unpacks to more than a megabyte', ' '.repeat(1024 * 1024 + 1), /is larger than 1048576 bytes/],
])('a description %s is not parsed, whoever published it', async (_, text, reason) => {
  const parse = jest.spyOn(JSON, 'parse');
  await expect(fetchDescribed(text)).rejects.toThrow(reason);
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});
