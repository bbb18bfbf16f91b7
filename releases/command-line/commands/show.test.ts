import { generateKeyPairSync } from 'node:crypto';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { releasesIn } from '../../stores/releases';
import { packedRelease } from '../../testing/packed-release';
import { runCommand } from '../../testing/run-command';
import { setTraffic } from '../../traffic/set-traffic';

const folder = temporaryFolder();
const compared = temporaryFolder();
afterEach(() => delete process.env.LAB_ORIGIN);

test('shows a release with its contents, signatures and size', async () => {
  const badge = Array.from({ length: 5_000 }, (_, n) => n).join('');
  const { privateKey } = generateKeyPairSync('ed25519');
  const version = await packedRelease(folder, '1.0.0', {
    privateKey,
    paths: ['/lab', '/lab/:id'],
    needs: { contract: '3.1', names: { bus: ['useTopic', 'a\u001b[2Jb'] }, libraries: { react: '^19.0.0' } },
    texts: { 'browser/badge.js': badge },
    browser: {
      entry: 'browser/container.js',
      exposes: { './header-cart': { scripts: ['browser/badge.js'], styles: [] } },
    },
  });
  const show = async (...words: string[]) =>
    (await runCommand(folder, 'show', 'lab@1.0.0', ...words)).lines.join('\n');
  const shown = (await show()).split('\n');
  expect(shown.slice(0, 9)).toEqual([
    `lab ${version}`,
    '',
    'visitors  none, it is not in the release map',
    `signed    with ${publicKeyOf(privateKey)}`,
    'origin    not known here',
    'paths     /lab /lab/:id',
    expect.stringMatching(/^modules {3}header-cart \d(\.\d)? KB$/),
    'needs     contract 3.1, react ^19.0.0',
    '          useTopic, a [2Jb of bus',
  ]);
  expect(shown[9]).toMatch(/^bytes {5}browser 18\.9 KB, gzip \d(\.\d)?, br \d(\.\d)?$/);
  expect(shown.find((line) => line.startsWith('browser/badge.js'))).toMatch(
    /^browser\/badge\.js +18890 +\d+ +\d+$/,
  );
  expect(JSON.parse(await show('--json'))).toMatchObject({
    remote: 'lab',
    version,
    traffic: null,
    modules: { 'header-cart': { files: ['browser/badge.js'], bytes: { identity: 18_890 } } },
  });
});

test('compares two releases, or the live one of a remote with the latest', async () => {
  process.env.LAB_ORIGIN = 'https://lab.example.com';
  expect((await runCommand(compared, 'show', 'lab', '--diff')).problem).toBe(
    `Nothing of lab is published in ${compared}.`,
  );
  const live = await packedRelease(compared, '1.0.0', { paths: ['/lab', '/lab/old'] });
  const middle = await packedRelease(compared, '1.0.1', { texts: { 'browser/more.js': 'more' } });
  const latest = await packedRelease(compared, '1.0.2', { texts: { 'browser/more.js': 'more' } });
  expect((await runCommand(compared, 'show', 'lab', '--diff')).problem).toBe(
    'No release of lab is live: name two of them.',
  );
  await setTraffic(releasesIn(compared), 'lab', { [live]: 60, [middle]: 40 });

  const diff = async (...words: string[]) => (await runCommand(compared, 'show', ...words)).lines.join('\n');
  const [title, path, file, bytes] = (await diff('lab', '--diff')).split('\n');
  expect([title, path]).toEqual([`lab ${live} → ${latest}`, 'path   - /lab/old']);
  expect(file).toMatch(/^file {3}\+ browser\/more\.js +\d+ bytes$/);
  expect(bytes).toMatch(/^bytes {2}~ browser +\d+ bytes → \d+ bytes$/);
  expect(await diff('lab@1.0.1', '--diff')).toContain(`lab ${live} → ${middle}\n`);
  expect(await diff('lab@1.0.1', 'lab@1.0.2')).toBe(`lab ${middle} → ${latest}\nOnly the number differs.`);
  expect(await diff('lab@1.0.1', 'lab@1.0.1')).toBe(`lab ${middle} → ${middle}\nBoth are the same release.`);
  expect(JSON.parse(await diff('lab', '--diff', '--json'))).toMatchObject({
    remote: 'lab',
    from: live,
    to: latest,
    paths: { added: [], removed: ['/lab/old'] },
  });
});
