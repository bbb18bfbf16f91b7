import { execFile } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRemotes } from '@storefront/build/workspace-remotes';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { parse, parseAllDocuments } from 'yaml';

// What is written here cannot run here: these tests compare it with what it names.
const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
/** Files of a folder with that ending, as paths from here. */
const filesOf = (folder: string, ending: string) =>
  readdirSync(join(__dirname, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
const units = filesOf('systemd', '.service');
const containerfile = read('Containerfile');
const compose = parse(read('compose.yaml'), { merge: true });
const objects = filesOf('kubernetes', '.yaml').flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => document.toJS()),
);
const workloads = objects.filter(({ kind }) => kind === 'Deployment' || kind === 'Job');

/** All texts in a value of YAML. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Matches of a pattern's first group, each once. */
const found = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, group = '']) => group)),
];

const folders = temporaryFolder();
let count = 0;
/** A new empty folder. */
const newFolder = () => {
  const folder = join(folders, String(++count));
  mkdirSync(folder);
  return folder;
};

test('every variable is one that .env.example explains', () => {
  const explained = found(read('../.env.example'), /^(?:# )?([A-Z][A-Z_]+)=/gm);
  // Those of Node and of PostgreSQL's image.
  const others = ['NODE_ENV', 'NODE_OPTIONS', 'POSTGRES_PASSWORD'];
  const named = [
    ...['shop.env', 'kubernetes/shop.env'].flatMap((file) => found(read(file), /^([A-Z_]+)=/gm)),
    ...units.flatMap((file) =>
      found(read(file), /^Environment=(.*)$/gm).flatMap((line) => found(line, /([A-Z_]+)=/g)),
    ),
    ...found(containerfile, /^ENV (.*(?:\\\n.*)*)/gm).flatMap((text) => found(text, /([A-Z_]+)=/g)),
    ...Object.values<{ environment?: object }>(compose.services).flatMap(({ environment = {} }) =>
      Object.keys(environment),
    ),
    ...workloads.flatMap(({ spec }) =>
      spec.template.spec.containers[0].env.map(({ name }: { name: string }) => name),
    ),
  ].map((name) => name.replace(/_FILE$/, ''));
  expect(named).toContain('SHELL_SECRET');
  const known = new Set([...explained, ...others]);
  expect(named.filter((name) => !known.has(name) && !name.startsWith('MALLOC_'))).toEqual([]);
});

test('every program is one that pnpm build writes', () => {
  const built = found(read('../run/distribution/build-program.ts'), / file: '(.*?)'/g);
  expect(read('../run/build.ts')).toContain("join(distribution, 'shell')");
  const programs = ['shell/server/shell.cjs', ...built];
  const started = [
    ...units.map((file) => {
      const [folder] = found(read(file), /^WorkingDirectory=\/opt\/shop\/(?:current|%i)\/(.*)$/gm);
      const [program] = found(read(file), /^ExecStart=\/usr\/bin\/node (\S+)/gm);
      return `${folder}/${program}`;
    }),
    ...[
      ...containerfile.matchAll(
        /COPY --from=build \/dist\/(\S+) \/app\n[\s\S]*?"node", "(?:\/app\/)?([^-"]+)"\]/g,
      ),
    ].map(([, folder, program]) => `${folder}/${program}`),
    ...found(read('systemd/storefront'), /\/opt\/shop\/current\/(\S+)/g),
    ...found(read('systemd/upgrade.sh'), /\$root\/\$new\/(\S+\.cjs)/g),
  ];
  expect(started).toHaveLength(9);
  expect(started.filter((program) => !programs.includes(program))).toEqual([]);
});

test('every secret is one that secrets.sh makes', async () => {
  const folder = join(newFolder(), 'secrets');
  const make = () =>
    promisify(execFile)(join(__dirname, 'secrets.sh'), [folder, 'localhost:5432', 'smtp://localhost']);
  await make();
  const made = readdirSync(folder);
  const texts = made.map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(new Set(texts).size).toBe(made.length);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await make();
  expect(made.map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(texts);
  for (const name of made) expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);

  const used = [
    ...units.flatMap((file) => found(read(file), /^LoadCredential=(\S+):/gm)),
    ...units.flatMap((file) => found(read(file), /=%d\/(\S+)/g)),
    ...Object.keys(compose.secrets),
    ...workloads.flatMap((one) =>
      textsIn(one).flatMap((text) => found(text, /^\/run\/secrets\/shop\/(.+)/g)),
    ),
    ...workloads.flatMap(({ spec }) =>
      spec.template.spec.volumes.flatMap(({ secret }: { secret?: { items: { key: string }[] } }) =>
        (secret?.items ?? []).map(({ key }) => key),
      ),
    ),
  ];
  expect(used).toEqual(expect.arrayContaining(['database-owner-url', 'metrics-token']));
  expect(used.filter((name) => !made.includes(name))).toEqual([]);
  const inCompose = Object.values<{ secrets?: string[] }>(compose.services).flatMap(
    (one) => one.secrets ?? [],
  );
  expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining(inCompose));
});

