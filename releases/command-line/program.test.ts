import fs, { appendFile, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signingKeyForTest } from '@storefront/build/testing/signing-key-for-test';
import { workspaceRemote } from '@storefront/build/workspace-remotes';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { publishedRelease } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { type Acceptance, gateReport } from '../gate/gate-report';
import { quarantine } from '../quarantine/quarantine';
import { changeRemote } from '../release-map/change-remote';
import { defaultPlan } from '../rollout/rollout';
import { releasesIn } from '../stores/releases';
import { runAs } from '../testing/run-command';
import { signedRelease } from '../testing/signed-release';
import { hungInRender } from '../testing/strike';
import { releaseId } from '../traffic/pick';
import type { CheckOptions, Cli } from './cli';

const publishRemote = jest.fn();
jest.mock('@storefront/build/publishing/publish', () => ({
  publishRemote: (...args: unknown[]) => publishRemote(...args),
}));

const parent = temporaryFolder();
const privateKey = signingKeyForTest();
const key = publicKeyOf(privateKey);
// Nobody listens there.
for (const remote of ['CART', 'LAB']) process.env[`${remote}_ORIGIN`] = 'http://localhost:1';

let cli: Partial<Cli> & Pick<Cli, 'folder' | 'store'>;
/** The gate's findings for every release, the accepted ones, and its calls. */
let against: readonly string[];
let accepted: Record<string, Acceptance>;
let asked: CheckOptions[];
/** Versions of the lab; nothing of it is in the map yet. */
let old: string;
let next: string;

beforeEach(async () => {
  [against, accepted, asked] = [[], {}, []];
  const folder = await mkdtemp(join(parent, 'releases-'));
  [old, next] = [
    (await publishedRelease(folder, 'lab', '1.0.0')).version,
    (await publishedRelease(folder, 'lab', '1.0.1')).version,
  ];
  cli = {
    ...releasesIn(folder),
    check: async (remote, version, options) => {
      const { accepting } = options;
      asked.push(options);
      for (const id of accepting?.ids ?? [])
        accepted[id] = { who: accepting?.who ?? '', why: accepting?.why ?? '' };
      const bytes = { findings: against, notes: ['It has 12 KB.'], measured: { bytes: 12_000 } };
      return gateReport(releaseId(remote, version), { bytes }, accepted);
    },
  };
});

/** Output of a command line that succeeds. */
async function run(...words: readonly string[]): Promise<readonly string[]> {
  const { lines, problem } = await runAs(cli, words);
  if (problem) throw new Error(problem);
  return lines;
}
const as = async (operator: string, ...words: readonly string[]) => {
  cli = { ...cli, operator };
  return run(...words);
};
const json = async (...words: readonly string[]) => {
  const lines = await run(...words, '--json');
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '');
};

/** Gives all visitors to the old release. */
const live = () => run('join', 'lab@1.0.0', '/lab');
const map = async () => (await cli.store.read()).map;
const last = async () => (await cli.store.history()).changes.at(-1);
const shares = async () =>
  (await map())?.microFrontends.lab?.map(
    ({ metadata, deployment }) => `${metadata.version} ${deployment.traffic}`,
  );

test('publish builds a remote into the folder, and prints its version and the pages that are not shown', async () => {
  publishRemote.mockResolvedValueOnce({ version: '1.0.4', built: true, warnings: [] });
  expect(await run('publish', 'cart')).toEqual([`cart 1.0.4 is published in ${cli.folder}.`]);
  expect(publishRemote).toHaveBeenLastCalledWith(
    workspaceRemote('cart'),
    expect.objectContaining({ releasesFolder: cli.folder }),
  );
  await run('join', 'cart', ...workspaceRemote('cart').paths.filter((path) => path !== '/shop/wishlist'));
  await run('join', 'lab', '/shop/wishlist');
  const another = 'cart has a page at /shop/wishlist, which is assigned to lab: it is not shown';
  publishRemote.mockResolvedValue({ version: '1.0.4', built: false, warnings: ['One more.'] });
  expect(await run('publish', 'cart')).toEqual([
    `cart 1.0.4 is published in ${cli.folder} already: nothing changed.`,
    'One more.',
    another,
  ]);
  const warnings = ['One more.', another];
  expect(await json('publish', 'cart')).toEqual({ remote: 'cart', version: '1.0.4', built: false, warnings });
});

