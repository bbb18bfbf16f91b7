import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { publishedVersions } from '@storefront/shared/release/published-releases';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { releasesIn } from '../../stores/releases';
import { packedRelease } from '../../testing/packed-release';
import { runCommand } from '../../testing/run-command';
import { setTraffic } from '../../traffic/set-traffic';

const folder = temporaryFolder();

process.env.LAB_ORIGIN = 'https://lab.example.com';

test('what nothing needs is named, and removed unless it was only asked for', async () => {
  const versions: string[] = [];
  for (const number of ['1.0.0', '1.0.1', '1.0.2'])
    versions.push(
      await packedRelease(folder, number, { texts: { 'browser/large.js': 'x'.repeat(300_000) } }),
    );
  for (const version of versions) await utimes(join(folder, 'lab', version), 0, 0);
  await setTraffic(releasesIn(folder), 'lab', { [versions[1] ?? '']: 100 });
  const [first = '', ...others] = versions;
  const prune = (...words: string[]) => runCommand(folder, 'prune', 'lab', '--keep', '1', ...words);

  expect((await prune('--dry-run')).lines).toEqual([
    `lab  ${first}  0.3 MB`,
    'To be removed: 1, 0.3 MB in all.',
  ]);
  expect(await publishedVersions(folder, 'lab')).toEqual(versions);
  const asked = JSON.parse((await prune('--dry-run', '--json')).lines.join());
  expect(asked).toMatchObject({ releases: [{ remote: 'lab', version: first }], isDryRun: true });
  expect(asked.bytes).toBe(asked.releases[0].bytes);

  expect((await prune()).lines.at(-1)).toBe('Removed: 1, 0.3 MB in all.');
  expect(await publishedVersions(folder, 'lab')).toEqual(others);
  expect((await prune()).lines).toEqual(['Every published release is needed.']);
  expect(JSON.parse((await prune('--json')).lines.join())).toEqual({
    releases: [],
    bytes: 0,
    isDryRun: false,
  });
});