test('a group of secrets.sh reads releases-url alone, also in a folder with files that all could read', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'database-owner-url'), 'postgres://owner:1@localhost/shop\n', { mode: 0o644 });
  const words = [folder, 'localhost:5432', 'smtp://localhost', String(process.getgid?.())];
  await promisify(execFile)(join(__dirname, 'secrets.sh'), words);
  const isReadable = (name: string) => (statSync(join(folder, name)).mode & 0o077) !== 0;
  expect(readdirSync(folder).filter(isReadable)).toEqual(['releases-url']);
  expect(statSync(join(folder, 'releases-url')).mode & 0o777).toBe(0o640);
  expect(statSync(folder).mode & 0o777).toBe(0o750);
});

test('storefront names each secret of the units that its caller can read', async () => {
  const folder = newFolder();
  const [etc, bin] = [join(folder, 'etc'), join(folder, 'bin')];
  for (const one of [etc, bin, join(etc, 'secrets')]) mkdirSync(one);
  writeFileSync(join(etc, 'shop.env'), 'DRAIN_SECONDS=5\n');
  writeFileSync(join(bin, 'node'), '#!/bin/sh\nenv', { mode: 0o755 });
  const command = join(bin, 'storefront');
  writeFileSync(command, read('systemd/storefront').replaceAll('/etc/shop', etc), { mode: 0o755 });
  const named = async () => {
    const { stdout } = await promisify(execFile)(command, { env: { PATH: `${bin}:${process.env.PATH}` } });
    return found(stdout.replaceAll(etc, ''), /^(\w+_FILE=.*)$/gm).toSorted();
  };
  expect(await named()).toEqual(['RELEASES_URL_FILE=/secrets/releases-url']);

  const needed = ['systemd/shop-shell@.service', 'systemd/shop-backend@.service']
    .flatMap((file) => found(read(file), /(\w+_FILE=%d\/\S+)/g))
    .map((text) => text.replace('%d', '/secrets'));
  for (const text of needed) writeFileSync(join(etc, text.replace(/^.*=/, '')), 'secret\n');
  expect(await named()).toEqual([...new Set(needed)].toSorted());
});

test('backends and the command write own pictures to the same place, which is kept', () => {
  const unit = read('systemd/shop-backend@.service');
  const [inUnit = ''] = found(unit, /PICTURE_FOLDER=(\S+)/g);
  expect(found(read('systemd/storefront'), /PICTURE_FOLDER=(\S+)/g)).toEqual([inUnit]);
  expect(unit).toContain(`\nStateDirectory=${inUnit.replace('/var/lib/', '')}\n`);

  const [inImage = ''] = found(containerfile, /PICTURE_FOLDER=(\S+)/g);
  expect(found(containerfile, /^VOLUME (.*)$/gm).filter((volumes) => volumes.includes(inImage))).toHaveLength(
    2,
  );
  for (const service of ['backend-1', 'backend-2', 'storefront'])
    expect(compose.services[service].volumes).toContain(`pictures:${inImage}`);
  const { spec } = workloads.find(({ metadata }) => metadata.name === 'backend').spec.template;
  expect(spec.containers[0].volumeMounts).toContainEqual({ name: 'pictures', mountPath: inImage });
  expect(spec.volumes).toContainEqual({ name: 'pictures', persistentVolumeClaim: { claimName: 'pictures' } });
  expect(objects.find(({ kind }) => kind === 'PersistentVolumeClaim').metadata.name).toBe('pictures');
});

test('ports agree', () => {
  const [shell, backend] = found(containerfile, /^ENV PORT=(\d+)/gm);
  for (const [app, port] of Object.entries({ shell, backend })) {
    const { containers } = workloads.find(({ metadata }) => metadata.name === app).spec.template.spec;
    expect(containers[0].ports[0]).toEqual({ name: 'http', containerPort: Number(port) });
    const service = objects.find(({ kind, metadata }) => kind === 'Service' && metadata.name === app);
    expect(service.spec.ports[0].port).toBe(Number(port));
    expect(found(containerfile, /^EXPOSE (\d+)/gm)).toContain(port);
  }
  const hosts = read('nginx-hosts.conf');
  const instances = found(read('systemd/shop-backend@.service'), /shop-backend@(\d+)/g);
  expect(found(hosts, /server 127\.0\.0\.1:(\d+)/g)).toEqual(instances);
  const [listening = ''] = found(hosts, /listen 127\.0\.0\.1:(\d+)/g);
  expect(read('shop.env')).toContain(`BACKEND_URL=http://localhost:${listening}\n`);
  expect(textsIn(compose)).toContain(`http://nginx:${listening}`);
  const metrics = found(read('kubernetes/shop.env'), /^METRICS_PORT=(\d+)/gm);
  for (const { metadata, spec } of workloads.filter(({ kind }) => kind === 'Deployment'))
    expect([metadata.name, `${spec.template.spec.containers[0].ports[1].containerPort}`]).toEqual([
      metadata.name,
      ...metrics,
    ]);
});

