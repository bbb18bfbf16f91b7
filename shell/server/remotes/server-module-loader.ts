import { createInstance } from '@module-federation/enhanced/runtime';
import { type ModuleLoader, partsOf } from '../../src/federation/module-loader';
import { shareScope } from '../../src/federation/share-scope';
import type { Container } from './evaluate-container';
import { evaluateContainer } from './evaluate-container';
import { fetchVerified } from './fetch-verified';
import type { FetchedRelease } from './fetched-release';
import { memoizeLoad } from './memoize-load';

const containers = new Map<string, Container>();

/** One federation host for the process; each release is a remote of its own name, so several live side by side. */
const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: shareScope,
  shareStrategy: 'loaded-first',
  plugins: [
    {
      name: 'verified-containers',
      loadEntry: async ({ remoteInfo }) => containers.get(remoteInfo.name) as never,
    },
  ],
});

const loadModule = memoizeLoad(
  ({ release, exposed }: { release: FetchedRelease; exposed: string }) => `${release.container}/${exposed}`,
  async ({ release, exposed }) => {
    await loadContainer(release);
    return federation.loadRemote(`${release.container}/${exposed}`);
  },
);

const loadContainer = memoizeLoad(
  (release: FetchedRelease) => release.container,
  async ({ base, container, server, files }) => {
    const url = base + server.file;
    const bytes = await fetchVerified(url, files[server.file] ?? '');
    containers.set(container, evaluateContainer(bytes.toString('utf8'), url, container));
    federation.registerRemotes([{ name: container, entry: url }]);
  },
);

/** The server's way to the modules of one composition; every release is loaded once per process. */
export function serverModuleLoader(releases: Readonly<Record<string, FetchedRelease>>): ModuleLoader {
  return async (name) => {
    const { remote, exposed } = partsOf(name);
    const release = releases[remote];
    if (!release) throw new Error(`No release of ${remote} is live.`);
    return loadModule({ release, exposed });
  };
}