test('preview prints a link to releases, and when it ends', async () => {
  const [text = ''] = await run('preview', 'lab@1.0.0');
  expect(text).toMatch(
    /^http:\/\/localhost:3000\/\?preview=[\w.-]+\nWhoever opens it sees these releases until \d{4}-/,
  );
  expect(await json('preview', 'lab@1.0.0')).toEqual({
    link: expect.stringMatching(/^http:\/\/localhost:3000\/\?preview=/),
    expires: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});

test('--hold keeps a share until the next change, and warns of what visitors will miss', async () => {
  await live();
  const [table, unserved] = await run('rollout', 'lab@1.0.1', '--hold', '0.5%');
  expect(table).toBe((await run('status'))[0]);
  expect(unserved).toMatch(/^http:\/\/localhost:1\/1\.0\.0\+\w+\/release\.json is not answered: /);
  expect(await shares()).toEqual([`${old} 99.5`, `${next} 0.5`]);
  await run('rollout', `lab@${next}`, '--hold', '25');
  expect(await shares()).toEqual([`${old} 75`, `${next} 25`]);
  expect((await run('off', 'lab')).slice(1)).toEqual([
    'lab is switched off: its paths are unavailable, and its slots empty.',
  ]);
  await run('on', 'lab');
  expect(await shares()).toEqual([`${old} 75`, `${next} 25`]);
  await run('join', 'lab', '/other');
  expect((await run('rollout', 'lab@1.0.1', '--now')).at(-1)).toBe(
    'lab has a page at /lab, which is not assigned to it (pnpm releases join)',
  );
});

test('quarantine shows when each release was quarantined, its strikes and their stacks', async () => {
  expect(await run('quarantine')).toEqual(['No release is in quarantine.']);
  const threw = { ...hungInRender, reason: 'threw', phase: '', exposed: '', address: '', stack: '' };
  await quarantine(cli.store, { remote: 'lab', version: old, charges: [hungInRender, threw] });
  expect((await run('quarantine')).join('\n').split('\n')).toEqual([
    expect.stringMatching(/^lab 1\.0\.0\+\w+, since \d{4}-\S+Z$/),
    '  2026-11-22T10:00:00.000Z  hung (render header-cart /shop): It stopped responding.',
    '    at Widget (release:lab@1.4.2+0a1b2c3d4e5f/server/container.cjs:1:2)',
    '  2026-11-22T10:00:00.000Z  threw: It stopped responding.',
  ]);
});

test('a release gets no visitors if no shell would follow the map, and the gate is not asked', async () => {
  expect((await runAs(cli, ['rollout', 'lab@1.0.0', '--now'])).problem).toBe(
    'The release map has no paths: assign them with pnpm releases join.',
  );
  expect([await map(), asked]).toEqual([null, []]);
});

test('join replaces the paths of a remote, and off --for-good removes all of it', async () => {
  expect((await run('join', 'lab', '/lab', '/lab/:id'))[0]).toContain('\nlab /lab /lab/:id\n');
  expect((await run('join', 'lab', '/lab/about'))[0]).toContain('\nlab /lab/about\n');
  await run('join', 'lab', '--no-paths');
  expect((await map())?.paths).toEqual({ lab: [] });
  expect((await run('join', 'guest', '/guest')).slice(1)).toEqual([
    'Nothing of guest is published here: its paths are unavailable until a release of it is live.',
  ]);
  await expect(run('on', 'guest')).rejects.toThrow('guest never had visitors');
  expect((await run('off', 'guest', '--for-good')).slice(1)).toEqual([
    'guest is no longer in the release map.',
  ]);
  expect((await map())?.paths).not.toHaveProperty('guest');
});

test('reports a full disk in one sentence and leaves the release map as it is', async () => {
  await live();
  const before = await readFile(join(cli.folder, 'release-map.json'), 'utf8');
  jest
    .spyOn(fs, 'rename')
    .mockRejectedValueOnce(Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' }));
  await expect(run('off', 'lab')).rejects.toThrow(
    `${cli.folder} cannot be written, because its disk is full: make room there, then try again.`,
  );
  expect(await readFile(join(cli.folder, 'release-map.json'), 'utf8')).toBe(before);
  expect(await readdir(cli.folder)).not.toContain('release-map.next.json');
});

test('rollback takes back the last traffic change, then the one before, and off too', async () => {
  await live();
  await run('rollout', 'lab@1.0.1', '--hold', '50%', '--why', 'a try');
  await run('rollout', 'lab@1.0.1', '--now');
  await run('join', 'lab', '/lab', '/lab/:id');
  await run('off', 'lab', '--why', 'it charges twice');
  for (const before of [[`${next} 100`], [`${old} 50`, `${next} 50`]]) {
    await run('rollback', 'lab');
    expect(await shares()).toEqual(before);
  }
  const [text = ''] = await run('rollback', 'lab', '--why', 'worse');
  expect(await shares()).toEqual([`${old} 100`]);
  expect((await map())?.paths.lab).toEqual(['/lab', '/lab/:id']);
  expect(text).toMatch(
    /revision \d+ of \S+, \S+ {2}ann {2}lab 1\.0\.0\S* 50 %, .* → 1\.0\.0\S* 100 % {2}worse$/,
  );
  await expect(run('rollback', 'lab')).rejects.toThrow('lab has no earlier traffic to go back to.');
});

describe('history', () => {
  test('shows the last change first, of one remote or all, for people or programs', async () => {
    await live();
    await run('join', 'guest', '/guest', '--why', 'as ever');
    await run('off', 'lab', '--why', '\u001b[2Ja\nstop ');
    const lines = await run('history', 'lab');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^3 {2}\S+Z {2}ann {2}lab 1\.0\.0\S* 100 % → off {2}\[2Ja stop$/);
    const all = await run('history', '--json');
    expect(all.map((line) => JSON.parse(line))).toMatchObject([
      { who: 'ann', why: '[2Ja stop', remote: 'lab' },
      { why: 'as ever', remote: 'guest' },
      { remote: 'lab' },
    ]);
    await expect(run('history', 'nobody')).rejects.toThrow('There is no nobody: there are lab, guest.');
  });

  test('says that there is no release map, and names the first invalid lines', async () => {
    expect(await run('history')).toEqual([
      expect.stringContaining(`There is no release map in ${cli.folder}: running shells`),
    ]);
    await changeRemote(cli.store, 'lab', () => ({ paths: ['/lab'] }));
    const file = join(cli.folder, 'history.jsonl');
    const left = (lines: string) =>
      `The history has invalid entries, which are not shown: ${lines} of ${file}. Repair or remove them.`;
    await appendFile(file, '\nhalf of\n');
    expect((await run('history')).slice(1)).toEqual([left('line 3')]);
    await appendFile(file, 'x\n'.repeat(11));
    expect((await run('history')).slice(1)).toEqual([
      left('lines 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 2 more'),
    ]);
  });

  test('works with a damaged map, and rollback --to restores a revision and says so', async () => {
    await live();
    await run('rollout', 'lab@1.0.1');
    const file = join(cli.folder, 'release-map.json');
    await writeFile(file, '');
    const command = `RELEASES_FOLDER=${cli.folder} pnpm releases`;
    const advice = `The release map is not JSON (${file}): it was last good at revision 2. Restore that with ${command} rollback --to 2 --why "…"; ${command} history lists the others.`;
    for (const words of [['status'], ['rollout', 'lab@1.0.0', '--now']])
      await expect(run(...words)).rejects.toThrow(new Error(advice));
    // Seeing the history counts like seeing the map.
    expect(await as('ben', 'history')).toEqual([
      expect.stringMatching(/^2 {2}/),
      expect.stringMatching(/^1 {2}/),
      advice,
    ]);
    const [table, ...warnings] = await run('rollback', '--to', '2', '--why', 'the disk was full');
    expect(table).toMatch(
      /revision 3 of \S+, \S+ {2}ben {2}revision 2 restored: lab rollout of .*, step 1 of 4 → .*, paused {2}the disk was full$/,
    );
    expect(warnings.slice(0, 2)).toEqual([
      'Revision 2 is in force again, as revision 3.',
      `The rollout of lab ${next} is at step 1 of 4, paused: continue with pnpm releases rollout lab --resume or --promote, or end it with pnpm releases rollback lab.`,
    ]);
    await expect(run('rollback', '--to', '99')).rejects.toThrow('has no revision 99');
  });
});

test('of two operators at once one wins, and the other sees the change', async () => {
  await live();
  await as('ben', 'status');
  await as('ann', 'rollout', 'lab@1.0.1', '--now', '--why', 'mine');
  const give = () => as('ben', 'rollout', 'lab@1.0.0', '--hold', '50%');
  await expect(give()).rejects.toThrow(
    /^lab was changed since revision 1: \S+ {2}ann {2}lab .* → 1\.0\.1\S* 100 % {2}mine\. Run pnpm releases status/,
  );
  expect(asked).toHaveLength(2);
  await run('status');
  await give();
});

test('an operator who saw no revision still learns of a change during the gate', async () => {
  await live();
  const check = async (remote: string, version: string) => {
    const paths = [`/lab/${(await cli.store.read()).revision}`];
    await changeRemote(cli.store, 'lab', (now) => ({ ...now, paths }), { who: 'ann' });
    return gateReport(releaseId(remote, version), {});
  };
  cli = { ...cli, check };
  for (const how of [['--now'], []])
    await expect(as('new', 'rollout', 'lab@1.0.1', ...how)).rejects.toThrow(
      /^lab was changed since revision \d: \S+ {2}ann {2}/,
    );
  expect(await shares()).toEqual([`${old} 100`]);
});

test('a revision that an operator saw of another map does not count', async () => {
  await live();
  await run('status');
  const { store } = releasesIn(join(cli.folder, 'another'));
  cli = { ...cli, store };
  await live();
  expect((await store.read()).revision).toBe(1);
});

describe('a rollout', () => {
  beforeEach(live);

  test('advances, pauses and resumes for an operator, and is taken back as a whole', async () => {
    const plan = ['--steps', '5,50', '--every', '10m'];
    const [table = ''] = await run('rollout', 'lab@1.0.1', ...plan);
    expect(table).toMatch(/lab +1\.0\.1\S+ +5 % +rollout: step 1 of 2 \(5, 50 %, each for 600 s at least\)/);
    expect((await run('rollout', 'lab', '--pause'))[0]).toContain('rollout: step 1 of 2, paused');
    expect((await run('rollout', 'lab', '--pause')).at(-1)).toMatch(/ is paused already: nothing changed\.$/);
    expect((await run('rollout', 'lab', '--resume'))[0]).toContain('rollout: step 1 of 2 (');
    await run('rollout', 'lab', '--promote');
    expect(await shares()).toEqual([`${old} 50`, `${next} 50`]);
    await run('rollback', 'lab');
    expect(await shares()).toEqual([`${old} 100`]);
    await run('rollout', 'lab@1.0.1', ...plan);
    await run('off', 'lab');
    await expect(run('rollout', 'lab', '--promote')).rejects.toThrow('No rollout is under way.');
  });

  test('is refused while frozen, like any traffic change except off and rollback', async () => {
    await run('freeze', 'lab', '--why', 'audit');
    for (const more of [['--now'], []])
      await expect(run('rollout', 'lab@1.0.1', ...more)).rejects.toThrow('Changes of its traffic are frozen');
    // A refused change does not wait for the gate.
    expect(asked).toHaveLength(1);
    expect((await run('status'))[0]).toMatch(/1\.0\.0\S+ +100 % +default, frozen/);
    await run('off', 'lab');
    await run('rollback', 'lab');
    expect(await shares()).toEqual([`${old} 100`]);
    await run('freeze', 'lab', '--off');
    await run('rollout', 'lab@1.0.1', '--now');
  });

  test('answers with JSON, as every change does', async () => {
    const { revision, remotes, warnings } = await json('rollout', 'lab@1.0.1');
    expect(remotes.lab).toMatchObject({
      rollout: { version: next, step: 0, steps: defaultPlan.steps, every: defaultPlan.stepDuration },
    });
    expect(remotes.lab.releases.at(-1)).toMatchObject({ traffic: 1, isDefault: false, isPublished: true });
    expect(warnings[0]).toMatch(/is not answered/);
    expect((await json('status')).revision).toBe(revision);
    const lifted = await json('quarantine', '--lift', 'lab@1.0.1');
    expect(lifted.warnings).toEqual([`lab ${next} is not in quarantine: nothing changed.`]);
  });
});

test('keys shows the publishing key and changes the trusted keys; status and history show them', async () => {
  const [text = ''] = await run('keys', 'lab');
  expect(text.split('\n')).toEqual([
    key,
    `The operator of the shop trusts it with: pnpm releases keys lab --trust ${key}`,
    `The private half is ${process.env.RELEASE_SIGNING_KEY}. Keep it secret; to publish lab elsewhere, name its file in RELEASE_SIGNING_KEY.`,
  ]);
  expect(await json('keys', 'lab')).toEqual({ key, file: process.env.RELEASE_SIGNING_KEY });
  await signedRelease(cli.folder, 'lab', '4.0.0', privateKey);
  await run('join', 'lab@4.0.0', '/lab');
  const origins = ['http://localhost:1', 'https://lab.example.com/'];
  const [trusted = ''] = await run('keys', 'lab', '--trust', key, ...origins, '--why', 'theirs');
  expect(trusted).toContain(
    `\nkeys\nlab ${key}\n\norigins\nlab http://localhost:1 https://lab.example.com\n`,
  );
  await expect(run('rollout', 'lab@1.0.0', '--now')).rejects.toThrow(
    /^lab 1\.0\.0\S* is not signed: [^\n]+\.$/,
  );
  const [distrusted] = await run('keys', 'lab', '--distrust', key, '--why', 'lost');
  expect(distrusted).toMatch(
    /lab +4\.0\.0\S+ +100 % +default, runs nowhere, because it is signed with no key of lab\n/,
  );
  expect((await run('history', 'lab'))[0]).toMatch(/ann {2}lab no longer trusts \S+ {2}lost$/);
});

describe('the gate', () => {
  beforeEach(async () => {
    await live();
    against = ['It is too large.', 'It is \u001b[2Jlate.'];
  });

  const ids = ['fc77988d', 'c14ab1b4'];
  const findings = ['bytes: It is too large. [fc77988d]', 'bytes: It is  [2Jlate. [c14ab1b4]'];
  const refusal = () =>
    `lab@${next} may not get visitors:\n${findings.join('\n')}\nTo accept intended findings, run pnpm releases check with --accept and --why; to override them, add --force and --why.`;

  test('check lists the findings of a release, and fails if there are any', async () => {
    expect(await runAs(cli, ['check', 'lab@1.0.1'])).toMatchObject({
      lines: ['It has 12 KB.', ...findings],
      problem: `lab@${next} may not get visitors.`,
    });
    against = [];
    expect(await run('check', 'lab@1.0.1')).toEqual(['It has 12 KB.', `lab@${next} may get visitors.`]);
    expect(await json('check', 'lab@1.0.1')).toEqual({
      release: `lab@${next}`,
      outcome: 'passed',
      findings: [],
      accepted: [],
      notes: ['It has 12 KB.'],
      measured: { bytes: { bytes: 12_000 } },
    });
  });

  test('prints the first of very many findings; accepting them shows the next', async () => {
    against = Array.from({ length: 36 }, (_, nth) => `It has ${nth}.`);
    const { lines } = await runAs(cli, ['check', 'lab@1.0.1']);
    expect(lines).toHaveLength(1 + 30 + 1);
    expect(lines.at(-1)).toBe('6 more: pnpm releases check --json lists all.');
    const shown = lines.flatMap((line) => /\[(\w{8})\]$/.exec(line)?.[1] ?? []);
    const again = await runAs(cli, ['check', 'lab@1.0.1', '--accept', ...shown, '--why', 'so']);
    expect(again.lines.at(-1)).toMatch(/^bytes: It has 35\. \[\w{8}\]$/);
  });

  test('does not report findings accepted with a reason, and the history shows them', async () => {
    await expect(run('check', 'lab@1.0.1', '--accept', ...ids)).rejects.toThrow('give it with --why.');
    const lines = findings.map((finding) => `${finding} accepted by ann: it is meant so`);
    expect(await run('check', 'lab@1.0.1', '--accept', ...ids, '--why', 'it is meant so')).toEqual([
      'It has 12 KB.',
      ...lines,
      `lab@${next} may get visitors.`,
    ]);
    const accepting = { ids, who: 'ann', why: 'it is meant so' };
    expect(asked.at(-1)).toEqual({ depth: 'whole', accepting });
    await run('rollout', 'lab@1.0.1', '--why', 'the sale begins');
    expect((await last())?.forced).toEqual(lines);
    await run('check', 'lab@1.0.1');
    expect(asked.slice(-2)).toEqual([{ depth: 'whole' }, { depth: 'whole', isAnew: true }]);
  });

  test.each([[['--hold', '10%']], [[]]])(
    'refuses rollout %j unless it is forced with a reason',
    async (more) => {
      const words = ['rollout', 'lab@1.0.1', ...more];
      const before = await last();
      await expect(run(...words)).rejects.toThrow(new Error(refusal()));
      for (const why of [[], ['--why', ' ']])
        await expect(run(...words, '--force', ...why)).rejects.toThrow('give it with --why.');
      expect(await last()).toEqual(before);
      await run(...words, '--force', '--why', 'the sale begins');
      expect(await last()).toMatchObject({ why: 'the sale begins', forced: findings });
      expect((await run('history', 'lab'))[0]).toMatch(/ {2}forced {2}the sale begins$/);
    },
  );

  test('checks a release whose share grows, and no other', async () => {
    await run('rollout', 'lab@1.0.1', '--hold', '40%', '--force', '--why', 'a try');
    for (const share of ['40%', '39%']) await run('rollout', 'lab@1.0.1', '--hold', share);
    await expect(run('rollout', 'lab@1.0.0', '--hold', '62%')).rejects.toThrow(`lab@${old} may not get`);
    const { length } = asked;
    await run('rollout', 'lab@1.0.1', '--hold', '0%');
    expect(asked).toHaveLength(length);
    await expect(run('rollout', 'lab@1.0.1', '--now')).rejects.toThrow(new Error(refusal()));
    for (const command of ['off', 'on', 'rollback']) await run(command, 'lab');
  });

  test('leaves no trace in the history if it found nothing', async () => {
    against = [];
    await run('rollout', 'lab@1.0.1', '--now', '--why', 'well tried');
    expect(await last()).not.toHaveProperty('forced');
  });
});

describe('a remote that joins the shop', () => {
  const trust = ['--trust', key, 'http://localhost:1'];
  beforeEach(() => signedRelease(cli.folder, 'lab', '8.0.0', privateKey));

  test('gets its trusted key, its paths and its first live release in one change', async () => {
    const [table, unserved] = await run('join', 'lab@8.0.0', '/lab', ...trust, '--why', 'it is new');
    expect(table).toContain(`\nlab /lab\n\nkeys\nlab ${key}\n`);
    expect(unserved).toContain('is not answered');
    const joined = {
      microFrontends: {
        lab: [
          {
            metadata: { version: expect.stringMatching(/^8/) },
            deployment: { traffic: 100, default: true },
          },
        ],
      },
      paths: { lab: ['/lab'] },
      keys: { lab: [key] },
      origins: { lab: ['http://localhost:1'] },
    };
    expect(await cli.store.read()).toMatchObject({ revision: 1, last: { why: 'it is new' }, map: joined });
    await run('join', 'lab@8.0.0', '/lab', ...trust);
    expect((await cli.store.read()).revision).toBe(1);
  });

  test('gets the paths that its release has pages for, unless an operator names or has named others', async () => {
    await run('join', 'lab@8.0.0', ...trust);
    expect((await asked.at(-1)?.releases?.store.read())?.map?.paths).toEqual({ lab: ['/lab'] });
    expect((await map())?.paths).toEqual({ lab: ['/lab'] });
    await run('join', 'lab', '/lab/new');
    await run('join', 'lab@8.0.0');
    expect((await map())?.paths).toEqual({ lab: ['/lab/new'] });
  });

  test('does not get a path of another remote, though its release has a page there', async () => {
    await run('join', 'cart', '/lab');
    await expect(run('join', 'lab@8.0.0')).rejects.toThrow('/lab');
    expect((await map())?.microFrontends).toEqual({});
  });

  test('is checked with its new paths, and a refusal leaves nothing of it', async () => {
    against = ['It is too large.'];
    await expect(run('join', 'lab@8.0.0', '/lab', ...trust)).rejects.toThrow(
      /It is too large\..*\nTo override this, add --force and --why\.$/,
    );
    expect(await map()).toBeNull();
    const held = (await asked.at(-1)?.releases?.store.read())?.map;
    expect(held).toMatchObject({ paths: { lab: ['/lab'] }, keys: { lab: [key] } });
  });

  test('gets no visitors if it has a release, is switched off, or no remote has a path', async () => {
    await publishedRelease(cli.folder, 'lab', '9.0.0', { paths: [] });
    await expect(run('join', 'lab@9.0.0')).rejects.toThrow('The release map has no paths');
    await run('join', 'lab@8.0.0', '/lab');
    await expect(run('join', 'lab@1.0.0', '/lab/new')).rejects.toThrow(
      'lab has a release already: pnpm releases rollout gives another one visitors.',
    );
    await run('off', 'lab');
    await expect(run('join', 'lab@8.0.0', '/lab/new')).rejects.toThrow(
      'lab is switched off: pnpm releases on brings it back.',
    );
    expect((await map())?.paths.lab).toEqual(['/lab']);
  });
});

test('each command has a help page with an example', async () => {
  const [all = ''] = await run('help');
  const names = [...all.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name ?? '');
  expect(names).toContain('rollback');
  for (const name of names.filter((one) => one !== 'help')) {
    expect((await run('help', name)).join('\n')).toMatch(
      new RegExp(`^Usage: pnpm releases ${name}[^]*\\nExample:\\n  pnpm releases ${name}`),
    );
  }
  expect((await run('help', 'keys')).join(' ').replace(/\s+/g, ' ')).toContain(
    'what status --json shows, with warnings; key, file without --trust and --distrust',
  );
});

test.each([
  ['', 'Give a command: pnpm releases help lists them.'],
  ['rolback lab', "Unknown command 'rolback' (Did you mean rollback?): pnpm releases help shows more."],
  ['help rolback', "Unknown command 'rolback': pnpm releases help lists them."],
  ['restore 7', "There is no command 'restore' any more: use pnpm releases rollback --to REVISION."],
  ['help lift', "There is no command 'lift' any more: use pnpm releases quarantine --lift REMOTE@VERSION."],
  [
    'status lab',
    "Too many arguments for 'status'. Expected 0 arguments but got 1: pnpm releases help status",
  ],
  ['preview', "Missing required argument 'releases': pnpm releases help preview shows more."],
  ['preview lab@1.0.0 lab@1.0.1', 'lab is named twice.'],
  ['publish blog', "There is no remote 'blog': it is one of catalogue, cart, quote"],
  ['publish cart --version 1.0.5', '--version needs --out:'],
  ['publish cart --out=', '--out needs the name of a folder.'],
  ['publish cart --out dist --version 1.0', 'Write a number as 1.0.5: pnpm releases help publish'],
  ['push dist --to x --to-command y', "cannot be used with option '--to <folder>'"],
  ['show lab@1.0.0 lab@1.0.1 --diff', 'Name two releases or use --diff, not both.'],
  ['show lab@1.0.0 cart@3.0.0+0123456789ab', 'Name two releases of lab, or of cart.'],
  ['prune --keep 0', 'Write a whole number from 1 on: pnpm releases help prune'],
  ['rollout lab@1.0.0 --expect last', "argument 'last' is invalid. pnpm releases status shows a revision: "],
  ['rollback --to last', 'pnpm releases history shows them: pnpm releases help rollback'],
  ['rollback', 'Name a remote, or use --to with a revision for the whole shop.'],
  ['--why x off lab', "Unknown option '--why': pnpm releases help off shows more."],
  ['off lab --wy x', "Unknown option '--wy' (Did you mean --why?)"],
  ['off nobody', 'There is no nobody: there are lab.'],
  ['rollout lab@1.0.0 --hold half', 'Write it as 10% or 0.5%; --now gives all'],
  ['rollout lab@1.0.0 --hold 100%', 'Write it as 10% or 0.5%; --now gives all'],
  ['rollout lab@1.0.0 --hold 5% --now', "cannot be used with option '--hold <share>'"],
  ['rollout lab@1.0.0 --now --every 5m', "cannot be used with option '--every <span>'"],
  ['rollout lab --pause --resume', 'cannot be used with option'],
  ['rollout lab@1.0.0 --steps 10,5', 'Write rising percents, as 1,10,50,100: pnpm releases help rollout'],
  ['rollout lab@1.0.0 --steps 10,101', 'Write rising percents'],
  ['rollout lab@1.0.0 --every 5', 'Write it as 90s, 5m or 1h'],
  ['rollout lab@1.0.0 --every 0m', 'Write it as 90s, 5m or 1h'],
  ['join lab', 'Name a release of lab, its paths, or a key to --trust'],
  ['join lab /lab --no-paths', 'Name paths for lab or use --no-paths, not both.'],
  ['keys lab --why lost', '--why and --expect need --trust or --distrust'],
  ['keys lab --expect 1', '--why and --expect need --trust or --distrust'],
  [
    'keys lab --trust x',
    "argument 'x' is invalid. A key is the base64 of 32 bytes, an origin as https://cart",
  ],
  ['keys lab --distrust ftp://x', '--distrust must be an origin such as https://cart.example.com, not'],
])('%j is answered with one helpful sentence', async (words, sentence) => {
  const outcome = run(...words.split(' ').filter(Boolean));
  await expect(outcome).rejects.toThrow(sentence);
  await expect(outcome).rejects.toThrow(/^[^\n]+\.$/);
});
