import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { appendFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { versionFor } from '@storefront/build/publishing/claim-version';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { noNeeds } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import type { Cli } from './command-line/cli';
import { checkRelease } from './gate/check-release';
import { readPreview } from './preview/preview';
import { ensurePreviewKeys, previewKeys, renewPreviewKey } from './preview/preview-key';
import { claimPublished, versionsPublished } from './published/published-anywhere';
import { quarantine } from './quarantine/quarantine';
import { type AssetServer, startAssetServer } from './serving/asset-server';
import { postgresStore } from './stores/postgres-store';
import { type Releases, releasesIn } from './stores/releases';
import type { SharedRecords } from './stores/shared-records';
import { holdTimeouts } from './testing/hold-timeouts';
import { packedRelease } from './testing/packed-release';
import { ask, postgresPlaces } from './testing/postgres-places';
import { runAs } from './testing/run-command';
import { hungInRender } from './testing/strike';
import { assignPaths } from './traffic/assign-paths';
import { restoreRevision } from './traffic/restore-revision';
import { setTraffic } from './traffic/set-traffic';
import { removeRemote, switchOff } from './traffic/switch';

// Machines that share nothing but the database.

const parent = temporaryFolder();
const { privateKey } = generateKeyPairSync('ed25519');

describe.each(postgresPlaces)('$name', ({ name, empty, close }) => {
  let url: string;
  let host: AssetServer;
  let team: Machine;
  let operator: Machine;

  beforeEach(async () => {
    holdTimeouts();
    url = await empty();
    [team, operator] = [machine(), machine()];
    host = await startAssetServer({ folder: join(team.folder, 'lab'), port: 0 });
    process.env.LAB_ORIGIN = `http://localhost:${host.port}`;
    process.env.PUBLIC_ORIGIN = 'https://shop.test';
  });
  afterEach(async () => {
    jest.useRealTimers();
    delete process.env.LAB_ORIGIN;
    delete process.env.PUBLIC_ORIGIN;
    await host.close();
  });
  afterAll(close);

  type Machine = ReturnType<typeof machine>;
  function machine() {
    const folder = mkdtempSync(join(parent, 'machine-'));
    const store = postgresStore(url);
    const shared = store.shared as SharedRecords;
    const releases = { folder, store };
    const check: Cli['check'] = (remote, version, options) =>
      checkRelease(options.releases ?? releases, remote, version);
    const run = async (...words: readonly string[]) => {
      const { lines, problem } = await runAs({ ...releases, check }, words);
      if (problem) throw new Error(problem);
      return lines.join('\n');
    };
    return { ...releases, shared, run };
  }

  /** Builds a release, and pushes it from the team's machine. */
  async function push(number: string, text = '') {
    const dist = mkdtempSync(join(parent, 'dist-'));
    const version = await packedRelease(dist, number, {
      privateKey,
      texts: { 'browser/more.js': text },
      browser: {
        entry: 'browser/container.js',
        exposes: { './routes': { scripts: ['browser/more.js'], styles: [] } },
      },
    });
    await team.run('push', dist);
    return version;
  }

  /** Lets a shell run, and pushes and joins a first release. */
  async function open() {
    await team.shared.provide('a shell', noNeeds);
    const version = await push('1.0.0', 'first');
    const key = publicKeyOf(privateKey);
    const trust = ['--trust', key, process.env.LAB_ORIGIN ?? ''];
    await operator.run('join', 'lab@1.0.0', '/lab', ...trust, '--why', 'new');
    return version;
  }

  test('an operator with an empty folder operates what another machine has published', async () => {
    const first = await open();
    const second = await push('1.0.1', 'second');
    operator = machine();
    expect(await operator.run('status')).toMatch(`lab     ${second}  -`);
    expect(await operator.run('show', 'lab@1.0.1')).toContain('which is trusted');
    expect(await operator.run('check', 'lab@1.0.1')).toContain('may get visitors.');
    await machine().run('rollout', 'lab@1.0.1', '--now', '--why', 'better');
    const { map } = await team.store.read();
    const [live] = map?.microFrontends.lab ?? [];
    expect(live?.metadata.version).toBe(second);
    expect(live?.extras?.signature).toBeDefined();
    // Its host is known from the history.
    delete process.env.LAB_ORIGIN;
    expect(await machine().run('rollback', 'lab', '--why', 'worse')).toMatch(
      new RegExp(`${first.replace('+', '\\+')}.*100 %`),
    );
    process.env.LAB_ORIGIN = `http://localhost:${host.port}`;
    const { link } = JSON.parse(await machine().run('preview', 'lab@1.0.1', '--new-key', '--json'));
    const [key = Buffer.alloc(0)] = await ensurePreviewKeys(team);
    expect(readPreview(new URL(link).searchParams.get('preview') ?? '', key)?.releases).toHaveProperty('lab');
  });

  test('files come from their host, verified, and altered ones are refused', async () => {
    const version = await open();
    expect(await machine().run('show', 'lab@1.0.0')).toContain('browser/more.js');
    await push('1.0.1', '\ufeffwith a byte order mark');
    expect(await machine().run('show', 'lab@1.0.1')).toContain('browser/more.js');
    await appendFile(join(team.folder, 'lab', version, 'browser/more.js'), '!');
    await rm(join(team.folder, 'lab', version, 'browser/more.js.br'));
    const { folder, run } = machine();
    await expect(run('show', 'lab@1.0.0')).rejects.toThrow('is not what was published here');
    expect(await readdir(folder)).toEqual([]);
  });

  test('a description that was altered is refused, and another release of a version, too', async () => {
    const version = await push('1.0.0');
    const signatures = [expect.any(String)];
    const isListed = { remote: 'lab', version, at: expect.any(Number), isRemoved: false, signatures };
    expect(await team.shared.described('lab')).toEqual([isListed]);
    const described = await team.shared.description('lab', version);
    const { text = '' } = described ?? {};
    const altered = { remote: 'lab', version, text: `${text} `, signatures: described?.signatures ?? [] };
    await expect(team.shared.describe(altered)).rejects.toThrow(
      'with another release.json: a published version never changes.',
    );
    const key = publicKeyOf(privateKey);
    await operator.run('keys', 'lab', '--trust', key, process.env.LAB_ORIGIN ?? '');
    await ask(url, 'update releases.release set text = $1', `${text} `);
    await expect(machine().run('join', 'lab@1.0.0', '/lab')).rejects.toThrow(
      'is not signed: no shell runs it',
    );
    await ask(url, 'update releases.release set text = $1', text.replaceAll(version, '2.0.0+0123456789ab'));
    await expect(machine().run('join', 'lab@1.0.0', '/lab')).rejects.toThrow();
    await ask(url, `update releases.release set text = repeat(' ', 6000000)`);
    await expect(machine().run('join', 'lab@1.0.0', '/lab')).rejects.toThrow('is longer than 5000000');
  });

  test('two machines give no number to two releases', async () => {
    await push('1.0.0', 'first');
    const { folder } = operator;
    await claimPublished(operator, folder, 'lab');
    expect(await versionFor(join(folder, 'lab'), '0123456789ab', null)).toBe('1.0.1+0123456789ab');
    const dist = mkdtempSync(join(parent, 'dist-'));
    await packedRelease(dist, '1.0.0', { texts: { 'browser/more.js': 'second' } });
    await expect(operator.run('push', dist)).rejects.toThrow(/^lab 1\.0\.0 is another release/);
    await expect(operator.run('push', dist, '--to-command', 'true')).rejects.toThrow(
      /lab 1\.0\.0 is another release at postgres:/,
    );
    expect(await team.shared.described('lab')).toHaveLength(1);
  });

  test('a release that nothing needs is removed for all machines', async () => {
    const [unwanted, latest] = [await push('1.0.0'), await push('1.0.1')];
    await operator.run('join', 'lab', '/lab');
    const prune = async () => JSON.parse(await machine().run('prune', '--keep', '1', '--json')).releases;
    expect(await prune()).toEqual([]);
    await ask(url, `update releases.release set at = at - interval '31 days'`);
    expect(await prune()).toEqual([{ remote: 'lab', version: unwanted, bytes: 0 }]);
    await expect(machine().run('show', 'lab@1.0.0')).rejects.toThrow('lab 1.0.0 is not published.');
    const status = await machine().run('status');
    expect([status.includes(unwanted), status.includes(latest)]).toEqual([false, true]);
    // Its number stays taken.
    const dist = mkdtempSync(join(parent, 'dist-'));
    await packedRelease(dist, '1.0.0', { texts: { 'browser/more.js': 'another' } });
    await expect(operator.run('push', dist)).rejects.toThrow(/^lab 1\.0\.0 is another release/);
  });

  test('a release must fit all shells that were seen in the last minute', async () => {
    await open();
    const version = await push('1.0.1', 'second');
    const rollout = () => machine().run('rollout', 'lab@1.0.1', '--now', '--why', 'better');
    await team.shared.provide('an old shell', { ...noNeeds, contract: '1.0' });
    await expect(rollout()).rejects.toThrow(
      `lab ${version} needs contract ${noNeeds.contract}, which the shell does not provide.`,
    );
    await ask(
      url,
      `update releases.shell set seen = seen - interval '1 minute' where shell = 'an old shell'`,
    );
    await ask(url, `insert into releases.shell values ('a wrong shell', '{}', clock_timestamp())`);
    await expect(rollout()).rejects.toThrow('What shell a wrong shell provides (releases.shell at postgres:');
    await ask(url, `delete from releases.shell where shell = 'a wrong shell'`);
    await rollout();
  });

  test('strikes are known to the other shells for ten minutes', async () => {
    const id = 'lab@1.0.0+0123456789ab';
    const text = JSON.stringify({ message: 'It said \u0000 and \ud800.' });
    expect(await team.shared.addStrike(id, 'one', text)).toEqual([]);
    expect(await operator.shared.addStrike(id, 'two', '{}')).toEqual([text]);
    expect(await team.shared.addStrike(id, 'one', '{}')).toEqual(['{}']);
    expect(await team.shared.addStrike('lab@1.0.1+0123456789ab', 'three', '{}')).toEqual([]);
    await ask(url, `update releases.strike set at = at - interval '10 minutes' where shell = 'one'`);
    expect(await team.shared.addStrike(id, 'two', '{}')).toEqual([]);
    await ask(
      url,
      `insert into releases.strike (release, shell, strike, at)
       select '${id}', 'one', to_json(nth), clock_timestamp() + nth * interval '1 millisecond' from generate_series(1, 150) nth`,
    );
    const last = Array.from({ length: 100 }, (_, nth) => `${nth + 51}`);
    expect(await team.shared.addStrike(id, 'two', '{}')).toEqual(last);
    await team.shared.forgetStrikes(id);
    expect(await ask(url, 'select release, shell from releases.strike')).toEqual([
      { release: 'lab@1.0.1+0123456789ab', shell: 'three' },
    ]);
    await ask(url, `update releases.strike set at = at - interval '10 minutes'`);
    await team.shared.provide('a shell', noNeeds);
    expect(await ask(url, 'select from releases.strike')).toEqual([]);
  });

  test('keys of previews are the same everywhere, the two newest at once', async () => {
    const [[first], [other]] = await Promise.all([ensurePreviewKeys(team), ensurePreviewKeys(operator)]);
    expect(other).toEqual(first);
    await renewPreviewKey(operator);
    const [second, before] = await ensurePreviewKeys(team);
    expect(before).toEqual(first);
    expect(second).not.toEqual(first);
    await renewPreviewKey(team);
    expect((await ensurePreviewKeys(operator))[1]).toEqual(second);
    const valid = await ensurePreviewKeys(team);
    await ask(url, `insert into releases.key (key) values ('short')`);
    expect(await ensurePreviewKeys(operator)).toEqual(valid);
    await renewPreviewKey(team);
    expect((await ensurePreviewKeys(operator))[1]).toEqual(valid[0]);
    // What a worker reads.
    expect(await previewKeys(operator.folder)).toEqual(await ensurePreviewKeys(machine()));
  });

  describe('the map moves', () => {
    let from: ReturnType<typeof releasesIn>;
    let version: string;
    beforeEach(async () => {
      from = releasesIn(team.folder);
      version = await packedRelease(team.folder, '1.0.0', { privateKey });
      await setTraffic(from, 'lab', { [version]: 100 });
      await assignPaths(from.store, 'lab', ['/lab']);
      await assignPaths(from.store, 'reviews', ['/reviews']);
      await switchOff(from.store, 'lab');
      await removeRemote(from.store, 'reviews');
      const charges = [{ ...hungInRender, message: 'It said \u0000 and \ud800.' }];
      await quarantine(from.store, { remote: 'lab', version: '1.0.1+0123456789ab', charges });
      // One change of two remotes.
      await restoreRevision(from, 3, { why: 'both' });
    });
    const stateOf = async ({ store }: Releases) => [await store.read(), await store.history()];

    test('from a folder to the database and back, with its releases', async () => {
      const before = await stateOf(from);
      expect(await operator.run('import', team.folder)).toMatch(/^7 changes of /);
      expect(await stateOf(operator)).toEqual(before);
      expect(await operator.run('import', team.folder)).toMatch(/^0 changes of /);
      expect(await operator.run('show', 'lab@1.0.0')).toContain('100 %');
      await operator.run('off', 'lab');
      const back = mkdtempSync(join(parent, 'back-'));
      expect(await machine().run('export', back)).toMatch(/^8 changes of /);
      expect(await stateOf(releasesIn(back))).toEqual(await stateOf(operator));
      expect(await versionsPublished(releasesIn(back), 'lab')).toEqual([version]);
      await machine().run('on', 'lab');
      expect(await machine().run('export', back)).toMatch(/^1 changes of /);
      expect(await stateOf(releasesIn(back))).toEqual(await stateOf(operator));
    });

    test('from a folder with releases alone, or with an earlier map, only what is new', async () => {
      await operator.run('import', team.folder);
      await operator.run('off', 'lab');
      expect(await operator.run('import', team.folder)).toMatch(/^0 changes of /);
      expect((await operator.store.read()).revision).toBe(8);
      const folder = mkdtempSync(join(parent, 'releases-'));
      const other = await packedRelease(folder, '2.0.0', { privateKey });
      expect(await operator.run('import', folder)).toMatch(/^0 changes of /);
      expect(await versionsPublished(machine(), 'lab')).toEqual([version, other]);
    });

    test('over no other history, and not without one of its own', async () => {
      await assignPaths(operator.store, 'archive', ['/archive']);
      const before = await stateOf(operator);
      await expect(operator.run('import', team.folder)).rejects.toThrow(
        /^The release map in postgres:\S+ has another history, which is kept: nothing is changed\.$/,
      );
      await expect(operator.run('export', team.folder)).rejects.toThrow('has another history');
      expect(await stateOf(operator)).toEqual(before);
      const inFolder = await runAs({ folder: team.folder }, ['export', parent]);
      expect(inFolder.problem).toMatch('Set RELEASES_URL');
    });
  });

  test('the tables of an earlier build get the others beside them', async () => {
    await team.run('join', 'lab', '/lab');
    const others = ['release', 'key', 'shell', 'strike', 'lease', 'team'].map((name) => `releases.${name}`);
    const tables = `select count(*)::integer as tables from pg_tables where schemaname = 'releases'`;
    for (const work of [
      () => push('1.0.0'),
      () => ensurePreviewKeys(team),
      () => team.shared.provide('a shell', noNeeds),
      () => team.shared.addStrike('lab@1.0.0+0123456789ab', 'a shell', '{}'),
      () => team.store.holdLease('a shell'),
      () => team.run('migrate'),
    ]) {
      await ask(url, `drop table if exists ${others.join()}`);
      expect(await operator.run('status')).toContain('lab');
      await work();
      expect(await ask(url, tables)).toEqual([{ tables: 9 }]);
    }
  });

  // An embedded database has one role.
  const testRoles = name === 'PostgreSQL' ? test : test.skip;
  testRoles('a role without the right to create tables uses those that are there', async () => {
    await team.run('join', 'lab', '/lab');
    await ask(url, 'drop table releases.release, releases.key, releases.shell, releases.strike');
    const role = Object.assign(new URL(url), { username: 'storefront_test_shop', password: 'no-secret' });
    await ask(
      url,
      `drop role if exists storefront_test_shop;
       create role storefront_test_shop login password 'no-secret';
       grant usage on schema releases to storefront_test_shop;
       grant select, insert, update, delete on all tables in schema releases to storefront_test_shop`,
    );
    try {
      const shop = postgresStore(role.href);
      await assignPaths(shop, 'lab', ['/lab', '/lab/old']);
      const { host, pathname } = role;
      await expect(shop.shared?.provide('a shell', noNeeds)).rejects.toThrow(
        new Error(
          `The release map at postgres://${host}${pathname} cannot be changed: permission denied for schema releases, and its table releases.shell is missing: run pnpm releases migrate with a role that may create it.`,
        ),
      );
      await operator.run('migrate');
      await ask(
        url,
        'grant select, insert, update, delete on all tables in schema releases to storefront_test_shop',
      );
      await shop.shared?.provide('a shell', noNeeds);
      expect(await operator.shared.provided()).toEqual([noNeeds]);
    } finally {
      await ask(url, 'drop owned by storefront_test_shop; drop role storefront_test_shop');
    }
  });

  test('rows with another name, version or size than ours are no releases and no keys', async () => {
    await push('1.0.0');
    await ask(
      url,
      `insert into releases.release (remote, version, text, signatures)
       values ('../lab', '1.0.0+0123456789ab', '', '{}'), ('lab', '../1.0.0', '', '{}')`,
    );
    expect(await team.shared.described()).toHaveLength(1);
    await ask(url, `insert into releases.key (key) values ('short')`);
    expect((await ensurePreviewKeys(team))[0]).toHaveLength(32);
  });

  test('a key that a folder had before goes on', async () => {
    const folder = { folder: team.folder, store: { ...team.store, shared: null } };
    const [known] = await ensurePreviewKeys(folder);
    expect((await ensurePreviewKeys(team))[0]).toEqual(known);
    expect((await ensurePreviewKeys(operator))[0]).toEqual(known);
  });
});
