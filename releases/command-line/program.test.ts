import fs, { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signingKeyForTest } from '@storefront/build/testing/signing-key-for-test';
import { workspaceRemote } from '@storefront/build/workspace-remotes';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { publishedRelease } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { type Acceptance, gateReport } from '../gate/gate-report';
import { changeRemote } from '../release-map/change-remote';
import { folderStore } from '../stores/folder-store';
import { releasesIn } from '../stores/releases';
import { signedRelease } from '../testing/signed-release';
import { releaseId } from '../traffic/pick';
import type { CheckOptions, Cli } from './cli';
import { runProgram } from './program';

const publishRemote = jest.fn();
jest.mock('@storefront/build/publishing/publish', () => ({
  publishRemote: (...args: unknown[]) => publishRemote(...args),
}));

const folder = temporaryFolder();
const releases = releasesIn(folder);
const privateKey = signingKeyForTest();

// Nobody listens there.
process.env.CART_ORIGIN = 'http://localhost:1';
process.env.LAB_ORIGIN = 'http://localhost:1';
process.env.TWICE_ORIGIN = 'http://localhost:1';

let operator = 'ann';
/** What the gate has against every release. */
let against: readonly string[] = [];
/** What of it an operator has accepted, and how it was asked for. */
let accepted: Record<string, Acceptance> = {};
let asked: CheckOptions[] = [];
afterEach(() => {
  operator = 'ann';
  against = [];
  accepted = {};
  asked = [];
});

const cli = (lines: string[]): Cli => ({
  ...releases,
  log: (text) => lines.push(text),
  operator,
  progress: () => {},
  check: async (remote, version, options) => {
    const { accepting } = options;
    asked.push(options);
    for (const id of accepting?.ids ?? [])
      accepted[id] = { who: accepting?.who ?? '', why: accepting?.why ?? '' };
    const bytes = { findings: against, notes: ['Its browser files are 12 KB.'], measured: { bytes: 12_000 } };
    return gateReport(releaseId(remote, version), { bytes }, accepted);
  },
});

let { store } = releases;
afterEach(() => {
  ({ store } = releases);
});

async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  await runProgram(args, { ...cli(lines), store });
  return lines;
}

test('publish builds a remote into the folder and says its version', async () => {
  publishRemote.mockResolvedValueOnce({ version: '1.0.4', built: true, warnings: [] });
  expect(await run('publish', 'cart')).toEqual([`cart 1.0.4 is published in ${folder}.`]);
  expect(publishRemote).toHaveBeenLastCalledWith(
    workspaceRemote('cart'),
    expect.objectContaining({ releasesFolder: folder }),
  );
  publishRemote.mockResolvedValueOnce({ version: '1.0.4', built: false, warnings: [] });
  expect(await run('publish', 'cart')).toEqual([
    `cart 1.0.4 is published in ${folder} already: nothing changed.`,
  ]);
});

