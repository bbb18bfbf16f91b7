import { gzipSync } from 'node:zlib';
import { integrityOf } from '@storefront/shared/release/integrity';
import { served } from '../http/testing/served';
import { fetchRelease } from './fetched-release';

/** Fetches a release whose description is this text, as its host sends it and as the map says it is. */
async function fetchDescribed(text: string) {
  const origin = await served((_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text)),
  );
  const url = `${origin}/release.json`;
  const metadata = { integrity: integrityOf(Buffer.from(text)), version: '1.0.0+000000000001' };
  const picked = { remote: 'lab', url, metadata, deployment: { traffic: 100, default: true } };
  return fetchRelease(picked, {});
}

test.each([
  ['nested beyond reason', '['.repeat(200_000) + ']'.repeat(200_000), /is nested deeper than 16 levels/],
  ['of more than can be', `[${'0,'.repeat(60_000)}0]`, /is nested deeper than 16 levels/],
  ['that unpacks to more than a megabyte', ' '.repeat(1024 * 1024 + 1), /is larger than 1048576 bytes/],
])('does not parse a description %s, whoever published it', async (_, text, reason) => {
  const parse = jest.spyOn(JSON, 'parse');
  await expect(fetchDescribed(text)).rejects.toThrow(reason);
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});
