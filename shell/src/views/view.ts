import { type ModuleLoader, type ModuleName, partsOf } from '../federation/module-loader';

/** Most faults that are kept: a release may throw in every frame. */
const maxFaults = 20;

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
