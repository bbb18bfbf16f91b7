import { request } from 'node:http';
import { inTime, Late } from '@storefront/shared/in-time';
import { type LiveRelease, liveRemotes, type Trust, trustOf } from 'releases/release-map/release-map';
import { standingRelease } from 'releases/traffic/pick';
import type { ModuleName } from '../../src/federation/module-loader';
import { renderedPlaces } from '../../src/places/rendered-places';
import { remoteStyles } from '../assets/remote-styles';
import type { Directions } from '../containment/directions';
import { tellSupervisor } from '../containment/tell-supervisor';
import { requestIdHeader } from '../http/request-id';
import { report } from '../process/report';
import { filesOf } from '../remotes/compose';
import { exposedNames, fetchRelease } from '../remotes/fetched-release';
import { serverModuleLoader } from '../remotes/server-module-loader';

/** How long a worker that starts waits for what it needs, in milliseconds; it takes requests then whether it has that or not. */
const warmUpTimeout = 5_000;

/** How soon what could not be had is tried again, in milliseconds. */
const retryInterval = 2_000;

/**
 * Evaluates the default release of each remote, before any visitor has to wait for it, and asks the backend once. What is
 * missing is told to the supervisor, and tried again until nothing is.
 *
 * @param directions what the supervisor says, now and later
 * @param site resolves when the backend is known, or known to be down
 */
export async function warmUp(directions: Directed, site: () => Promise<unknown>): Promise<void> {
  const look = async (): Promise<void> => {
    const [missing] = await Promise.all([missingOf(directions), site().catch(() => {})]);
    tellSupervisor({ kind: 'readiness', missing });
    if (missing.length > 0) setTimeout(() => void look(), retryInterval).unref();
  };
  await inTime(look(), warmUpTimeout, () => new Late('It is late.')).catch(() => {});
}

/** What compositions come from. */
type Directed = Required<Pick<Directions, 'map' | 'avoided'>>;

/** The release of a remote that visitors get by default, as far as there is one. */
interface Standing {
  readonly remote: string;
  readonly entry: LiveRelease | undefined;
  readonly trust: Trust;
}

/** What cannot be had of the default releases, a sentence for each. */
async function missingOf({ map, avoided }: Directed): Promise<string[]> {
  const remotes = liveRemotes(map);
  if (remotes.length === 0)
    return [
      'There is no release map that can be read, or nothing is live in it: the log of the shell says why.',
    ];
  const without = new Set(avoided.quarantined);
  const standing = remotes.map((remote) => ({
    remote,
    entry: standingRelease(map, remote, without),
    trust: trustOf(map, remote),
  }));
  const reasons = await Promise.all(standing.map(reasonOf));
  return reasons.filter((reason) => reason !== null);
}

/** Anybody may read it, so the cause is for the log. */
async function reasonOf(one: Standing): Promise<string | null> {
  try {
    await evaluate(one);
    return null;
  } catch (error) {
    report(`the default release of ${one.remote}`, error);
    return `The default release of ${one.remote} cannot be had.`;
  }
}

async function evaluate({ remote, entry, trust }: Standing): Promise<void> {
  if (!entry) return;
  const release = await fetchRelease({ remote, ...entry }, trust);
  const used = exposedNames(release).filter((name) => name === 'routes' || name in renderedPlaces);
  const modules = used.map((name): ModuleName => `${remote}/${name}`);
  const releases = { [remote]: release };
  await Promise.all([
    ...modules.map(serverModuleLoader(releases)),
    remoteStyles(filesOf({ releases }, modules).styles),
  ]);
}

/** How long a worker that starts waits for its first document, in milliseconds: without a backend it may take longer. */
const documentTimeout = 1_000;

/**
 * Has a worker make the home page once, by its socket, so that no visitor waits while code runs for the first time: that takes four
 * times as long. How it went does not matter; a visitor's would go the same way.
 */
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
