import fs, { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { publishedVersions } from '@storefront/shared/release/published-releases';
import { freshReleases } from '../../testing/fresh-releases';
import { packedRelease } from '../../testing/packed-release';
import { runCommand } from '../../testing/run-command';
import { setTraffic } from '../../traffic/set-traffic';

const releases = freshReleases();

process.env.LAB_ORIGIN = 'https://lab.example.com';

test('lists the releases that nothing needs, and removes them without --dry-run', async () => {
  const versions: string[] = [];
  for (const number of ['1.0.0', '1.0.1', '1.0.2'])
    versions.push(
      await packedRelease(releases.folder, number, { texts: { 'browser/large.js': 'x'.repeat(300_000) } }),
    );
  for (const version of versions) await utimes(join(releases.folder, 'lab', version), 0, 0);
  await setTraffic(releases, 'lab', { [versions[1] ?? '']: 100 });
  const [first = '', ...others] = versions;
  const prune = (...words: string[]) => runCommand(releases.folder, 'prune', 'lab', '--keep', '1', ...words);

  expect((await prune('--dry-run')).lines).toEqual([
    `lab  ${first}  0.3 MB`,
    'To be removed: 1, 0.3 MB in all.',
  ]);
  expect(await publishedVersions(releases.folder, 'lab')).toEqual(versions);
  const asked = JSON.parse((await prune('--dry-run', '--json')).lines.join());
  expect(asked).toMatchObject({ releases: [{ remote: 'lab', version: first }], isDryRun: true });
  expect(asked.bytes).toBe(asked.releases[0].bytes);

  expect((await prune()).lines.at(-1)).toBe('Removed: 1, 0.3 MB in all.');
  expect(await publishedVersions(releases.folder, 'lab')).toEqual(others);
  expect((await prune()).lines).toEqual(['Every published release is needed.']);
  expect(JSON.parse((await prune('--json')).lines.join())).toEqual({
    releases: [],
    bytes: 0,
    isDryRun: false,
  });
});

test.each([[[]], [['--json']]])('lists the releases removed before a failure: prune %j', async (words) => {
  const versions: string[] = [];
  for (const number of ['1.0.0', '1.0.1', '1.0.2', '1.0.3'])
    versions.push(await packedRelease(releases.folder, number));
  for (const version of versions) await utimes(join(releases.folder, 'lab', version), 0, 0);
  await setTraffic(releases, 'lab', { [versions[3] ?? '']: 100 });
  const { rename } = fs;
  jest.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
    if (String(from).endsWith(versions[1] ?? '')) throw new Error('EIO: i/o error, rename');
    await rename(from, to);
  });
  const { lines, problem } = await runCommand(releases.folder, 'prune', 'lab', '--keep', '1', ...words);
  expect(problem).toBe(
    'Not everything is removed: EIO: i/o error, rename. Fix this, then run pnpm releases prune again.',
  );
  expect(await publishedVersions(releases.folder, 'lab')).toEqual(versions.slice(1));
  if (words.length > 0)
    expect(JSON.parse(lines.join())).toMatchObject({
      releases: [{ version: versions[0] }],
      isDryRun: false,
    });
  else expect(lines).toEqual([expect.stringContaining(`lab  ${versions[0]}`), 'Removed: 1, 0.0 MB in all.']);
});
