import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { alteredPacking } from './verify-release';

const folder = temporaryFolder();
const bytes = Buffer.from('add to cart, '.repeat(50));

/** The error about a file with this beside it. */
async function beside(packed: Readonly<Record<string, Buffer>>, content = bytes): Promise<string | null> {
  const file = join(await mkdtemp(join(folder, 'release-')), 'badge.js');
  await writeFile(file, content);
  for (const [extension, compressed] of Object.entries(packed)) await writeFile(file + extension, compressed);
  return (await alteredPacking(file, content))?.slice(file.length) ?? null;
}

test('a file passes without compressed copies, or with copies of the same bytes', async () => {
  expect(await beside({})).toBeNull();
  expect(await beside({ '.br': brotliCompressSync(bytes), '.gz': gzipSync(bytes) })).toBeNull();
  const empty = Buffer.alloc(0);
  expect(await beside({ '.br': brotliCompressSync(empty), '.gz': gzipSync(empty) }, empty)).toBeNull();
});

describe.each([
  ['.br', brotliCompressSync],
  ['.gz', gzipSync],
])('%s', (extension, pack) => {
  const packed = pack(bytes);

  test.each<[string, Buffer]>([
    ['another text', pack(Buffer.from(bytes.toString().replace('cart', 'cars')))],
    ['more', pack(Buffer.concat([bytes, bytes]))],
    ['less', pack(bytes.subarray(1))],
    ['nothing', Buffer.alloc(0)],
    ['a part of it', packed.subarray(0, -1)],
    ['what is not packed', bytes],
    ['junk behind it', Buffer.concat([packed, Buffer.from('junk')])],
    ['zeros behind it', Buffer.concat([packed, Buffer.alloc(8)])],
  ])('reports %s', async (_, altered) => {
    expect(await beside({ '.br': brotliCompressSync(bytes), [extension]: altered })).toBe(extension);
  });
});
