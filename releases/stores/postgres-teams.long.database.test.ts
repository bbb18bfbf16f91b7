import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { noNeeds } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import type { Cli } from '../command-line/cli';
import { checkRelease } from '../gate/check-release';
import { readPreview } from '../preview/preview';
import { ensurePreviewKeys } from '../preview/preview-key';
import { quarantine } from '../quarantine/quarantine';
import type { Change } from '../release-map/change';
import { changeRemote } from '../release-map/change-remote';
import { parseReleaseMap } from '../release-map/parse-release-map';
import { nothingLive, type RemoteState, stateOf } from '../release-map/release-map';
import { type AssetServer, startAssetServer } from '../serving/asset-server';
import { holdTimeouts } from '../testing/hold-timeouts';
import { packedRelease } from '../testing/packed-release';
import { ask } from '../testing/postgres-places';
import { newestPostgres, type RealPostgres, startPostgres } from '../testing/real-postgres';
import { releaseMap } from '../testing/release-map';
import { runAs } from '../testing/run-command';
import { hungInRender } from '../testing/strike';
import { postgresStore } from './postgres-store';
import type { ReleaseMapStore } from './release-map-store';
import type { SharedRecords } from './shared-records';
import { watchReleaseMap } from './watch-release-map';

// What the password of a team's role is good for, with our commands and with plain SQL (docs/decisions/084).

const parent = temporaryFolder();
const { privateKey } = generateKeyPairSync('ed25519');
const key = publicKeyOf(privateKey);
const reviews = releaseMap({ reviews: { '1.0.0+0123456789ab': 100 } }).microFrontends.reviews;
const [theirs] = reviews;
const rollout = {
  id: randomUUID(),
  version: '1.0.0+0123456789ab',
  steps: [100],
  every: 60,
  step: 0,
  paused: true,
  overruled: false,
};
const theirState: RemoteState = { releases: reviews, paths: ['/reviews'], rollout };
const versions = ['1.0.0+0123456789ab', '1.0.1+0123456789ab'] as const;

const programs = newestPostgres();

