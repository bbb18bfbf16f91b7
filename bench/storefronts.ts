import { join, resolve } from 'node:path';
import { releasesIn } from 'releases/stores/releases';
import { startChild } from 'run/child';
import { parsePorts, requireFree, serveReleasesAt } from 'run/ports';
import { prepare, shopFolders } from 'run/prepare';
import { processOf, startStorefront } from 'run/storefront';
import { buildSingleBundle } from './single-bundle/build';

/** Kept for the next run. */
const folder = resolve(import.meta.dirname, '../.local/bench');

/** The shop in two builds over one backend, with a sample catalogue of the bench's own. */
export interface Storefronts {
  /** Address of the federated shop, as shipped. */
  readonly federated: string;
  /** Address of the same sources in one bundle. */
  readonly singleBundle: string;
  readonly freePort: number;
  stop(): Promise<void>;
}

/**
 * Builds and starts both.
 *
 * @param port first port
 * @throws Error with webpack's report when a build fails, or in one sentence when a part cannot start; all parts are stopped then
 */
export async function startStorefronts(port: string, log: (line: string) => void): Promise<Storefronts> {
  const ports = parsePorts(port, '--port');
  await requireFree(ports);
  serveReleasesAt(ports);
  const { releases: releasesFolder, database: databaseFolder } = shopFolders(join(folder, 'shop'));
  const { shellFolder } = await prepare(releasesIn(releasesFolder), log);
  log('building the single bundle');
  const bundleFolder = await buildSingleBundle(join(folder, 'single-bundle'));
  log('starting the storefronts');
  const options = { ports, releasesFolder, shellFolder, databaseFolder, log };
  const storefront = await startStorefront(options);
  const shell = ports.shell + 50;
  try {
    const other = { ...options, shellFolder: bundleFolder, ports: { ...ports, shell } };
    const bundle = await startChild({ name: 'single bundle', log, ...processOf('shell', other, '') });
    return {
      federated: storefront.address,
      singleBundle: `http://localhost:${shell}`,
      freePort: shell + 1,
      async stop() {
        await Promise.all([bundle.stop(), storefront.stop()]);
      },
    };
  } catch (error) {
    await storefront.stop();
    throw error;
  }
}
