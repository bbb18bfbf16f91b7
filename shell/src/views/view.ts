import { type ModuleLoader, type ModuleName, partsOf } from '../federation/remote-modules';
import type { PageData } from '../page-data';

/** Most faults kept: a release may throw in every frame. */
const maxFaults = 20;

/** Delay of the report's code after the page's scripts, in milliseconds, so as not to compete with them. */
const delay = 3_000;

interface Fault {
  readonly error: unknown;
  /** The remote that failed to load; missing for other errors. */
  readonly remote?: string;
}

/** Faults and used remotes of this page since its start. */
export interface View {
  readonly used: ReadonlySet<string>;
  readonly faults: readonly Fault[];
  /** Wraps a loader to record used remotes and failures. */
  readonly noting: (load: ModuleLoader) => ModuleLoader;
  readonly caught: (error: unknown) => void;
}

/** Records errors from now on. */
export function recordPageErrors(): View {
  const used = new Set<string>();
  const faults: Fault[] = [];
  const note = (fault: Fault) => {
    if (faults.length < maxFaults) faults.push(fault);
  };
  addEventListener('error', ({ error }) => note({ error }));
  addEventListener('unhandledrejection', ({ reason }) => note({ error: reason }));
  return {
    used,
    faults,
    noting: (load) => (name: ModuleName) => {
      const { remote } = partsOf(name);
      used.add(remote);
      return load(name).catch((error: unknown) => {
        note({ error, remote });
        throw error;
      });
    },
    caught: (error) => note({ error }),
  };
}

/** Sends the view report later, if the document has a token and this page is sampled. */
export function lateReport(page: PageData, view: View): void {
  const { viewToken, viewShare = 1 } = page;
  if (!viewToken || Math.random() >= viewShare) return;
  setTimeout(async () => {
    if (!navigator.onLine) return;
    const loading = import(/* webpackChunkName: "report-view" */ './report-view');
    await loading.then(({ reportView }) => reportView(viewToken, page, view)).catch(() => {});
  }, delay);
}
