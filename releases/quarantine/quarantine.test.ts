import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishedRemotes } from '@storefront/shared/release/published-releases';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { liftQuarantine, quarantine, quarantinedReleases } from './quarantine';

const folder = temporaryFolder();
const release = (remote: string, since: string) => ({
  remote,
  version: '1.0.0+0a1b2c3d4e5f',
  since,
  charges: [],
});
const cart = release('cart', '2026-11-22T10:00:02.000Z');
const quote = release('quote', '2026-11-22T10:00:01.000Z');

test('nothing is in quarantine where nothing ever was', async () => {
  expect(await quarantinedReleases(folder)).toEqual([]);
  expect(await liftQuarantine(folder, cart)).toBe(false);
});

test('what is put in quarantine is there until it is lifted, the first one first', async () => {
  await Promise.all([quarantine(folder, cart), quarantine(folder, cart), quarantine(folder, quote)]);
  await quarantine(folder, { ...cart, since: '2026-11-22T11:00:00.000Z' });
  expect(await quarantinedReleases(folder)).toEqual([quote, cart]);
  expect(await publishedRemotes(folder)).toEqual([]);
  expect(await liftQuarantine(folder, quote)).toBe(true);
  expect(await liftQuarantine(folder, quote)).toBe(false);
  expect(await quarantinedReleases(folder)).toEqual([cart]);
});

test.each(['', '{}', 'null', '[]', '{"remote":"cart"}'])(
  'a file with %j keeps the release of its name in quarantine, and can be lifted',
  async (text) => {
    const lab = { remote: 'lab', version: '1.0.0+0a1b2c3d4e5f' };
    await writeFile(join(folder, '.quarantine/lab@1.0.0+0a1b2c3d4e5f.json'), text);
    expect(await quarantinedReleases(folder)).toEqual([{ ...lab, since: '', charges: [] }, cart]);
    expect(await liftQuarantine(folder, lab)).toBe(true);
  },
);

test.each(['lab.json', '..@1.0.0+0a1b2c3d4e5f.json', 'lab@x.json', 'lab@1.0.0+0a1b2c3d4e5f.json.1.next'])(
  'a file called %s is nobody’s',
  async (name) => {
    await writeFile(join(folder, '.quarantine', name), '{}');
    expect(await quarantinedReleases(folder)).toEqual([cart]);
  },
);
