import { request } from 'node:http';
import { join } from 'node:path';
import { TimeoutError, withTimeout } from '@storefront/shared/with-timeout';
import { liveRemotes, trustOf } from 'releases/release-map/release-map';
import { standInRelease } from 'releases/traffic/pick';
import type { ModuleName } from '../../src/federation/remote-modules';
import { renderedSlots } from '../../src/slots/rendered-slots';
import type { WorkerCommands } from '../containment/commands';
import { sendReport } from '../containment/worker-report';
import { requestIdHeader } from '../http/supervisor-headers';
import { logError } from '../process/log';
import { filesOf, remoteStyles } from '../remotes/compose';
import { alsoInFolder } from '../remotes/fetch-verified';
import { exposedNames, type FetchedRelease, fetchRelease } from '../remotes/fetched-release';
import { serverModuleLoader } from '../remotes/server-module-loader';

/** Milliseconds after which a worker takes requests, even if something is missing. */
const warmUpTimeout = 5_000;

/** Milliseconds until the next try. */
const retryInterval = 2_000;

/**
 * Evaluates each remote's default release and asks the backend before visitors do. Reports what is missing, and tries again.
 *
 * @param folder the releases folder, which stands in for an asset server that is away: other releases wait for theirs, as browsers do
 */
export async function warmUp(
  commands: WarmUpCommands,
  site: () => Promise<unknown>,
  folder: string,
): Promise<void> {
  const look = async (): Promise<void> => {
    const [missing] = await Promise.all([missingOf(commands, folder), site().catch(() => {})]);
    sendReport({ kind: 'readiness', missing });
    if (missing.length > 0) setTimeout(() => void look(), retryInterval).unref();
  };
  await withTimeout(look(), warmUpTimeout, () => new TimeoutError('It is late.')).catch(() => {});
}

type WarmUpCommands = Required<Pick<WorkerCommands, 'map' | 'unhealthy'>>;

async function missingOf({ map, unhealthy }: WarmUpCommands, folder: string): Promise<string[]> {
  const remotes = liveRemotes(map);
  if (remotes.length === 0)
    return ['The release map cannot be read, or it has no live release: see the log of the shell.'];
  const excluded = new Set(unhealthy.quarantined);
  const reasonOf = async (remote: string): Promise<string[]> => {
    try {
      const entry = standInRelease(map, remote, excluded);
      if (!entry) return [];
      alsoInFolder(new URL('.', entry.url).href, join(folder, remote, entry.metadata.version));
      await evaluate(await fetchRelease({ remote, ...entry }, trustOf(map, remote)));
      return [];
    } catch (error) {
      // `/readyz` is public, so the cause goes only to the log.
      logError(`the default release of ${remote}`, error);
      return [`The default release of ${remote} cannot be loaded.`];
    }
  };
  return (await Promise.all(remotes.map(reasonOf))).flat();
}

async function evaluate(release: FetchedRelease): Promise<void> {
  const { remote } = release;
  const used = exposedNames(release).filter((name) => name === 'routes' || name in renderedSlots);
  const modules = used.map((name): ModuleName => `${remote}/${name}`);
  const releases = { [remote]: release };
  await Promise.all([
    ...modules.map(serverModuleLoader(releases)),
    remoteStyles(filesOf({ releases }, modules).styles),
  ]);
}

/** Timeout of the first document, in milliseconds. */
const documentTimeout = 1_000;

/** Makes a worker render the home page once, since a first document takes four times as long. The outcome does not matter. */
export function firstDocument(socketPath: string): Promise<void> {
  return new Promise((resolve) => {
    request({
      socketPath,
      path: '/',
      headers: { host: 'localhost', [requestIdHeader]: 'first-document' },
      signal: AbortSignal.timeout(documentTimeout),
    })
      .once('response', (answer) => answer.resume().once('close', resolve))
      .once('error', () => resolve())
      .end();
  });
}
