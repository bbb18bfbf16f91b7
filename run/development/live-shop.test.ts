import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readPublishedRelease } from '@storefront/shared/release/published-releases';
import { publishedRelease } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { inlineData } from '@storefront/shared/ui/inline-data';
import { type AssetServer, startAssetServer } from 'releases/serving/asset-server';
import { liveAddresses, mapOfPage, parseLivePage, readLivePage } from './live-shop';

const folder = temporaryFolder();
let host: AssetServer;
let shop: Server;
let answer = '';
let version: string;

beforeAll(async () => {
  ({ version } = await publishedRelease(folder, 'lab', '1.0.3'));
  host = await startAssetServer({ folder: `${folder}/lab`, port: 0 });
  shop = createServer((_, response) => response.end(answer));
  await new Promise<void>((resolve) => shop.listen(0, 'localhost', resolve));
});
afterAll(() => host.close());

const base = (version: string) => `http://localhost:${host.port}/${version}/`;
const addresses = { backend: 'https://api.test', pictures: 'https://pictures.test' };
const page = () => ({
  composition: {
    lab: { version, base: base(version) },
    cart: { version: '1.0.7', base: base('1.0.7') },
  },
  owners: [
    { remote: 'lab', paths: ['/lab', '/lab/:id'], lacking: ['/lab/old'] },
    { remote: 'cart', paths: ['/shop/shopping-cart'] },
    { remote: 'quote', paths: ['/quote'] },
  ],
  addresses,
});

test('the map has the live releases except the developed ones, whose paths no other remote gets', async () => {
  const own = [{ name: 'cart', paths: ['/shop/shopping-cart', '/lab/:other'] }];
  const { integrity } = await readPublishedRelease(folder, 'lab', version);
  expect(await mapOfPage(page(), own)).toMatchObject({
    microFrontends: {
      lab: [
        {
          url: `${base(version)}release.json`,
          metadata: { integrity, version },
          deployment: { traffic: 100, default: true },
        },
      ],
    },
    paths: { lab: ['/lab', '/lab/old'], quote: ['/quote'] },
  });
});

test('reports a release that cannot be fetched, or is another, in one sentence', async () => {
  await expect(mapOfPage(page(), [])).rejects.toThrow(
    `cart 1.0.7 cannot be fetched: ${base('1.0.7')}release.json does not answer.`,
  );
  const composition = { cart: { version, base: base(version) } };
  await expect(mapOfPage({ ...page(), composition }, [])).rejects.toThrow(
    `${base(version)}release.json belongs to lab ${version}, not to cart ${version}.`,
  );
});

test('reads a shop by its address', async () => {
  const { port } = shop.address() as AddressInfo;
  answer = `<script>storefrontPage=${JSON.stringify(page())};</script>`;
  expect(await readLivePage(`http://localhost:${port}`)).toEqual(page());
  await new Promise((resolve) => shop.close(resolve));
  await expect(readLivePage(`http://localhost:${port}`)).rejects.toThrow(
    `http://localhost:${port} cannot be reached (ECONNREFUSED): is the shop open?`,
  );
});

test('pages call the forwarded backend, the shell calls it directly', () => {
  expect(
    liveAddresses({ ...page(), addresses: { ...addresses, suburbs: 'https://api.test/suburbs' } }, 3501),
  ).toEqual({
    BACKEND_URL: 'https://api.test',
    PUBLIC_BACKEND_URL: 'http://localhost:3501',
    PICTURES_URL: 'https://pictures.test',
    SUBURBS_URL: 'http://localhost:3501/suburbs',
    SHELL_SECRET: '',
  });
  expect(liveAddresses(page(), 3501).SUBURBS_URL).toBe('');
});

const livePage = {
  composition: { cart: { version: '1.0.3', base: 'http://localhost:3002/1.0.3/' } },
  owners: [{ remote: 'cart', paths: ['/shop/shopping-cart'], lacking: ['/shop/compare'] }],
  addresses: { backend: 'http://localhost:4000', pictures: 'http://localhost:4000' },
};
const html = (data: unknown) =>
  `<html><body>{<script>storefrontPage=${inlineData(data)};(function () { return {}; })({"run":[]})</script></body></html>`;

test('reads the composition of a page, whatever its texts contain', () => {
  const others = { loaded: { 'lab/foot': '}";{ \\" </script>' }, styles: ['}'] };
  expect(parseLivePage(html({ ...others, ...livePage, ...others }), 'http://shop.test')).toEqual(livePage);
});

test.each([
  ['<html></html>', 'http://shop.test is not a shop like this one: its page names no releases.'],
  ['storefrontPage={"a":', 'The composition in the page of http://shop.test is not JSON.'],
  [
    html({ ...livePage, composition: { cart: { version: '1.0.3', base: 'javascript:1' } } }),
    'The composition in the page of http://shop.test is wrong at composition.cart.base: expected an address.',
  ],
  [
    html({ ...livePage, owners: [{ remote: '../x', paths: [] }] }),
    'The composition in the page of http://shop.test is wrong at owners.0.remote: expected the name of a remote.',
  ],
])('refuses another page in one sentence: %s', (text, sentence) => {
  expect(() => parseLivePage(text, 'http://shop.test')).toThrow(sentence);
});