(programs ? describe : describe.skip)('PostgreSQL', () => {
  let server: RealPostgres;
  let host: AssetServer;
  let owner: Machine;
  let team: Machine;

  beforeAll(async () => {
    server = await startPostgres(programs ?? '', await freePort());
    await ask(
      server.url('postgres'),
      `create role owner login; create role shell login; create role lab_team login; create role reviews_team login;
       create role nobody; create role boss login createrole; create role heir login in role owner`,
    );
    await ask(server.url('postgres'), 'create database shop owner owner');
  });
  afterAll(() => server.stop());

  const as = (role: string) => server.url('shop').replace('shop@', `${role}@`);
  const sql = (role: string, text: string, ...parameters: string[]) => ask(as(role), text, ...parameters);

  /** Each has connections, which time that is held does not end. */
  const stores = new Map<string, ReleaseMapStore>();
  type Machine = ReturnType<typeof machine>;
  function machine(role: string) {
    const store = stores.get(role) ?? postgresStore(as(role));
    stores.set(role, store);
    const releases = { folder: mkdtempSync(join(parent, 'machine-')), store };
    const check: Cli['check'] = (remote, version, options) =>
      checkRelease(options.releases ?? releases, remote, version);
    const run = async (words: string, ...more: string[]) => {
      const { lines, problem } = await runAs({ ...releases, check }, [...words.split(' '), ...more]);
      if (problem) throw new Error(problem);
      return lines.join('\n');
    };
    return { ...releases, shared: store.shared as SharedRecords, run };
  }

  beforeEach(async () => {
    holdTimeouts();
    await ask(server.url('shop'), 'drop schema if exists releases cascade');
    [owner, team] = [machine('owner'), machine('lab_team')];
    host = await startAssetServer({ folder: join(team.folder, 'lab'), port: 0 });
    process.env.LAB_ORIGIN = `http://localhost:${host.port}`;
    process.env.PUBLIC_ORIGIN = 'https://shop.test';
    await owner.run('migrate');
    await owner.shared.provide('a shell', noNeeds);
    await ensurePreviewKeys(owner);
    await changeRemote(owner.store, 'reviews', () => theirState);
    await owner.run('team lab_team lab');
  });
  afterEach(async () => {
    jest.useRealTimers();
    delete process.env.LAB_ORIGIN;
    delete process.env.PUBLIC_ORIGIN;
    await host.close();
  });

  /** Pushes a release from the team's machine. */
  async function push(number: string) {
    const dist = mkdtempSync(join(parent, 'dist-'));
    const version = await packedRelease(dist, number, {
      privateKey,
      texts: { 'browser/more.js': number },
      browser: {
        entry: 'browser/container.js',
        exposes: { './routes': { scripts: ['browser/more.js'], styles: [] } },
      },
    });
    await team.run(`push ${dist}`);
    return version;
  }

  const stateNow = async (remote: string) => stateOf((await owner.store.read()).map ?? nothingLive, remote);

  describe('with its commands', () => {
    let first: string;
    beforeEach(async () => {
      first = await push('1.0.0');
      await owner.run(`join lab@1.0.0 /lab --trust ${key} ${process.env.LAB_ORIGIN}`);
    });

    test('a team operates its own remote', async () => {
      const second = await push('1.0.1');
      expect(await team.run('status')).toContain('reviews');
      expect(await team.run('show lab@1.0.1')).toContain('which is trusted');
      expect(await team.run('check lab@1.0.1')).toContain('may get visitors.');
      await team.run('rollout lab@1.0.1 --steps 5,100 --every 1h --why', 'the new badge');
      await team.run('rollout lab --pause');
      await team.run('rollout lab --resume');
      await team.run('rollout lab --promote');
      expect((await stateNow('lab'))?.releases?.at(-1)?.deployment.traffic).toBe(100);
      await team.run('rollback lab --why', 'worse');
      await team.run('off lab');
      await team.run('on lab');
      await team.run('rollout lab@1.0.1 --hold 10%');
      const charges = [{ ...hungInRender, message: 'It said \u0000 and \ud800.' }];
      await quarantine(owner.store, { remote: 'lab', version: second, charges });
      await quarantine(owner.store, { remote: 'reviews', version: versions[0], charges });
      expect(await team.run('quarantine')).toContain(`lab ${second}`);
      await team.run('quarantine --lift lab@1.0.1');
      await team.run('freeze lab');
      await team.run('freeze lab --off');
      expect(await team.run('history lab')).toMatch(/ann \(lab_team\) {2}lab frozen → not frozen/);
      const { releases, paths, keys } = (await stateNow('lab')) ?? {};
      expect(releases?.map(({ metadata, deployment }) => [metadata.version, deployment.traffic])).toEqual([
        [first, 90],
        [second, 10],
      ]);
      expect([paths, keys]).toEqual([['/lab'], [key]]);
      const { changes, leftOut } = await owner.store.history();
      expect(leftOut).toBe(0);
      expect(changes.map(({ revision }) => revision)).toEqual(changes.map((_, nth) => nth + 1));
      const times = changes.map(({ at }) => at);
      expect(times).toEqual(times.toSorted());
      for (const { remote, from, revision } of changes)
        expect(from).toEqual(
          changes.findLast((one) => one.remote === remote && one.revision < revision)?.to ?? null,
        );
    });

    test('the operator goes on after a team, and earlier shells read what it has made', async () => {
      await push('1.0.1');
      await team.run('rollout lab@1.0.1 --now');
      const text = (await owner.store.text()) ?? '';
      expect(parseReleaseMap(text)).toEqual((await owner.store.read()).map);
      await owner.run('status');
      await owner.run('rollback --to 2 --why', 'all of it');
      await team.run('status');
      await owner.run('off reviews');
      await team.run('off lab');
      expect((await owner.store.read()).revision).toBe(6);
    });

    const own = 'this role may change its own remotes only';
    test.each([
      ['rollout reviews@1.0.0+0123456789ab --now', own],
      ['off reviews', own],
      ['freeze reviews', own],
      ['join reviews /lab/other', 'only an operator changes the paths of reviews'],
      ['join lab /lab /other', 'only an operator changes the paths of lab'],
      ['keys lab --trust https://elsewhere.test', 'only an operator changes the origins of lab'],
      [`keys lab --distrust ${key}`, 'only an operator changes the keys of lab'],
      ['off lab --for-good', 'only an operator changes the paths of lab'],
      ['preview lab@1.0.0 --new-key', 'permission denied for table key'],
      ['team lab_team lab reviews', 'permission denied'],
    ])('a team is refused: %s', async (words, problem) => {
      const before = await owner.store.text();
      await expect(team.run(words)).rejects.toThrow(new RegExp(problem));
      expect(await owner.store.text()).toBe(before);
    });

    test('a team previews its own remote', async () => {
      const { link } = JSON.parse(await team.run('preview lab@1.0.0 --json'));
      const [secret = Buffer.alloc(0)] = await ensurePreviewKeys(owner);
      const preview = readPreview(new URL(link).searchParams.get('preview') ?? '', secret);
      expect(preview?.releases.lab?.metadata.version).toBe(first);
      const none = { releases: {}, expires: Date.now() + 1_000 };
      expect(readPreview((await team.shared.signAsTeam(none)) ?? '', secret)).toEqual(none);
      const ownAlone = 'a team previews its own remotes, for a day';
      await expect(
        team.shared.signAsTeam({ ...none, releases: { reviews: theirs as NonNullable<typeof theirs> } }),
      ).rejects.toThrow(ownAlone);
      await expect(
        team.shared.signAsTeam({ ...none, expires: Date.now() + 26 * 60 * 60_000 }),
      ).rejects.toThrow(ownAlone);
      expect(await owner.shared.signAsTeam(none)).toBeNull();
    });
  });

  describe('with plain SQL', () => {
    const state: RemoteState = {
      releases: releaseMap({ lab: { [versions[0]]: 100 } }).microFrontends.lab,
      paths: ['/lab'],
      keys: [key],
    };
    const [live] = state.releases ?? [];
    const next = { ...state, frozen: true };
    const insert = 'insert into releases.change (revision, change) values (99, $1)';
    const changeTo = (to: unknown, more: object = {}, from: unknown = state) =>
      JSON.stringify({
        at: '9999-01-01T00:00:00.000Z',
        who: 'shell',
        why: '',
        remote: 'lab',
        from,
        to,
        ...more,
      });

    beforeEach(async () => {
      const { keys: _, ...unsigned } = state;
      await changeRemote(owner.store, 'lab', () => unsigned);
      await changeRemote(owner.store, 'lab', () => state);
      await owner.shared.describe({ remote: 'lab', version: versions[0], text: '{}', signatures: [] });
      await owner.shared.describe({ remote: 'reviews', version: versions[0], text: '{}', signatures: [] });
      await owner.shared.addStrike(`lab@${versions[0]}`, 'a shell', '{}');
    });
    const everything = () =>
      sql(
        'owner',
        `select (select text from releases.map), (select json_agg(one order by revision)::text from releases.change one) as changes,
           (select json_agg(one order by remote)::text from releases.release one where remote <> 'lab') as others,
           (select json_agg(one)::text from releases.team one) as teams, (select count(*) from releases.key) as keys`,
      );

    test('a team changes its own remote, with a true revision, time and author', async () => {
      await sql(
        'lab_team',
        insert,
        changeTo(next, { revision: 1, who: 'shell', why: 'so\n5  reviews \u001b[2J\u202e' }),
      );
      const { map, revision, last } = await owner.store.read();
      expect([revision, map && stateOf(map, 'lab')]).toEqual([4, next]);
      expect(last).toMatchObject({
        revision: 4,
        who: 'shell (lab_team)',
        why: 'so 5  reviews  [2J ',
        remote: 'lab',
        to: next,
      });
      expect(Math.abs(Date.parse(last?.at ?? '') - Date.now())).toBeLessThan(60_000);
      expect((await owner.store.history({ since: 3 })).changes).toEqual([last as Change]);
      const release = `insert into releases.release (remote, version, text, signatures) values ('lab', '${versions[1]}', '{}', '{}')`;
      await sql('lab_team', release);
      await sql(
        'lab_team',
        `update releases.release set removed = clock_timestamp() where version = '${versions[1]}'`,
      );
      expect(await owner.shared.described('lab')).toMatchObject([{ isRemoved: false }, { isRemoved: true }]);
    });

    const denied = 'permission denied';
    const security = 'violates row-level security policy';
    const taken = 'lab would take what another remote has';
    const otherVersion = { ...live, metadata: { ...live?.metadata, version: versions[1] } };
    test.each<[string, string, string, ...string[]]>([
      [
        'a change of another',
        insert,
        security,
        changeTo({ ...theirState, frozen: true }, { remote: 'reviews' }, theirState),
      ],
      [
        'a change of another, where there is one',
        `${insert} on conflict do nothing`,
        security,
        changeTo({ ...theirState, frozen: true }, { remote: 'reviews' }, theirState),
      ],
      [
        'a change of two',
        insert,
        'one remote at a time',
        changeTo(next, { further: [{ remote: 'reviews', from: null, to: null }] }),
      ],
      [
        'a remote named twice',
        insert,
        security,
        `{"remote":"lab","remote":"reviews","from":{"paths":["/reviews"]},"to":{"paths":["/reviews"]}}`,
      ],
      ['a change of nobody', insert, 'null', '[]'],
      ['a path of another', insert, 'the paths of lab', changeTo({ ...next, paths: ['/lab', '/reviews'] })],
      [
        'a path of another in the past',
        insert,
        'the paths of lab',
        changeTo(next, {}, { ...state, paths: ['/reviews'] }),
      ],
      ['its keys', insert, 'the keys of lab', changeTo({ ...next, keys: undefined })],
      ['its origins', insert, 'the origins of lab', changeTo({ ...next, origins: [] })],
      ['leaving', insert, 'the paths of lab', changeTo(null)],
      [
        'the address of another',
        insert,
        taken,
        changeTo({ ...state, releases: [{ ...otherVersion, url: theirs?.url }] }),
      ],
      [
        'the content of another',
        insert,
        taken,
        changeTo({ ...state, releases: [{ ...otherVersion, metadata: { ...theirs?.metadata } }] }),
      ],
      ['the counts of another', insert, taken, changeTo({ ...state, rollout: { id: rollout.id } })],
      ['a large change', insert, 'at most 200 KB', changeTo({ ...state, releases: 'x'.repeat(200_000) })],
      [
        'a deep change',
        insert,
        '20 levels',
        changeTo({ ...state, releases: JSON.parse('['.repeat(50) + ']'.repeat(50)) }),
      ],
      ['a change made otherwise', `update releases.change set change = $1`, denied, '{}'],
      ['a change undone', 'delete from releases.change', denied],
      ['no history', 'truncate releases.change', denied],
      ['the map', `update releases.map set text = '{}'`, denied],
      ['no map', 'delete from releases.map', denied],
      ['the map, locked by itself', 'select from releases.map for update', denied],
      ['counts', `insert into releases.span (rollout, span) values ('theirs', '{}')`, denied],
      ['the lease', `insert into releases.lease (holder, until) values ('lab', 'infinity')`, denied],
      ['a shell', `insert into releases.shell values ('lab', '{}', 'infinity')`, denied],
      [
        'a strike',
        `insert into releases.strike (release, shell, strike) values ('reviews', 'lab', '{}')`,
        denied,
      ],
      ['no strikes', 'delete from releases.strike', denied],
      ['more remotes', `insert into releases.team values ('lab_team', 'reviews')`, denied],
      ['another team', 'select * from releases.team', denied],
      ['a key', `insert into releases.key (key) values ('')`, denied],
      ['the keys', 'select key from releases.key', denied],
      [
        'the keys in a preview',
        `select releases.sign_preview('{"releases": {"reviews": {}}, "expires": 1}')`,
        'previews its own remotes',
      ],
      [
        'a release of another',
        `insert into releases.release (remote, version, text, signatures) values ('reviews', '${versions[1]}', '{}', '{}')`,
        security,
      ],
      [
        'signatures of another',
        `insert into releases.release (remote, version, text, signatures) values ('reviews', '${versions[0]}', '{}', '{}') on conflict (remote, version) do update set signatures = '{mine}'`,
        security,
      ],
      ['large signatures', `update releases.release set signatures = array[repeat('x', 100001)]`, security],
      ['a release made otherwise', `update releases.release set text = 'x'`, denied],
      ['a release given away', `update releases.release set remote = 'reviews'`, denied],
      ['no releases', 'delete from releases.release', denied],
      ['the owner', 'set role owner', denied],
      ['the owner’s session', 'set session authorization owner', denied],
      ['no triggers', `set session_replication_role = 'replica'`, denied],
      ['no trigger', 'alter table releases.change disable trigger change_by_team', 'must be owner'],
      ['no row security', 'alter table releases.change disable row level security', 'must be owner'],
      ['another policy', 'create policy mine on releases.change using (true)', 'must be owner'],
      [
        'another function',
        'create or replace function releases.owns(remote text) returns boolean language sql as $$ select true $$',
        denied,
      ],
      [
        'a function in public',
        'create function public.mine() returns boolean language sql as $$ select true $$',
        denied,
      ],
      [
        'a trigger of its own',
        `create temporary table change (revision integer, change json);
        create trigger mine before insert on change for each row execute function releases.change_by_team()`,
        denied,
      ],
    ])('a team cannot make or read %s', async (_, text, problem, ...parameters) => {
      const before = await everything();
      await expect(sql('lab_team', text, ...parameters)).rejects.toThrow(problem);
      expect(await everything()).toEqual(before);
    });

    test('rows of another are not there for an update', async () => {
      const before = await everything();
      await sql(
        'lab_team',
        `update releases.release set removed = clock_timestamp(), signatures = '{}' where remote = 'reviews'`,
      );
      expect(await everything()).toEqual(before);
    });

    test('a search path with functions of its own changes nothing', async () => {
      await ask(server.url('shop'), 'grant create on schema public to lab_team');
      await sql(
        'lab_team',
        `create function public.has_any_column_privilege(text, text) returns boolean language sql as $$ select true $$;
         create function public.owns(text) returns boolean language sql as $$ select true $$;
         create function public.yes(json, text) returns text language sql as $$ select 'lab' $$;
         create operator public.->> (function = public.yes, leftarg = json, rightarg = text);
         create function public.lab(jsonb, text) returns text language sql as $$ select 'lab' $$;
         create operator public.->> (function = public.lab, leftarg = jsonb, rightarg = text)`,
      );
      const hostile = await ask(
        `${as('lab_team')}?options=-c%20search_path%3Dpublic,pg_temp,releases,pg_catalog`,
        `create temporary table team as select 'lab_team'::name as role, 'reviews' as remote;
         create temporary table map as select 1 as revision, '{}' as text;
         select has_any_column_privilege('', '') as "isHijacked"`,
      );
      expect((hostile as unknown as { rows: unknown[] }[] | undefined) ?? []).toBeDefined();
      const before = await everything();
      await expect(
        ask(
          `${as('lab_team')}?options=-c%20search_path%3Dpublic,pg_temp,releases,pg_catalog`,
          `create temporary table team as select 'lab_team'::name as role, 'reviews' as remote;
           insert into releases.change (revision, change)
           values (99, '{"remote": "reviews", "from": {"paths": ["/reviews"]}, "to": {"paths": ["/reviews"]}}')`,
        ),
      ).rejects.toThrow(security);
      expect(await everything()).toEqual(before);
      await ask(server.url('shop'), 'drop owned by lab_team; revoke create on schema public from lab_team');
    });

    test.each<[string, unknown]>([
      ['releases that are none', { ...state, releases: 'none' }],
      ['half a release', { ...state, releases: [{ url: 'none' }] }],
      [
        'a share beyond all',
        { ...state, releases: [{ ...live, deployment: { traffic: 101, default: true } }] },
      ],
      ['an endless rollout', { ...state, rollout: [] }],
      ['a number beyond all', { ...state, frozen: 1e300 }],
    ])('%s leave the other remotes up, and their own as it was', async (_, broken) => {
      await sql('lab_team', insert, changeTo(broken));
      const report = await new Promise<unknown[]>((resolve) => {
        const stop = watchReleaseMap(
          owner.store,
          (map, text, sentences) => {
            stop();
            resolve([map, parseReleaseMap(text), sentences]);
          },
          (problem) => resolve([problem]),
        );
      });
      const whole = {
        ...nothingLive,
        microFrontends: { reviews, lab: state.releases },
        paths: { reviews: ['/reviews'], lab: ['/lab'] },
        rollouts: { reviews: rollout },
        keys: { lab: [key] },
      };
      const sentence = expect.stringMatching(
        /^The part of lab is left out, its last good one stays: The release map is wrong at /,
      );
      expect(report).toEqual([whole, whole, [sentence]]);
      expect(await owner.run('status')).toContain('The part of lab is left out');
      expect(await owner.run('history')).toContain('revision 4 of releases.change');
      await owner.run('off reviews');
      expect(await stateNow('lab')).toEqual(state);
      expect((await owner.store.read()).broken).toBeUndefined();
      await sql('lab_team', insert, changeTo(broken));
      await sql('lab_team', insert, changeTo(next, {}, broken));
      expect(await stateNow('lab')).toEqual(next);
    });

    test('without a last good state, only what operators decide stays', async () => {
      await sql('owner', 'delete from releases.change');
      await sql('lab_team', insert, changeTo({ ...state, releases: 'none' }));
      const { releases: _, ...rest } = state;
      expect(await stateNow('lab')).toEqual(rest);
    });

    test('a role of several remotes, and one of none', async () => {
      await owner.run('team lab_team lab reviews');
      await sql(
        'lab_team',
        insert,
        changeTo({ ...theirState, frozen: true }, { remote: 'reviews' }, theirState),
      );
      await owner.run('team lab_team lab');
      await owner.run('team lab_team lab');
      await expect(
        sql(
          'lab_team',
          insert,
          changeTo({ paths: ['/reviews'] }, { remote: 'reviews' }, { paths: ['/reviews'] }),
        ),
      ).rejects.toThrow(security);
      await sql('lab_team', insert, changeTo(next));
      await owner.run('team lab_team --revoke');
      await owner.run('team lab_team --revoke');
      for (const text of ['select from releases.map', 'select releases.lock_map()'])
        await expect(sql('lab_team', text)).rejects.toThrow('permission denied for schema releases');
    });

    test('a shell’s role that owns no table works beside teams, as its earlier build does', async () => {
      await sql(
        'owner',
        'grant usage on schema releases to shell; grant select, insert, update, delete on releases.map, releases.change, releases.release to shell',
      );
      const shell = machine('shell');
      const charges = [{ ...hungInRender, message: 'It said \u0000 and \ud800.' }];
      await quarantine(shell.store, { remote: 'lab', version: versions[0], charges });
      await shell.shared.describe({ remote: 'lab', version: versions[1], text: '{}', signatures: ['one'] });
      const quarantined = [{ version: versions[0] }];
      await sql('lab_team', insert, changeTo({ ...next, quarantined }));
      expect(await stateNow('lab')).toEqual({ ...next, quarantined });
      // The statements of an earlier build.
      const text = (await shell.store.text()) ?? '';
      await sql(
        'shell',
        `insert into releases.change (revision, change) values (6, $1)`,
        changeTo(state, { revision: 6 }),
      );
      await sql('shell', 'update releases.map set revision = 6, text = $1', text);
      expect((await shell.store.read()).revision).toBe(6);
    });
  });

  describe('the command', () => {
    test.each([
      ['team owner lab', 'owner may change the whole map, read its keys or become a role that may'],
      ['team heir lab', 'heir may change the whole map'],
      ['team boss lab', 'boss may change the whole map'],
      ['team shop lab', 'shop may change the whole map'],
      ['team nobody lab', 'The database has no login role nobody'],
      ['team lab_team', 'Name the remotes that lab_team may change, or use --revoke.'],
      ['team lab_team lab --revoke', 'Name the remotes'],
      ['team lab_team ../lab', 'is not the name of a remote'],
    ])('refuses: %s', async (words, problem) => {
      await expect(owner.run(words)).rejects.toThrow(problem);
    });

    test('migrate brings row security to the tables of an earlier build', async () => {
      await sql(
        'owner',
        `drop table releases.team; drop function releases.owns, releases.change_by_team, releases.sign_preview, releases.lock_map cascade;
         drop policy readers on releases.change; drop policy readers on releases.release;
         alter table releases.change disable row level security; alter table releases.release disable row level security`,
      );
      await owner.run('join reviews /reviews /reviews/old');
      await owner.run('migrate');
      await owner.run('team reviews_team reviews');
      await machine('reviews_team').run('freeze reviews');
      await expect(team.run('freeze reviews')).rejects.toThrow('permission denied');
      expect(await stateNow('reviews')).toMatchObject({ frozen: true, paths: ['/reviews', '/reviews/old'] });
    });
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
