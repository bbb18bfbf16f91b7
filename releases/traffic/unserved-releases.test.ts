import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readPublishedRelease } from '@storefront/shared/release/published-releases';
import { publishedRelease } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import type { LiveRelease } from '../release-map/release-map';
import { type AssetServer, startAssetServer } from '../serving/asset-server';
import { unservedReleases } from './unserved-releases';

const folder = temporaryFolder();
let host: AssetServer;

beforeAll(async () => {
  host = await startAssetServer({ folder: join(folder, 'lab'), port: 0 });
});
afterAll(() => host.close());

async function live(number: string, traffic: number, port = host.port): Promise<LiveRelease> {
  const { version } = await publishedRelease(folder, 'lab', number);
  const { integrity } = await readPublishedRelease(folder, 'lab', version);
  return {
    url: `http://localhost:${port}/${version}/release.json`,
    metadata: { version, integrity },
    deployment: { traffic, default: true },
  };
}

test('reports nothing for releases served as published', async () => {
  expect(await unservedReleases([await live('1.0.0', 100)])).toEqual([]);
});

test('reports a host that is down or lacks a release with visitors', async () => {
  const away = await live('1.0.1', 50, 1);
  const lacking = { ...(await live('1.0.2', 50)), url: `http://localhost:${host.port}/9.9.9/release.json` };
  expect(
    await unservedReleases([away, lacking, { ...away, deployment: { traffic: 0, default: false } }]),
  ).toEqual([
    `${away.url} is not answered: visitors do not get the release until it is served (for example by pnpm serve-assets).`,
    `${lacking.url} is answered with 404: visitors do not get the release until it is served (for example by pnpm serve-assets).`,
  ]);
});

test.each<[string, string]>([
  ['release.json', '{}'],
  ['release.json.br', 'junk'],
  ['release.json.gz', 'junk'],
  ['container.cjs', 'altered()'],
  ['container.js.br', 'junk'],
  ['container.js.gz', 'junk'],
])('reports a host that serves something else: %s', async (name, altered) => {
  const release = await live('1.0.3', 100);
  const file = join(folder, 'lab', release.metadata.version, name);
  await writeFile(file, altered);
  expect(await unservedReleases([release])).toEqual([
    `${new URL(name.replace(/\.(br|gz)$/, ''), release.url)} is not what was published here: shells and browsers refuse it.`,
  ]);
  await rm(file);
});

describe('a host of another kind', () => {
  let other: Server;
  let answer: (response: ServerResponse, file: Buffer, path: string) => void;
  let release: LiveRelease;
  beforeAll(async () => {
    other = createServer(async ({ url = '' }, response) => {
      answer(response, await readFile(join(folder, 'lab', url)), url);
    });
    await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
    release = await live('1.0.5', 100, (other.address() as AddressInfo).port);
  });
  afterAll(() => {
    other.closeAllConnections();
    other.close();
  });

  const script = () => new URL('container.js', release.url);
  const allowed = { 'access-control-allow-origin': '*' };

  test('is reported if browsers would refuse its headers', async () => {
    answer = (response, file) => void response.end(file);
    expect(await unservedReleases([release])).toEqual([
      `${script()} is sent without access-control-allow-origin: browsers refuse it.`,
    ]);
    answer = (response, file) =>
      void response.writeHead(200, { ...allowed, 'content-type': 'text/plain' }).end(file);
    expect(await unservedReleases([release])).toEqual([
      `${script()} is sent as text/plain: browsers refuse it.`,
    ]);
    answer = (response, file) =>
      void response.writeHead(200, { ...allowed, 'content-type': 'text/javascript' }).end(file);
    expect(await unservedReleases([release])).toEqual([]);
  });

  test('is reported if it redirects, which shells do not follow', async () => {
    answer = (response) => void response.writeHead(302, { location: '/elsewhere' }).end();
    expect((await unservedReleases([release]))[0]).toContain(`${release.url} is answered with 302:`);
  });

  test('is read up to the size limit of shells, unpacked', async () => {
    const packed = gzipSync(Buffer.alloc(16 * 1024 * 1024 + 1, ' '));
    answer = (response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
    // Three times 16 MB take a busy machine longer than a host may.
    expect((await unservedReleases([release], { file: 60_000, release: 60_000 }))[0]).toBe(
      `${release.url} is larger than 16 MB: shells and browsers refuse it.`,
    );
  });

  test('is given up after the timeout of a release, even while it sends', async () => {
    answer = (response) => void response.write('{');
    expect(await unservedReleases([release], { file: 60_000, release: 50 })).toEqual([
      `${release.url} and its files take longer than 50 ms: the check gave up.`,
    ]);
  });
});
