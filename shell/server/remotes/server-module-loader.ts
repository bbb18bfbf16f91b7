import { exposedModule } from '../../src/federation/exposed-module';
import { type ModuleLoader, partsOf } from '../../src/federation/module-loader';
import { inTime, Late } from '../../src/in-time';
import { deadlines } from './deadlines';
import { evaluateContainer } from './evaluate-container';
import { fetchVerified } from './fetch-verified';
import type { FetchedRelease } from './fetched-release';
import { memoizeLoad } from './memoize-load';

const loadModule = memoizeLoad(
  ({ release, exposed }: { release: FetchedRelease; exposed: string }) => `${release.integrity} ${exposed}`,
  async ({ release, exposed }) => {
    const container = await loadContainer(release);
    const late = () => new Late(`./${exposed} takes longer than ${deadlines.module} ms.`);
    return inTime(exposedModule(container, exposed), deadlines.module, late);
  },
);

const loadContainer = memoizeLoad(
  (release: FetchedRelease) => release.integrity,
  async ({ base, container, server, files }) => {
    const url = base + server.file;
    const bytes = await fetchVerified(url, files[server.file] ?? '');
    return evaluateContainer(bytes.toString('utf8'), url, container);
  },
);

/** The server's way to the modules of one composition; every release is loaded once per process, and known by its integrity. */
export function serverModuleLoader(releases: Readonly<Record<string, FetchedRelease>>): ModuleLoader {
  return async (name) => {
    const { remote, exposed } = partsOf(name);
    const release = releases[remote];
    if (!release) throw new Error(`No release of ${remote} is live.`);
    return loadModule({ release, exposed });
  };
}
