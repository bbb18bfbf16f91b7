import { execFile } from 'node:child_process';
import { mkdir, readFile, realpath, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const ours: Readonly<Record<string, string>> = {
  '@storefront/shared': 'shared',
  '@storefront/build': 'build',
};

/**
 * Unpacks a remote outside the workspace: the files of its npm package, our own packages as published, and every other
 * dependency in the manifests as a link into the workspace.
 *
 * @param source the remote's folder in the workspace
 * @param folder the destination; no parent of it has `node_modules`
 */
export async function unpackAlone(source: string, folder: string): Promise<void> {
  await unpack(source, folder);
  await link(source, folder, { isDeveloped: true });
}

async function unpack(source: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const pack = join(folder, 'pack.tgz');
  await run('npx', ['-y', 'pnpm@12', 'pack', '--out', pack], {
    cwd: source,
    env: { ...process.env, npm_config_prefer_offline: 'true' },
  });
  await run('tar', ['xzf', pack, '-C', folder, '--strip-components=1']);
}

async function link(source: string, folder: string, { isDeveloped = false } = {}): Promise<void> {
  const { dependencies, devDependencies }: Manifest = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys({ ...dependencies, ...(isDeveloped && devDependencies) })) {
    const place = join(folder, 'node_modules', name);
    await mkdir(dirname(place), { recursive: true });
    const own = ours[name];
    if (own === undefined) {
      await symlink(await realpath(join(source, 'node_modules', name)), place);
    } else if (isDeveloped) {
      await unpack(resolve(own), place);
      await link(resolve(own), place);
    }
  }
}