test('what is published, linked to, signed with or lifted is told as JSON where a program asks for it', async () => {
  const { version } = await publishedRelease(folder, 'cart', '1.0.3');
  const json = async (...words: string[]) => {
    const [text = '', ...more] = await run(...words, '--json');
    expect(more).toEqual([]);
    return JSON.parse(text);
  };
  publishRemote.mockResolvedValueOnce({ version, built: true, warnings: ['One more.'] });
  const warnings = expect.arrayContaining(['One more.']);
  expect(await json('publish', 'cart')).toEqual({ remote: 'cart', version, built: true, warnings });
  expect(await json('preview', 'cart@1.0.3')).toEqual({
    link: expect.stringMatching(/^http:\/\/localhost:3000\/\?preview=/),
    expires: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  const key = publicKeyOf(privateKey);
  expect(await json('keys', 'cart')).toEqual({ key, file: process.env.RELEASE_SIGNING_KEY });
  expect(await json('quarantine', '--lift', 'cart@1.0.3')).toMatchObject({
    remotes: { cart: { releases: [expect.objectContaining({ version })] } },
    warnings: expect.arrayContaining([`cart ${version} is not in quarantine: nothing changed.`]),
  });
});

test('a release gets a share that stays, in place of what others have, and the map is shown', async () => {
  await publishedRelease(folder, 'cart', '1.0.3');
  const { version } = await publishedRelease(folder, 'cart', '1.0.4');
  await run('rollout', 'cart@1.0.3', '--now');
  const [table, unserved] = await run('rollout', 'cart@1.0.4', '--hold', '0.5%');
  expect(table).toBe((await run('status'))[0]);
  expect(unserved).toMatch(/^http:\/\/localhost:1\/1\.0\.3\+\w+\/release\.json is not answered: /);
  const shares = async () =>
    (await releases.store.read()).map?.microFrontends.cart?.map(({ deployment }) => deployment.traffic);
  expect(await shares()).toEqual([99.5, 0.5]);
  await run('rollout', `cart@${version}`, '--hold', '25');
  expect(await shares()).toEqual([75, 25]);
});

test('publish and rollout say which pages are not shown', async () => {
  await publishedRelease(folder, 'cart', '1.0.5', { paths: ['/shop/compare', '/shop/wishlist'] });
  await run('join', 'cart', '/shop/shopping-cart', '/shop/compare', '/shop/quick-order');
  await run('join', 'lab', '/shop/wishlist');
  const another = 'cart has a page at /shop/wishlist, which is assigned to lab: it is not shown';
  publishRemote.mockResolvedValueOnce({ version: '1.0.5', built: true, warnings: ['One more.'] });
  expect((await run('publish', 'cart')).slice(1)).toEqual(['One more.', another]);
  expect((await run('rollout', 'cart@1.0.5', '--now')).slice(2)).toEqual([another]);
  expect((await run('off', 'cart')).slice(1)).not.toContain(another);
  for (const remote of ['cart', 'lab']) await run('off', remote, '--for-good');
});

test('a remote whose releases all have no visitors is said to be switched off', async () => {
  await publishedRelease(folder, 'catalogue', '1.0.0');
  await run('rollout', 'catalogue@1.0.0', '--now');
  expect((await run('off', 'catalogue')).slice(1)).toEqual([
    'catalogue is switched off: its paths are unavailable, and its places empty.',
  ]);
});

test('a number that two releases have is not enough', async () => {
  const versions: string[] = [];
  for (const paths of [['/lab'], ['/lab/:id']])
    versions.push((await publishedRelease(folder, 'quote', '2.0.0', { paths })).version);
  const [one, other] = versions.sort();
  await expect(run('rollout', 'quote@2.0.0', '--now')).rejects.toThrow(
    /^quote 2\.0\.0 may be 2\.0\.0\+\w{12} or 2\.0\.0\+\w{12}: write it in whole\.$/,
  );
  await run('rollout', `quote@${other}`, '--now');
  const live = (await releases.store.read()).map?.microFrontends.quote?.map(
    ({ metadata }) => metadata.version,
  );
  expect(live).toEqual([other]);
  expect(one).not.toBe(other);
});

test('preview prints a link to releases, and until when it leads there', async () => {
  await publishedRelease(folder, 'cart', '1.0.3');
  const [text = ''] = await run('preview', 'cart@1.0.3');
  expect(text).toMatch(
    /^http:\/\/localhost:3000\/\?preview=[\w.-]+\nWhoever opens it sees that until \d{4}-/,
  );
});

test('join gives paths to a remote in place of those it had', async () => {
  await publishedRelease(folder, 'lab', '1.0.0');
  expect((await run('join', 'lab', '/lab', '/lab/:id'))[0]).toContain('\nlab /lab /lab/:id\n');
  expect((await run('join', 'lab', '/lab/about'))[0]).toContain('\nlab /lab/about\n');
  expect((await releases.store.read()).map?.paths).toEqual({ lab: ['/lab/about'] });
  expect(await run('join', 'lab', '/lab/about')).toHaveLength(1);
  await expect(run('join', 'lab')).rejects.toThrow('--no-paths takes all paths away.');
  expect((await releases.store.read()).map?.paths).toEqual({ lab: ['/lab/about'] });
  expect((await run('join', 'lab', '--no-paths'))[0]).not.toContain('\nlab /lab');
  expect((await releases.store.read()).map?.paths).toEqual({ lab: [] });
});

test('off for good takes a remote out of the map', async () => {
  expect((await run('join', 'guest', '/guest')).slice(1)).toEqual([
    'Nothing of guest is published here: its paths are unavailable until a release of it is live.',
  ]);
  expect((await run('off', 'guest', '--for-good')).slice(1)).toEqual([
    'guest is no longer in the release map.',
  ]);
  expect((await releases.store.read()).map?.paths).not.toHaveProperty('guest');
  expect((await run('off', 'guest', '--for-good')).at(-1)).toBe(
    'guest is not in the release map any more: nothing changed.',
  );
  await expect(run('off', 'nobody', '--for-good')).rejects.toThrow('nobody is not in the release map.');
});

test('join gives no remote what is another’s', async () => {
  await run('join', 'reviews', '/reviews/:id');
  await expect(run('join', 'lab', '/reviews/:name')).rejects.toThrow(/reviews.* lab/);
  await run('join', 'reviews', '--no-paths');
});

test('where the disk is full one sentence says so, and the release map stays', async () => {
  await publishedRelease(folder, 'cart', '1.0.3');
  await run('rollout', 'cart@1.0.3', '--now');
  const before = await readFile(join(folder, 'release-map.json'), 'utf8');
  const full = `${folder} cannot be written, for its disk is full: make room there, then try again.`;
  for (const command of [
    ['off', 'cart'],
    ['join', 'lab', '/lab/full'],
    ['off', 'cart', '--for-good'],
  ]) {
    jest
      .spyOn(fs, 'rename')
      .mockRejectedValueOnce(Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' }));
    await expect(run(...command)).rejects.toThrow(full);
  }
  expect(await readFile(join(folder, 'release-map.json'), 'utf8')).toBe(before);
  expect(await readdir(folder)).not.toContain('release-map.next.json');
});

test('rollback takes the last change of the traffic back, then the one before; what was switched off comes back, too', async () => {
  const [first, second] = await Promise.all(
    ['3.0.0', '3.0.1'].map(async (number) => (await publishedRelease(folder, 'quote', number)).version),
  );
  const shares = async () =>
    (await releases.store.read()).map?.microFrontends.quote?.map(
      ({ metadata, deployment }) => `${metadata.version} ${deployment.traffic}`,
    );
  await run('rollout', 'quote@3.0.0', '--now');
  await run('rollout', 'quote@3.0.1', '--hold', '50%', '--why', 'a try');
  await run('rollout', 'quote@3.0.1', '--now');
  await run('join', 'quote', '/quote');
  await run('off', 'quote', '--why', 'it charges twice');
  expect(await shares()).toEqual([`${second} 0`]);
  await run('rollback', 'quote');
  expect(await shares()).toEqual([`${second} 100`]);
  await run('rollback', 'quote');
  expect(await shares()).toEqual([`${first} 50`, `${second} 50`]);
  const [text = ''] = await run('rollback', 'quote', '--why', 'worse');
  expect(await shares()).toEqual([`${first} 100`]);
  expect((await releases.store.read()).map?.paths.quote).toEqual(['/quote']);
  expect(text).toMatch(
    /revision \d+ of \S+, \S+ {2}ann {2}quote 3\.0\.0\S* 50 %, .* → 3\.0\.0\S* 100 % {2}worse$/,
  );
});

test.each([
  ['100 %', 'whole', ['--now']],
  ['a split', 'half', ['--hold', '40%']],
])('rollback after off and on goes to the release before, not to off: from %s', async (_, remote, after) => {
  for (const number of ['2.0.0', '2.0.1']) await publishedRelease(folder, remote, number);
  process.env[`${remote.toUpperCase()}_ORIGIN`] = 'http://localhost:1';
  await run('rollout', `${remote}@2.0.0`, '--now');
  await run('rollout', `${remote}@2.0.1`, ...after);
  await run('freeze', remote);
  for (const _ of ['once', 'again']) {
    await run('off', remote);
    await run('on', remote);
  }
  await run('rollback', remote, '--why', 'not mended');
  const { map } = await releases.store.read();
  expect(map?.microFrontends[remote]).toMatchObject([
    { metadata: { version: expect.stringContaining('2.0.0+') }, deployment: { traffic: 100 } },
  ]);
  await expect(run('rollback', remote)).rejects.toThrow(`There is nothing that ${remote} could go back to.`);
});

test('history says that there is no release map, where there is none', async () => {
  const nowhere = join(folder, 'without-map');
  const lines: string[] = [];
  await runProgram(['history'], { ...cli(lines), ...releasesIn(nowhere) });
  expect(lines).toEqual([expect.stringContaining(`There is no release map in ${nowhere}, so`)]);
});

test('history names the lines that are no change, a few of them', async () => {
  const damaged = releasesIn(join(folder, 'damaged-history'));
  await changeRemote(damaged.store, 'lab', () => ({ paths: ['/lab'] }));
  const file = join(damaged.folder, 'history.jsonl');
  const shown = async () => {
    const lines: string[] = [];
    await runProgram(['history'], { ...cli(lines), ...damaged });
    return lines.slice(1);
  };
  expect(await shown()).toEqual([]);
  await appendFile(file, '\nhalf of\n');
  const sentence = (lines: string) =>
    `The history has entries that are no change, and are not shown: ${lines} of ${file}. Mend them or take them out.`;
  expect(await shown()).toEqual([sentence('line 3')]);
  await appendFile(file, 'x\n'.repeat(11));
  expect(await shown()).toEqual([sentence('lines 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 2 more')]);
});

test('history shows the last change first, of one remote or all, for people or programs', async () => {
  await publishedRelease(folder, 'cart', '1.0.3');
  await run('off', 'cart');
  await run('rollout', 'cart@1.0.3', '--now', '--why', 'as ever');
  await run('off', 'cart', '--why', '\u001b[2Ja\nstop ');
  const [last, before] = await run('history', 'cart');
  expect(last).toMatch(/^\d+ {2}\S+Z {2}ann {2}cart 1\.0\.3\S* 100 % → off {2}\[2Ja stop$/);
  expect(before).toMatch(/ → 1\.0\.3\S* 100 % {2}as ever$/);
  const [json = ''] = await run('history', '--json');
  expect(JSON.parse(json)).toMatchObject({ who: 'ann', why: '[2Ja stop', remote: 'cart' });
  await expect(run('history', 'nobody')).rejects.toThrow(/^There is no nobody: there are .*cart/);
});

test('history works where the map does not, and rollback --to brings a revision back and says what it did', async () => {
  const { version } = await publishedRelease(folder, 'cart', '1.0.3');
  const { version: next } = await publishedRelease(folder, 'cart', '1.0.4');
  store = folderStore(join(folder, 'damaged'));
  await run('rollout', 'cart@1.0.3', '--now');
  await run('rollout', 'cart@1.0.4');
  operator = 'ben';
  const file = join(folder, 'damaged', 'release-map.json');
  await writeFile(file, '');
  const command = `RELEASES_FOLDER=${join(folder, 'damaged')} pnpm releases`;
  const advice = `The release map is not JSON (${file}): it was last good at revision 2. ${command} rollback --to 2 --why "…" brings that back; ${command} history shows which others there are.`;
  for (const words of [['status'], ['rollout', 'cart@1.0.3', '--now']])
    await expect(run(...words)).rejects.toThrow(new Error(advice));
  for (const words of [[], ['cart']])
    expect(await run('history', ...words)).toEqual([
      expect.stringMatching(/^2 {2}/),
      expect.stringMatching(/^1 {2}/),
      advice,
    ]);
  const [table, ...warnings] = await run('rollback', '--to', '2', '--why', 'the disk was full');
  expect(table).toMatch(
    /revision 3 of \S+, \S+ {2}ben {2}revision 2 restored: cart rollout of .*, step 1 of 4 → .*, paused {2}the disk was full$/,
  );
  expect(warnings.slice(0, 2)).toEqual([
    'Revision 2 is in force again, as revision 3.',
    `The rollout of cart ${next} is at step 1 of 4, paused: rollout cart --resume or --promote, or rollback says how it goes on.`,
  ]);
  expect((await run('history', 'cart'))[0]).toMatch(/^3 {2}\S+ {2}ben {2}revision 2 restored: cart /);
  await run('rollback', 'cart');
  expect((await store.read()).map?.microFrontends.cart?.map(({ metadata }) => metadata.version)).toEqual([
    version,
  ]);
  await expect(run('rollback', '--to', '99')).rejects.toThrow('has no revision 99');
});

test('of two operators at once one wins, and the other is told what was changed', async () => {
  await publishedRelease(folder, 'cart', '1.0.3');
  await publishedRelease(folder, 'cart', '1.0.4');
  await run('rollout', 'cart@1.0.3', '--now');
  operator = 'ben';
  await run('status');
  operator = 'ann';
  await run('rollout', 'cart@1.0.4', '--now', '--why', 'mine');
  operator = 'ben';
  const give = () => run('rollout', 'cart@1.0.3', '--hold', '50%');
  await expect(give()).rejects.toThrow(
    /^cart was changed since revision \d+: \S+ {2}ann {2}cart .* → 1\.0\.4\S* 100 % {2}mine\. Look at releases status/,
  );
  await run('status');
  await give();
});

test('the number of another map that an operator was shown says nothing', async () => {
  await publishedRelease(folder, 'cart', '1.0.3');
  operator = 'cara';
  await run('status');
  store = folderStore(join(folder, 'another'));
  await run('rollout', 'cart@1.0.3', '--now');
  expect((await store.read()).revision).toBe(1);
});

describe('a rollout', () => {
  let shares: () => Promise<readonly string[] | undefined>;
  let old: string;
  let next: string;
  beforeEach(async () => {
    const { version: one } = await publishedRelease(folder, 'lab', '5.0.0');
    const { version: other } = await publishedRelease(folder, 'lab', '5.0.1');
    [old, next] = [one, other];
    shares = async () =>
      (await releases.store.read()).map?.microFrontends.lab?.map(
        ({ metadata, deployment }) => `${metadata.version} ${deployment.traffic}`,
      );
    await run('rollout', 'lab@5.0.0', '--now');
  });
  afterEach(() => run('off', 'lab', '--for-good'));

  test('goes on step by step by an operator, too, and is taken back as a whole, also when it is over', async () => {
    const [table = ''] = await run(
      'rollout',
      'lab@5.0.1',
      '--steps',
      '5,50',
      '--every',
      '10m',
      '--why',
      'new',
    );
    expect(table).toMatch(/lab +5\.0\.1\S+ +5 % +rollout: step 1 of 2/);
    expect(await shares()).toEqual([`${old} 95`, `${next} 5`]);
    await run('rollout', 'lab', '--promote');
    expect(await shares()).toEqual([`${old} 50`, `${next} 50`]);
    await run('rollback', 'lab');
    expect(await shares()).toEqual([`${old} 100`]);
    await run('rollout', 'lab@5.0.1', '--steps', '50');
    await run('rollout', 'lab', '--promote');
    expect(await shares()).toEqual([`${next} 100`]);
    await run('rollback', 'lab');
    expect(await shares()).toEqual([`${old} 100`]);
    expect((await run('history', 'lab'))[0]).toMatch(/5\.0\.1\S* 100 % → 5\.0\.0\S* 100 %$/);
  });

  test('is paused and resumed, and ends with any other change of the traffic', async () => {
    await run('rollout', 'lab@5.0.1');
    expect((await run('rollout', 'lab', '--pause'))[0]).toContain('rollout: step 1 of 4, paused');
    expect((await run('rollout', 'lab', '--pause')).at(-1)).toMatch(
      /^The rollout of 5\.0\.1\S+ is paused already: nothing changed\.$/,
    );
    expect((await run('rollout', 'lab', '--resume'))[0]).toMatch(
      /rollout: step 1 of 4 \(1, 10, 50, 100 %, each for \d+ s at least\)/,
    );
    await run('off', 'lab');
    await expect(run('rollout', 'lab', '--promote')).rejects.toThrow('No rollout is under way.');
    expect(await shares()).toEqual([`${old} 0`, `${next} 0`]);
  });

  test('off and on leave the traffic as it was; on without off changes nothing', async () => {
    await run('rollout', 'lab@5.0.1', '--hold', '40%');
    await run('off', 'lab');
    await run('on', 'lab', '--why', 'well again');
    expect(await shares()).toEqual([`${old} 60`, `${next} 40`]);
    expect(await run('on', 'lab')).toContain('lab is not switched off: nothing changed.');
    await run('join', 'spare', '/spare');
    await expect(run('on', 'spare')).rejects.toThrow('spare never had visitors');
  });

  test('what is frozen keeps its traffic, but for off and rollback', async () => {
    await run('freeze', 'lab', '--why', 'audit');
    for (const words of [
      ['rollout', 'lab@5.0.1', '--now'],
      ['rollout', 'lab@5.0.1'],
    ])
      await expect(run(...words)).rejects.toThrow('frozen');
    expect((await run('status'))[0]).toMatch(/5\.0\.0\S+ +100 % +default, frozen/);
    await run('off', 'lab');
    await run('rollback', 'lab');
    expect(await shares()).toEqual([`${old} 100`]);
    await run('freeze', 'lab', '--off');
    await run('rollout', 'lab@5.0.1', '--now');
  });

  test('every change answers with JSON where a program asks for it', async () => {
    const [text = '', ...others] = await run('rollout', 'lab@5.0.1', '--json');
    expect(others).toEqual([]);
    const { revision, remotes, warnings } = JSON.parse(text);
    expect(remotes.lab).toMatchObject({ rollout: { version: next, step: 0, steps: [1, 10, 50, 100] } });
    expect(remotes.lab.releases.at(-1)).toMatchObject({ traffic: 1, isDefault: false, isPublished: true });
    expect(warnings[0]).toMatch(/is not answered/);
    expect(JSON.parse((await run('status', '--json'))[0] ?? '').revision).toBe(revision);
  });
});

test('keys shows what is published with, and says whose releases run, and status and history say so', async () => {
  const [text = ''] = await run('keys', 'cart');
  const key = publicKeyOf(privateKey);
  expect(text.split('\n')).toEqual([
    key,
    `Whoever operates the shop takes it in: pnpm releases keys cart --trust ${key}`,
    `The private half is ${process.env.RELEASE_SIGNING_KEY}: it is for whoever publishes cart, elsewhere by RELEASE_SIGNING_KEY.`,
  ]);
  await signedRelease(folder, 'cart', '4.0.0', privateKey);
  await run('status');
  await run('rollout', 'cart@4.0.0', '--now');
  const origins = ['http://localhost:1', 'https://cart.example.com/'];
  const [trusted = ''] = await run('keys', 'cart', '--trust', key, ...origins, '--why', 'theirs');
  expect(trusted).toContain(
    `\nkeys\ncart ${key}\n\norigins\ncart http://localhost:1 https://cart.example.com\n`,
  );
  await expect(run('rollout', 'cart@1.0.3', '--now')).rejects.toThrow(
    /^cart 1\.0\.3\S* is not signed: [^\n]+\.$/,
  );
  const [distrusted] = await run('keys', 'cart', '--distrust', key, '--why', 'lost');
  expect(distrusted).toMatch(
    /cart +4\.0\.0\S+ +100 % +default, runs nowhere, for it is signed with no key of cart\n/,
  );
  expect((await run('history', 'cart'))[0]).toMatch(/ann {2}cart no longer trusts \S+ {2}lost$/);
  await run('off', 'cart', '--for-good');
});

describe('the gate', () => {
  let one: string;
  let other: string;
  beforeEach(async () => {
    [one = '', other = ''] = await Promise.all(
      ['7.0.0', '7.0.1'].map(async (number) => (await publishedRelease(folder, 'lab', number)).version),
    );
    await run('rollout', 'lab@7.0.0', '--now');
    against = ['It is too large.', 'It is \u001b[2Jlate.'];
  });
  afterEach(() => run('off', 'lab', '--for-good'));

  const refusal = () =>
    `lab@${other} may not get visitors:\nbytes: It is too large. [fc77988d]\nbytes: It is  [2Jlate. [c14ab1b4]\nWith check --accept and --why what is meant to be so is held against it no more; with --force and --why it gets them all the same.`;
  const last = async () => (await releases.store.history()).changes.at(-1);

  test('check says what is against a release, and fails where there is something', async () => {
    const lines: string[] = [];
    await expect(runProgram(['check', 'lab@7.0.1'], cli(lines))).rejects.toThrow(
      new Error(`lab@${other} may not get visitors.`),
    );
    expect(lines).toEqual([
      'Its browser files are 12 KB.',
      'bytes: It is too large. [fc77988d]',
      'bytes: It is  [2Jlate. [c14ab1b4]',
    ]);
    against = [];
    expect(await run('check', 'lab@7.0.1')).toEqual([
      'Its browser files are 12 KB.',
      `lab@${other} may get visitors.`,
    ]);
    const [json = '', ...more] = await run('check', 'lab@7.0.1', '--json');
    expect(more).toEqual([]);
    expect(JSON.parse(json)).toEqual({
      release: `lab@${other}`,
      outcome: 'passed',
      findings: [],
      accepted: [],
      notes: ['Its browser files are 12 KB.'],
      measured: { bytes: { bytes: 12_000 } },
    });
  });

  test('of findings without end some are printed; what is behind them shows once those are accepted', async () => {
    against = Array.from({ length: 36 }, (_, nth) => `It has ${nth}.`);
    const lines: string[] = [];
    const check = (...more: string[]) => runProgram(['check', 'lab@7.0.1', ...more], cli(lines));
    await expect(check()).rejects.toThrow('may not get visitors');
    expect(lines).toHaveLength(1 + 30 + 1);
    expect(lines.at(-1)).toBe('And 6 more, which check --json tells.');
    const shown = lines.flatMap((line) => /\[(\w{8})\]$/.exec(line)?.[1] ?? []);
    expect(shown).toHaveLength(30);
    lines.length = 0;
    await expect(check('--accept', ...shown, '--why', 'it is meant so')).rejects.toThrow('may not');
    expect(lines.at(-1)).toMatch(/^bytes: It has 35\. \[\w{8}\]$/);
  });

  test('what is accepted, with a reason, is held against it no more, and the history says so', async () => {
    const ids = ['fc77988d', 'c14ab1b4'];
    await expect(run('check', 'lab@7.0.1', '--accept', ...ids)).rejects.toThrow('say it with --why.');
    expect(await run('check', 'lab@7.0.1', '--accept', ...ids, '--why', 'it is meant so')).toEqual([
      'Its browser files are 12 KB.',
      'bytes: It is too large. [fc77988d] accepted by ann: it is meant so',
      'bytes: It is  [2Jlate. [c14ab1b4] accepted by ann: it is meant so',
      `lab@${other} may get visitors.`,
    ]);
    expect(asked.at(-1)).toEqual({
      depth: 'whole',
      accepting: { ids, who: 'ann', why: 'it is meant so' },
    });
    await run('rollout', 'lab@7.0.1', '--why', 'the sale begins');
    expect((await last())?.forced).toEqual([
      'bytes: It is too large. [fc77988d] accepted by ann: it is meant so',
      'bytes: It is  [2Jlate. [c14ab1b4] accepted by ann: it is meant so',
    ]);
    await run('check', 'lab@7.0.1');
    expect(asked.slice(-2)).toEqual([{ depth: 'whole' }, { depth: 'whole', isAnew: true }]);
  });

  test.each([
    ['rollout', 'lab@7.0.1', '--hold', '10%'],
    ['rollout', 'lab@7.0.1'],
  ])('refuses visitors by %s, unless they are forced, with a reason', async (...words) => {
    const before = await last();
    await expect(run(...words)).rejects.toThrow(new Error(refusal()));
    for (const why of [[], ['--why', ' ']])
      await expect(run(...words, '--force', ...why)).rejects.toThrow('say it with --why.');
    expect(await last()).toEqual(before);
    await run(...words, '--force', '--why', 'the sale begins');
    expect(await last()).toMatchObject({
      why: 'the sale begins',
      forced: ['bytes: It is too large. [fc77988d]', 'bytes: It is  [2Jlate. [c14ab1b4]'],
    });
    expect((await run('history', 'lab'))[0]).toMatch(/ {2}forced {2}the sale begins$/);
  });

  test('is not waited for where a rollout is refused anyway', async () => {
    await run('freeze', 'lab');
    await expect(run('rollout', 'lab@7.0.1')).rejects.toThrow('It is frozen');
    await run('freeze', 'lab', '--off');
  });

  test('is asked about a release that gets more visitors than it has, and about no other', async () => {
    await run('rollout', 'lab@7.0.1', '--hold', '40%', '--force', '--why', 'a try');
    for (const share of ['40%', '39%']) await run('rollout', 'lab@7.0.1', '--hold', share);
    await expect(run('rollout', 'lab@7.0.0', '--hold', '62%')).rejects.toThrow(
      `lab@${one} may not get visitors:`,
    );
    const { length } = asked;
    await run('rollout', 'lab@7.0.1', '--hold', '0%');
    expect(asked).toHaveLength(length);
    await expect(run('rollout', 'lab@7.0.1', '--now')).rejects.toThrow(new Error(refusal()));
    await run('off', 'lab');
    await run('on', 'lab');
    await run('rollback', 'lab');
  });

  test('leaves no trace in the history where it had nothing against a change', async () => {
    against = [];
    await run('rollout', 'lab@7.0.1', '--now', '--why', 'well tried');
    expect(await last()).not.toHaveProperty('forced');
  });
});

describe('a remote that joins the shop', () => {
  const key = publicKeyOf(privateKey);
  const trust = ['--trust', key, 'http://localhost:1'];
  const state = async () => (await store.read()).map;
  beforeEach(() => {
    store = folderStore(join(folder, `joined-${Math.random()}`));
  });

  test('has its key trusted, its paths and its first release live by one change', async () => {
    const version = await signedRelease(folder, 'lab', '8.0.0', privateKey);
    const [table, unserved] = await run('join', 'lab@8.0.0', '/lab', ...trust, '--why', 'it is new');
    expect(table).toContain(`\nlab /lab\n\nkeys\nlab ${key}\n`);
    expect(unserved).toContain('is not answered');
    expect(await store.read()).toMatchObject({ revision: 1, last: { why: 'it is new' } });
    expect(await state()).toMatchObject({
      microFrontends: { lab: [{ metadata: { version }, deployment: { traffic: 100, default: true } }] },
      paths: { lab: ['/lab'] },
      keys: { lab: [key] },
      origins: { lab: ['http://localhost:1'] },
    });
    await run('join', 'lab@8.0.0', '/lab', ...trust);
    expect((await store.read()).revision).toBe(1);
    await run('join', 'lab', '/lab', '/lab/:id');
    expect((await state())?.paths.lab).toEqual(['/lab', '/lab/:id']);
  });

  test('is held against the gate as what it is then, and nothing of it is there where that refuses it', async () => {
    await signedRelease(folder, 'lab', '8.0.0', privateKey);
    against = ['It is too large.'];
    await expect(run('join', 'lab@8.0.0', '/lab', ...trust)).rejects.toThrow(
      /It is too large\..*\nWith --force and --why it gets them all the same\.$/,
    );
    expect(await state()).toBeNull();
    const held = (await asked.at(-1)?.releases?.store.read())?.map;
    expect(held).toMatchObject({ paths: { lab: ['/lab'] }, keys: { lab: [key] } });
  });

  test('gets no other release visitors that has one', async () => {
    await signedRelease(folder, 'lab', '8.0.0', privateKey);
    await signedRelease(folder, 'lab', '8.0.1', privateKey);
    await run('join', 'lab@8.0.0', '/lab');
    await expect(run('join', 'lab@8.0.1', '/lab/new')).rejects.toThrow(
      'lab has a release already: rollout gives another one visitors.',
    );
    expect((await state())?.paths.lab).toEqual(['/lab']);
  });

  test('gets no visitors where it is switched off, or where no remote has a path', async () => {
    await signedRelease(folder, 'lab', '8.0.0', privateKey);
    await expect(run('join', 'lab@8.0.0')).rejects.toThrow('The release map has no paths');
    await run('join', 'lab@8.0.0', '/lab');
    await run('off', 'lab', '--why', 'it charges twice');
    await expect(run('join', 'lab@8.0.0', '/lab/new')).rejects.toThrow(
      'lab is switched off: on brings it back.',
    );
    expect((await store.read()).revision).toBe(2);
  });
});

test('what is so already is done: nothing is changed', async () => {
  const { version } = await publishedRelease(folder, 'twice', '1.0.0');
  await run('rollout', `twice@${version}`, '--now');
  for (const words of ['on', 'freeze --off', 'freeze', 'freeze', 'freeze --off', 'off', 'off'])
    await run(...words.split(' '), 'twice');
  const { changes } = await store.history();
  expect(changes.filter(({ remote }) => remote === 'twice')).toHaveLength(4);
});

test('each command has a page of help with an example', async () => {
  const [all = ''] = await run('help');
  const names = [...all.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name ?? '');
  expect(names).toContain('rollback');
  for (const name of names.filter((one) => one !== 'help')) {
    expect((await run('help', name)).join('\n')).toMatch(
      new RegExp(`^Usage: releases ${name}[^]*\\nExample:\\n  pnpm releases ${name}`),
    );
  }
});

test('the page of keys says what it answers with as JSON', async () => {
  expect((await run('help', 'keys')).join(' ').replace(/\s+/g, ' ')).toContain(
    'what status --json shows, with warnings; key, file without --trust and --distrust',
  );
});

test.each([
  [[], 'Give a command: pnpm releases help shows which there are.'],
  [['rolback', 'cart'], "Unknown command 'rolback' (Did you mean rollback?): pnpm releases help shows more."],
  [
    ['status', 'cart'],
    "Too many arguments for 'status'. Expected 0 arguments but got 1: pnpm releases help status shows",
  ],
  [['preview'], "Missing required argument 'releases': pnpm releases help preview shows more."],
  [['preview', 'cart'], "'cart' is not a release: write it as cart@1.0.4."],
  [['preview', 'cart@'], "'cart@' is not a release: write it as cart@1.0.4."],
  [['preview', 'cart@1.0.3@zzz'], "'cart@1.0.3@zzz' is not a release: write it as cart@1.0.4."],
  [['preview', 'Cart@1.0.3'], "'Cart' is not the name of a remote"],
  [['preview', 'cart@1.0.3', 'cart@1.0.4'], 'cart is named twice.'],
  [['preview', 'cart@9.9.9'], 'cart 9.9.9 is not published'],
  [['publish'], "Missing required argument 'remote': pnpm releases help publish shows more."],
  [['publish', 'blog'], "There is no remote 'blog': it is one of catalogue, cart, quote"],
  [['publish', 'cart', '--version', '1.0.5'], 'Say --version with --out:'],
  [['publish', 'cart', '--out', ''], 'Name a folder with --out: it is empty.'],
  [['publish', 'blog', '--out', 'dist'], "There is no remote 'blog': it is one of catalogue, cart, quote"],
  [
    ['publish', 'cart', '--out', 'dist', '--version', '1.0'],
    'Write a number as 1.0.5: pnpm releases help publish',
  ],
  [['push'], "Missing required argument 'folder': pnpm releases help push shows more."],
  [['push', '/nowhere'], 'There is no release in /nowhere: pnpm releases publish --out makes one.'],
  [['push', 'dist', '--to', 'x', '--to-command', 'y'], "cannot be used with option '--to <folder>'"],
  [['show', 'cart'], "'cart' is not a release: write it as cart@1.0.4."],
  [['show', 'cart@9.9.9'], 'cart 9.9.9 is not published.'],
  [['show', 'archive@1.0.3', '--diff'], 'Nothing of archive is published in'],
  [['show', 'nobody', '--diff'], 'Nothing of nobody is published in'],
  [['show', 'cart@1.0.3', 'cart@1.0.3', '--diff'], 'Name two releases or say --diff, not both.'],
  [['show', 'cart', 'cart@1.0.3'], "'cart' is not a release: write it as cart@1.0.4."],
  [['show', 'cart@1.0.3', 'quote@3.0.0'], 'Name two releases of cart, or of quote.'],
  [['prune', 'nobody'], 'Nothing of nobody is published in'],
  [['prune', '--keep', '0'], 'Write a whole number from 1 on: pnpm releases help prune'],
  [['rollout', 'cart', '--now'], "'cart' is not a release: write it as cart@1.0.4."],
  [
    ['rollout', 'cart@1.0.3', '--now', '--expect', 'last'],
    "argument 'last' is invalid. releases status shows a revision: pnpm releases help rollout",
  ],
  [['rollback', '--to', 'last'], 'releases history shows the revisions: pnpm releases help rollback'],
  [['rollback'], 'Name a remote, or say --to with a revision for the whole shop.'],
  [['rollback', 'cart', '--to', '1'], 'Name a remote, or say --to with a revision'],
  [['help', 'rolback'], "Unknown command 'rolback': pnpm releases help shows which there are."],
  [['nonsense'], "Unknown command 'nonsense': pnpm releases help shows more."],
  [['--why', 'x', 'off', 'cart'], "Unknown option '--why': pnpm releases help off shows more."],
  [['rollout', 'cart@1.0.3', '--hold', 'half'], 'Write it as 10% or 0.5%; --now gives all'],
  [['rollout', 'cart@1.0.3', '--hold', '100%'], 'Write it as 10% or 0.5%; --now gives all'],
  [['rollout', 'cart@1.0.3', '--hold', '5%', '--now'], "cannot be used with option '--hold <share>'"],
  [['rollout', 'cart@1.0.3', '--now', '--every', '5m'], "cannot be used with option '--every <span>'"],
  [['rollout', 'cart', '--pause', '--resume'], 'cannot be used with option'],
  [['rollout', 'cart@1.0.3', '--pause'], "'cart@1.0.3' is not the name of a remote"],
  [['rollout', 'cart@1.0.3+0123456789ab', '--now'], 'cart 1.0.3+0123456789ab is not published'],
  [
    ['traffic', 'cart', '1.0.3=0'],
    'pnpm releases rollout REMOTE@VERSION --now, --hold 10% for a share or --hold 0% for none, or off REMOTE.',
  ],
  [['remove', 'reviews'], "There is no command 'remove' any more: say pnpm releases off REMOTE --for-good."],
  [['restore', '7'], 'pnpm releases rollback --to REVISION.'],
  [
    ['help', 'lift'],
    "There is no command 'lift' any more: say pnpm releases quarantine --lift REMOTE@VERSION.",
  ],
  [['rollout', 'cart@9.9.9', '--now'], 'cart 9.9.9 is not published'],
  [['join'], "Missing required argument 'remote'"],
  [['join', 'My-Lab', '/lab'], "'My-Lab' is not the name of a remote"],
  [['join', 'lab', 'lab'], 'expected a path pattern, got "lab".'],
  [['join', 'lab'], 'Name a release of lab, the paths that it is to own, or a key to --trust'],
  [['join', 'lab', '/lab', '--no-paths'], 'Name paths for lab or say --no-paths, not both.'],
  [['join', 'lab', '/cart'], "/cart cannot be assigned to lab: it is the shell's own."],
  [
    ['join', 'shell', '/x'],
    "'shell' is not the name of a remote: the shop itself has something of that name.",
  ],
  [['off', 'lab', '--none'], "Unknown option '--none': pnpm releases help off shows more."],
  [['status', '--all'], "Unknown option '--all': pnpm releases help status shows more."],
  [['rollout', 'cart@1.0.3', '--now', '--wy', 'x'], "Unknown option '--wy' (Did you mean --why?)"],
  [['keys', 'cart', '--why', 'lost'], 'Say --trust or --distrust with --why and --expect'],
  [['keys', 'cart', '--expect', '1'], 'Say --trust or --distrust with --why and --expect'],
  [['keys', 'Cart'], "'Cart' is not the name of a remote"],
  [
    ['keys', 'cart', '--trust', 'x'],
    "argument 'x' is invalid. A key is the base64 of 32 bytes, an origin as https://cart.example.com: pnpm releases help keys",
  ],
  [
    ['keys', 'cart', '--distrust', 'ftp://x'],
    '--distrust must be an origin such as https://cart.example.com, not',
  ],
  [['keys', 'lab', '--distrust', 'https://a.example'], 'lab has no https://a.example among its origins.'],
  [['rollback', 'nobody'], 'There is no nobody: there are'],
  [
    ['rollout', 'cart@1.0.3', '--steps', '10,5'],
    'Write rising percents, as 1,10,50,100: pnpm releases help rollout',
  ],
  [['rollout', 'cart@1.0.3', '--steps', '10,101'], 'Write rising percents'],
  [['rollout', 'cart@1.0.3', '--steps', 'a'], 'Write rising percents'],
  [['rollout', 'cart@1.0.3', '--every', '5'], 'Write it as 90s, 5m or 1h'],
  [['rollout', 'cart@1.0.3', '--every', '0m'], 'Write it as 90s, 5m or 1h'],
  [['rollout', 'reviews', '--promote'], 'No rollout is under way.'],
  [['off', 'nobody'], 'There is no nobody: there are'],
])('%j gets one helpful sentence', async (args, sentence) => {
  const outcome = run(...args);
  await expect(outcome).rejects.toThrow(sentence);
  await expect(outcome).rejects.toThrow(/^[^\n]+\.$/);
});
