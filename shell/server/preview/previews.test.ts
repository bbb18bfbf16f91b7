import type { IncomingMessage } from 'node:http';
import { trustedProxies } from '@storefront/shared/server/trusted-proxies';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { signPreview } from 'releases/preview/preview';
import { ensurePreviewKeys, previewKeys, renewPreviewKey } from 'releases/preview/preview-key';
import { releasesIn } from 'releases/stores/releases';
import { createPreviews } from './previews';

jest.mock('releases/preview/preview-key', () => {
  const actual = jest.requireActual('releases/preview/preview-key');
  return { ...actual, previewKeys: jest.fn(actual.previewKeys) };
});

const folder = temporaryFolder();
const releases = releasesIn(folder);
const read = jest.mocked(previewKeys);
const previews = createPreviews(folder, { trustProxy: trustedProxies() });
const preview = { releases: {}, expires: Date.now() + 60_000 };
const signed = async () => signPreview(preview, (await ensurePreviewKeys(releases))[0]);
const forged = () => signPreview(preview, Buffer.from('another'));

/** The preview of a visitor with this Cookie header, and the number of readings of the key. */
async function of(cookie: string) {
  read.mockClear();
  const found = await previews.of({ headers: { cookie } } as IncomingMessage);
  return { preview: found, reads: read.mock.calls.length };
}

test('recognises a signed preview cookie with one reading of the key', async () => {
  expect(await of(`a=b; preview=${await signed()}`)).toEqual({ preview, reads: 1 });
});

test('cookies of other paths or subdomains do not hide it', async () => {
  const cookie = `preview=${forged()}; preview=${forged()}; preview=x; preview=${await signed()}`;
  expect(await of(cookie)).toEqual({ preview, reads: 1 });
});

test.each([
  ['that cannot be signed read nothing', 'preview=a;'.repeat(3_100), 0],
  ['of the form of a signed one read the key once', `preview=a.${'b'.repeat(43)};`.repeat(550), 1],
])('thousands of cookies %s', async (_, cookie, reads) => {
  expect(await of(cookie)).toEqual({ preview: null, reads });
});

test('a new key ends the previews of the key before the last, and no others', async () => {
  const first = await signed();
  await renewPreviewKey(releases);
  const second = await signed();
  expect(second).not.toBe(first);
  for (const text of [first, second]) expect((await of(`preview=${text}`)).preview).toEqual(preview);
  await renewPreviewKey(releases);
  expect((await of(`preview=${first}`)).preview).toBeNull();
  expect((await of(`preview=${second}`)).preview).toEqual(preview);
});

test('verifies at most three cookies that look signed', async () => {
  const cookie = [forged(), forged(), forged(), await signed()].map((text) => `preview=${text}`).join('; ');
  expect((await of(cookie)).preview).toBeNull();
});
