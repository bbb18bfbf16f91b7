import { type ModuleLoader, type ModuleName, partsOf } from '../federation/module-loader';
import type { PageData } from '../page-data';

/** Most faults that are kept: a release may throw in every frame. */
const maxFaults = 20;

/** How long after the page's scripts have started its report is thought of, in milliseconds: nothing of it is to be in anybody's way. */
const delay = 3_000;

/** Something that was thrown on this page. */
interface Fault {
  readonly error: unknown;
  /** The remote that could not be loaded; missing where that is not what was wrong. */
  readonly remote?: string;
}

/** What has become of this page so far: little, for it is noted from the beginning. */
export interface View {
  /** The remotes whose code the page has asked for. */
  readonly used: ReadonlySet<string>;
  readonly faults: readonly Fault[];
  /** A way to modules that notes what is asked for and cannot be had. */
  readonly noting: (load: ModuleLoader) => ModuleLoader;
  /** Notes what a boundary has caught. */
  readonly caught: (error: unknown) => void;
}

/** Notes from now on what goes wrong on this page. */
export function noteView(): View {
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

/** Has the shell told, later on, what has become of this page, where its document has a token for that. */
export function lateReport(page: PageData, view: View): void {
  const { viewToken } = page;
  if (!viewToken) return;
  setTimeout(async () => {
    if (!navigator.onLine) return;
    const loading = import(/* webpackChunkName: "report-view" */ './report-view');
    await loading.then(({ reportView }) => reportView(viewToken, page, view)).catch(() => {});
  }, delay);
}
