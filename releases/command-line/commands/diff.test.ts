import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { releasesIn } from '../../stores/releases';
import { packedRelease } from '../../testing/packed-release';
import { runCommand } from '../../testing/run-command';
import { setTraffic } from '../../traffic/set-traffic';

const folder = temporaryFolder();

process.env.LAB_ORIGIN = 'https://lab.example.com';

test('of two releases what differs is told, of a remote in what is live and the latest', async () => {
  expect((await runCommand(folder, 'diff', 'lab')).problem).toBe(`Nothing of lab is published in ${folder}.`);
  const live = await packedRelease(folder, '1.0.0', { paths: ['/lab', '/lab/old'] });
  const middle = await packedRelease(folder, '1.0.1', { texts: { 'browser/more.js': 'more' } });
  const latest = await packedRelease(folder, '1.0.2', { texts: { 'browser/more.js': 'more' } });
  expect((await runCommand(folder, 'diff', 'lab')).problem).toBe(
    'No release of lab is live: name two of them.',
  );
  await setTraffic(releasesIn(folder), 'lab', { [live]: 60, [middle]: 40 });

  const diff = async (...words: string[]) => (await runCommand(folder, 'diff', ...words)).lines.join('\n');
  const [title, path, file, bytes] = (await diff('lab')).split('\n');
  expect([title, path]).toEqual([`lab ${live} → ${latest}`, 'path   - /lab/old']);
  expect(file).toMatch(/^file {3}\+ browser\/more\.js +\d+ bytes$/);
  expect(bytes).toMatch(/^bytes {2}~ browser +\d+ bytes → \d+ bytes$/);
  expect(await diff('lab@1.0.1')).toContain(`lab ${live} → ${middle}\n`);
  expect(await diff('lab@1.0.1', 'lab@1.0.2')).toBe(
    `lab ${middle} → ${latest}\nNothing but the number differs.`,
  );
  expect(await diff('lab@1.0.1', 'lab@1.0.1')).toBe(`lab ${middle} → ${middle}\nThey are one release.`);
  expect(JSON.parse(await diff('lab', '--json'))).toMatchObject({
    remote: 'lab',
    from: live,
    to: latest,
    paths: { added: [], removed: ['/lab/old'] },
  });
});
