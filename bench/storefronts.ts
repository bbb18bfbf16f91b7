import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { publishRemote } from '@storefront/build/publishing/publish';
import { workspaceRemotes } from '@storefront/build/workspace-remotes';
import { releasesIn } from 'releases/stores/releases';
import { goLive } from 'releases/traffic/go-live';
import { buildShell } from 'run/build-shell';
import { startChild } from 'run/child';
import { portsFrom, requireFree, serveReleasesAt } from 'run/ports';
import { startStorefront } from 'run/storefront';
import { buildSingleBundle } from './single-bundle/build';
import { startStaticCopy } from './static-copy';

/** Ports of the bench; the shop of `pnpm start` and the journeys may run meanwhile. */
const ports = {
  ...portsFrom(3800),
  singleBundle: 3850,
  staticCopy: 3851,
  otherShell: 3852,
  newerShell: 3853,
  balancer: 3854,
};

const root = resolve(import.meta.dirname, '../.local/bench');
const folders = {
  releases: join(root, 'releases'),
  singleBundle: join(root, 'single-bundle'),
  database: (products: number) => join(root, `database-${products}`),
  pictures: join(root, 'pictures'),
  newerShell: join(root, 'newer-shell'),
};

/** The three ways the same shop is served. */
export interface Addresses {
  /** As it is shipped. */
  readonly federated: string;
  /** The same sources in one bundle without federation. */
  readonly singleBundle: string;
  /** What `federated` answered, from memory. */
  readonly staticCopy: string;
}

/** A shell beside the shop's own. */
export interface Shell {
  readonly address: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Everything that is measured, running over one backend. */
export interface Storefronts {
  readonly addresses: Addresses;
  /** Where their backend answers. */
  readonly backend: string;
  /** With the release map that says who gets what. */
  readonly releasesFolder: string;
  /** Starts another shell of the same releases, with further environment. */
  startShell(env: Readonly<Record<string, string>>): Promise<Shell>;
  /** Starts one of another build. */
  startNewerShell(): Promise<Shell>;
  /** A port for what stands in front of several shells. */
  readonly balancerPort: number;
  stop(): Promise<void>;
}

/**
 * Builds and starts everything that is measured, over a catalogue of this many products.
 *
 * @throws Error with webpack's report when a build fails, or in one sentence when a part cannot start; what was started
 * is stopped then
 */
export async function startStorefronts(products: number, log: (line: string) => void): Promise<Storefronts> {
  await requireFree(ports);
  log('building the releases, the shell and the single bundle');
  const { shellFolder, singleBundleFolder } = await build();
  const databaseFolder = folders.database(products);
  await seed(databaseFolder, products, log);
  log('starting the storefronts');
  const storefront = await startStorefront({
    ports,
    releasesFolder: folders.releases,
    shellFolder,
    databaseFolder,
    backend: { PICTURE_CACHE: folders.pictures },
    // Many visitors post from this machine.
    shell: { TRUST_PROXY: 'loopback' },
    log,
  });
  try {
    const singleBundle = await startShell('single bundle', singleBundleFolder, ports.singleBundle, {}, log);
    const stopCopy = await startStaticCopy(storefront.address, ports.staticCopy);
    return {
      addresses: {
        federated: storefront.address,
        singleBundle: `http://localhost:${ports.singleBundle}`,
        staticCopy: `http://localhost:${ports.staticCopy}`,
      },
      backend: `http://localhost:${ports.backend}`,
      releasesFolder: folders.releases,
      startShell: async (env) => {
        const shell = await startShell('another shell', shellFolder, ports.otherShell, env, log);
        return { ...shell, address: `http://localhost:${ports.otherShell}` };
      },
      startNewerShell: async () => {
        // One for development has no file in common with one for production.
        const { folder } = await buildShell({ mode: 'development', builds: folders.newerShell });
        const shell = await startShell('newer shell', folder, ports.newerShell, {}, log);
        return { ...shell, address: `http://localhost:${ports.newerShell}` };
      },
      balancerPort: ports.balancer,
      async stop() {
        await Promise.all([stopCopy(), singleBundle.stop(), storefront.stop()]);
      },
    };
  } catch (error) {
    await storefront.stop();
    throw error;
  }
}

/** Fills a database of the bench's own; the next bench finds it, and fills it anew only when the sample has changed. */
async function seed(folder: string, products: number, log: (line: string) => void): Promise<void> {
  log(`seeding ${products} products`);
  const backend = resolve(import.meta.dirname, '../backend/main.ts');
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', backend, 'seed', '--products', String(products)],
    { env: { ...process.env, DATABASE_URL: '', DATABASE_FOLDER: folder } },
  );
}

async function build(): Promise<{ shellFolder: string; singleBundleFolder: string }> {
  serveReleasesAt(ports);
  for (const remote of workspaceRemotes) {
    const { version } = await publishRemote(remote, { releasesFolder: folders.releases });
    await goLive(releasesIn(folders.releases), remote, version);
  }
  const { folder: shellFolder } = await buildShell();
  return { shellFolder, singleBundleFolder: await buildSingleBundle(folders.singleBundle) };
}

function startShell(
  name: string,
  folder: string,
  port: number,
  env: Readonly<Record<string, string>>,
  log: (line: string) => void,
) {
  return startChild({
    name,
    command: [join(folder, 'server/shell.cjs')],
    env: {
      PORT: String(port),
      RELEASES_FOLDER: folders.releases,
      BACKEND_URL: `http://localhost:${ports.backend}`,
      SUBURBS_URL: `http://localhost:${ports.backend}/suburbs`,
      ...env,
    },
    log,
  });
}