test('no address takes all connections of nginx, and shells see bodies while they arrive', () => {
  const servers = ['nginx.conf', 'nginx-hosts.conf'].flatMap((file) =>
    read(file)
      .split(/^ *server \{/m)
      .slice(1),
  );
  const ofVisitors = servers.filter((server) => server.includes('listen 443'));
  expect(ofVisitors).toHaveLength(4);
  const [connections = 0] = found(read('nginx.conf'), /worker_connections (\d+);/g).map(Number);
  for (const server of ofVisitors) {
    const [limit] = found(server, /^ *limit_conn addresses (\d+);/gm).map(Number);
    // A request takes two: from its sender, and to a shell.
    expect(2 * (limit ?? Number.NaN)).toBeLessThan(connections / 16);
  }
  expect(read('nginx-shells.conf')).toMatch(/^proxy_request_buffering off;$/m);
});

test('the office has a host of its own, of which nginx keeps nothing', () => {
  const [shop = '', office = '', ...others] = read('nginx.conf')
    .split(/^ {2}server \{/m)
    .filter((server) => server.includes('proxy_pass http://shells;'));
  expect(others).toEqual([]);
  for (const [server, variable] of [
    [shop, 'PUBLIC_ORIGIN'],
    [office, 'OFFICE_ORIGIN'],
  ] as const) {
    const [name] = found(server, /server_name (.*);/g);
    expect(found(read('shop.env'), new RegExp(`^${variable}=(.*)$`, 'gm'))).toEqual([`https://${name}`]);
    expect(server).toContain('include /etc/nginx/nginx-shells.conf;');
    expect(found(server, /proxy_set_header X-Storefront-Cell (.*);/g)).toHaveLength(1);
  }
  expect(found(office, /^ *(proxy_cache.*);/gm)).toEqual(['proxy_cache off']);
});

test('each remote has visitors, and its files are found', () => {
  const names = workspaceRemotes.map(({ name }) => name).toSorted();
  const [joined = ''] = found(read('../docs/production.md'), /^for remote in (.*); do$/gm);
  expect(joined.split(' ').toSorted()).toEqual(names);
  expect(found(read('nginx-hosts.conf'), /\/(\w+)\$uri/g).toSorted()).toEqual(names);
  const served = found(read('shop.env'), /^([A-Z]+)_ORIGIN=https:\/\/static/gm);
  expect(served.map((name) => name.toLowerCase()).toSorted()).toEqual(names);
});

test('no visitor writes an address that a shell or backend believes', () => {
  const forwarded = ['nginx-shells.conf', 'nginx-hosts.conf'].flatMap((file) =>
    [...read(file).matchAll(/proxy_set_header X-Forwarded-For (.*);/g)].map(([, value]) => value),
  );
  expect(forwarded).toEqual(['$remote_addr', '$remote_addr']);
  // A visitor of the company's own network is no proxy.
  expect(read('shop.env')).toMatch(/^TRUST_PROXY=loopback$/m);
  const services = Object.entries<{ environment?: Record<string, string> }>(compose.services);
  const trusting = services.filter(([, { environment }]) => environment?.SHELL_SECRET_FILE);
  expect(trusting.map(([name, { environment }]) => [name, environment?.TRUST_PROXY])).toEqual(
    ['backend-1', 'backend-2', 'shell-1', 'shell-2'].map((name) => [
      name,
      compose.services.nginx.networks.default.ipv4_address,
    ]),
  );
});

describe('upgrade.sh', () => {
  /** A machine with two backends and two shells, whose systemctl only writes down what it is told. */
  function machine() {
    const folder = newFolder();
    const [bin, root] = [join(folder, 'bin'), join(folder, 'opt')];
    for (const one of [bin, root]) mkdirSync(one);
    const log = join(folder, 'log');
    const script = (name: string, text: string) =>
      writeFileSync(join(bin, name), `#!/bin/sh\n${text}`, { mode: 0o755 });
    script(
      'systemctl',
      `case $1 in
        list-units) case $4 in *backend*) set -- backend@4000 backend@4010 ;; *shell*) set -- shell@3000 shell@3010 ;; *) exit ;; esac
          printf 'shop-%s.service loaded active running\\n' "$@" ;;
        *) echo "$1 $2 $(readlink ${root}/current)" >>${log} ;;
      esac`,
    );
    // In place of asking an instance: the build 'bad' is never ready at port 3010.
    script('node', `case "$(readlink ${root}/current) $2" in bad*3010*) exit 1 ;; esac`);
    const build = (name: string) => {
      mkdirSync(join(folder, name, 'shell/server'), { recursive: true });
      writeFileSync(join(folder, name, 'shell/server/shell.cjs'), '');
      return join(folder, name);
    };
    const upgrade = (...words: string[]) => {
      writeFileSync(log, '');
      return promisify(execFile)(join(__dirname, 'systemd/upgrade.sh'), words, {
        env: {
          PATH: `${bin}:${process.env.PATH}`,
          SHOP_ROOT: root,
          READY_SECONDS: '1',
        },
      });
    };
    return {
      root,
      build,
      upgrade,
      done: () => readFileSync(log, 'utf8').trim().split('\n'),
      serves: () => readlinkSync(join(root, 'current')),
    };
  }
  const all = ['backend@4000', 'backend@4010', 'shell@3000', 'shell@3010'];
  const restarts = (build: string, names = all) =>
    names.map((name) => `restart shop-${name}.service ${build}`);

  test('migrates first, then restarts one instance after another, and returns', async () => {
    const { build, upgrade, done, serves } = machine();
    await upgrade('one', build('one'));
    await upgrade('two', build('two'));
    expect(done()).toEqual(['start shop-migrate@two one', ...restarts('two')]);
    expect(serves()).toBe('two');
    await upgrade('--back');
    expect(done()).toEqual(restarts('one'));
    expect(serves()).toBe('one');
  });

  test('a link that an earlier upgrade left behind is replaced', async () => {
    const { root, build, upgrade, serves } = machine();
    await upgrade('one', build('one'));
    symlinkSync('one', join(root, '.link'));
    await upgrade('two', build('two'));
    expect(serves()).toBe('two');
  });

  test('an instance that is not ready brings the old build back', async () => {
    const { build, upgrade, done, serves } = machine();
    await upgrade('one', build('one'));
    await expect(upgrade('bad', build('bad'))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('shop-shell@3010.service is not ready with bad'),
    });
    expect(done()).toEqual(['start shop-migrate@bad one', ...restarts('bad'), ...restarts('one')]);
    expect(serves()).toBe('one');
  });

  test('--restart restarts one instance after another with the same build, and ends at one that is not ready', async () => {
    const { root, build, upgrade, done, serves } = machine();
    await expect(upgrade('--restart')).rejects.toMatchObject({ code: 1 });
    await upgrade('one', build('one'));
    await upgrade('two', build('two'));
    await upgrade('--restart');
    expect(done()).toEqual(restarts('two'));
    expect([serves(), readlinkSync(join(root, 'previous'))]).toEqual(['two', 'one']);

    build('bad');
    renameSync(join(root, '..', 'bad'), join(root, 'bad'));
    rmSync(join(root, 'current'));
    symlinkSync('bad', join(root, 'current'));
    await expect(upgrade('--restart')).rejects.toMatchObject({ code: 1 });
    expect(done()).toEqual(restarts('bad'));
  });

  test('a build that differs from the one of its name is refused, and the same one is restarted', async () => {
    const { build, upgrade, done } = machine();
    const dist = build('one');
    await upgrade('one', dist);
    await upgrade('one', dist);
    expect(done()).toEqual(['start shop-migrate@one one', ...restarts('one')]);
    writeFileSync(join(dist, 'shell/server/shell.cjs'), 'other');
    await expect(upgrade('one', dist)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('give this build another name'),
    });
    expect(done()).toEqual(['']);
  });

  test('a build that is not there changes nothing', async () => {
    const { build, upgrade, done, serves } = machine();
    await upgrade('one', build('one'));
    await expect(upgrade('two')).rejects.toMatchObject({ code: 1 });
    await expect(upgrade('--back')).rejects.toMatchObject({ code: 1 });
    expect(done()).toEqual(['']);
    expect(serves()).toBe('one');
  });
});

test('what kustomization.yaml lists is there, and nothing else', () => {
  const { resources } = objects.find(({ kind }) => kind === 'Kustomization');
  const files = readdirSync(join(__dirname, 'kubernetes')).filter((name) => name.endsWith('.yaml'));
  expect([...resources, 'kustomization.yaml'].toSorted()).toEqual(files.toSorted());
});
