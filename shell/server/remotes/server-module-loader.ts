import { Script } from 'node:vm';
import { releaseId } from 'releases/traffic/pick';
import { type Container, exposedModule, isContainer } from '../../src/federation/exposed-module';
import { type ModuleLoader, partsOf } from '../../src/federation/remote-modules';
import { rememberIntrinsics } from '../containment/intrinsics';
import { aboutMark, codeName, type Mark, runMarked } from '../containment/mark';
import { sendReport } from '../containment/worker-report';
import { countRelease, reportPatched } from '../containment/worker-reporting';
import { withoutInput } from '../process/current-request';
import { log } from '../process/log';
import { deadlines, documentTime } from './deadlines';
import { fetchVerified } from './fetch-verified';
import { type FetchedRelease, recordArrival } from './fetched-release';
import { memoizeLoad } from './memoize-load';

/** Captured before any release can change it. */
const endProcess = process.exit.bind(process);

const loadModule = memoizeLoad(
  ({ release, exposed }: { release: FetchedRelease; exposed: string }) => `${release.integrity} ${exposed}`,
  async ({ release, exposed }) => {
    countRelease(release, { loads: 1 });
    try {
      const container = await loadContainer(release);
      // Documents share the load, so no document's budget limits it.
      const time = documentTime(Number.POSITIVE_INFINITY);
      return await time.wait(exposedModule(container, exposed), deadlines.module, `./${exposed}`);
    } catch (error) {
      countRelease(release, { failedLoads: 1 });
      throw error;
    }
  },
);

const loadContainer = memoizeLoad(
  (release: FetchedRelease) => release.integrity,
  async (release) => {
    const { base, container, server, files } = release;
    const url = base + server.file;
    const bytes = await fetchVerified(url, files[server.file] ?? '');
    recordArrival(release);
    sendReport({ kind: 'evaluated', release: releaseId(release.remote, release.version) });
    return markedContainer(
      evaluated(markOf(release, 'container'), () =>
        evaluateContainer(bytes.toString('utf8'), codeName(release, server.file), container),
      ),
      release,
    );
  },
);

const markOf = ({ remote, version }: FetchedRelease, exposed: string): Mark => ({
  remote,
  version,
  phase: 'evaluate',
  exposed,
  address: '',
});

function markedContainer({ init, get }: Container, release: FetchedRelease): Container {
  const container = markOf(release, 'container');
  return {
    init: (...given) => evaluated(container, () => init(...given)),
    get: async (name) => {
      const factory = await evaluated(container, () => get(name));
      return () => evaluated(markOf(release, name.slice('./'.length)), factory);
    },
  };
}

/** Evaluates code of a release. Restores the intrinsics that it changes, and gives it a strike for that. */
function evaluated<Result>(mark: Mark, work: () => Result): Result {
  // Its timers' later work must not be attributed to the visitor who asks first.
  const atWork = <Done>(doing: () => Done) => withoutInput(() => runMarked(mark, doing));
  const restoreIntrinsics = rememberIntrinsics();
  try {
    return atWork(work);
  } finally {
    const { changed, lasting } = restoreIntrinsics();
    try {
      if (changed.length > 0) {
        const sentence = `${mark.remote} ${mark.version} changes ${changed.join(', ')}, which all code shares`;
        log('error', sentence, aboutMark(mark));
        reportPatched(mark, sentence);
      }
    } finally {
      // This process is no longer reliable.
      if (lasting.length > 0) atWork(() => endProcess(1));
    }
  }
}

/** Loads modules of a composition, each release once per process, identified by its integrity. */
export function serverModuleLoader(releases: Readonly<Record<string, FetchedRelease>>): ModuleLoader {
  return async (name) => {
    const { remote, exposed } = partsOf(name);
    const release = releases[remote];
    if (!release) throw new Error(`No release of ${remote} is live.`);
    return loadModule({ release, exposed });
  };
}

/**
 * Evaluates a remote's single-file server build, a CommonJS module that is already verified, in this process.
 *
 * @param file its name in stack traces
 * @param name of the export that is its container
 */
export function evaluateContainer(code: string, file: string, name: string): Container {
  const module = { exports: {} as Record<string, unknown> };
  const run = new Script(`(function (module, exports, require, __filename) {${code}\n})`, {
    filename: file,
  }).runInThisContext();
  run(module, module.exports, requireBuiltin, `/${name}.cjs`);
  const container = module.exports[name] ?? module.exports;
  if (!isContainer(container)) throw new Error(`${file} does not export a federated container.`);
  return container;
}

function requireBuiltin(id: string): unknown {
  const builtin = process.getBuiltinModule(id);
  if (!builtin) throw new Error(`A remote's server build asked for '${id}', which is not part of Node.`);
  return builtin;
}
