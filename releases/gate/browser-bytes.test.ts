import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishedRelease } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { browserBytes } from './browser-bytes';

const folder = temporaryFolder();

test('counts browser files as they lie packed, and the server’s not', async () => {
  const release = await publishedRelease(folder, 'lab', '1.0.0');
  for (const name of ['container.js.br', 'container.cjs.br'])
    await writeFile(join(folder, 'lab', release.version, name), Buffer.alloc(11_480));
  expect(await browserBytes(folder, release)).toBe(11_480);
});

test('packs what is not', async () => {
  const bytes = await browserBytes(folder, await publishedRelease(folder, 'lab', '1.0.1'));
  expect(bytes).toBeGreaterThan(10);
  expect(bytes).toBeLessThan(100);
});
