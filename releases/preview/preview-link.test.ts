import { generateKeyPairSync } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { readPublishedRelease } from '@storefront/shared/release/published-releases';
import { signatureOf } from '@storefront/shared/release/release-signature';
import { publishedRelease } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { releasesIn } from '../stores/releases';
import { signedRelease } from '../testing/signed-release';
import { trustRemote } from '../trust/trust-remote';
import { readPreview } from './preview';
import { previewKeys } from './preview-key';
import { previewLink } from './preview-link';

const folder = temporaryFolder();
const releases = releasesIn(folder);

let version: string;
beforeAll(async () => {
  ({ version } = await publishedRelease(folder, 'cart', '1.0.4'));
});

async function read(link: string) {
  const key = (await previewKeys(folder))[0] ?? Buffer.alloc(0);
  return readPreview(new URL(link).searchParams.get('preview') ?? '', key);
}

test('leads to the shop and names the release by address and integrity, for a day', async () => {
  // By the clock of the release map, where the operator's own is an hour behind.
  const hourLater = Date.now() + 60 * 60_000;
  const store = { ...releases.store, now: async () => hourLater };
  const { link, expires } = await previewLink({ folder, store }, { cart: version }, 'https://shop.test');
  expect(link).toMatch(/^https:\/\/shop\.test\/\?preview=[\w.-]+$/);
  const { integrity } = await readPublishedRelease(folder, 'cart', version);
  expect(await read(link)).toEqual({
    releases: {
      cart: {
        url: `http://localhost:3002/${version}/release.json`,
        metadata: { version, integrity },
      },
    },
    expires: expires.getTime(),
  });
  expect(expires.getTime() - hourLater).toBe(24 * 60 * 60_000);
});

test('has the signature of a trusted release, and refuses an untrusted one', async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const signed = await signedRelease(folder, 'lab', '1.0.0', privateKey);
  const unsigned = await signedRelease(folder, 'lab', '1.0.1');
  process.env.LAB_ORIGIN = 'https://lab.example';
  await trustRemote(releases, 'lab', { keys: [publicKeyOf(privateKey)] });
  const { link } = await previewLink(releases, { lab: signed }, 'https://shop.test');
  const { integrity } = await readPublishedRelease(folder, 'lab', signed);
  const signature = signatureOf({ remote: 'lab', version: signed, integrity }, privateKey);
  expect((await read(link))?.releases.lab?.extras).toEqual({ signature });
  await expect(previewLink(releases, { lab: unsigned }, 'https://shop.test')).rejects.toThrow(
    new Error(`lab ${unsigned} is not signed: no shell runs it (pnpm releases help keys).`),
  );
});

test('all links of a folder share one key, readable by its owner only', async () => {
  const links = await Promise.all(
    [1, 2].map(() => previewLink(releases, { cart: version }, 'https://shop.test')),
  );
  for (const { link } of links) expect(await read(link)).not.toBeNull();
  expect(await readFile(join(folder, 'preview.key'))).toHaveLength(32);
  await rm(join(folder, 'preview.key'));
  for (const { link } of links) expect(await read(link)).toBeNull();
});

test.each([
  ['nothing', () => writeFile(join(folder, 'preview.key'), '')],
  ['a part', () => writeFile(join(folder, 'preview.key'), 'x')],
  ['a folder', () => mkdir(join(folder, 'preview.key'))],
])('makes no link if the key file has %s', async (_, put) => {
  await rm(join(folder, 'preview.key'), { recursive: true, force: true });
  await put();
  expect(await previewKeys(folder)).toEqual([]);
  await expect(previewLink(releases, { cart: version }, 'https://shop.test')).rejects.toThrow(
    'is not a key: delete it',
  );
  await rm(join(folder, 'preview.key'), { recursive: true });
});

test('refuses a release that is not published', async () => {
  await expect(previewLink(releases, { cart: '9.9.9+000000000000' }, 'https://shop.test')).rejects.toThrow(
    'cart 9.9.9+000000000000 is not published',
  );
});
