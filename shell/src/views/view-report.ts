import type { Composition } from '../page-data';

/** Path to which browsers send view reports. */
export const viewsPath = '/_views';

/** A page's view report (docs/contracts.md). */
export interface ViewReport {
  readonly token: string;
  /** A random id of this view: documents that visitors share have the same token. */
  readonly view: string;
  /** The document's releases, as `lab@1.4.2+0a1b2c3d4e5f`. */
  readonly releases: readonly string[];
  /** Releases whose code the page loaded. */
  readonly used: readonly string[];
  /** Used releases whose code threw. */
  readonly broken: readonly string[];
  /** Used releases with a file that failed to load or was late; browsers do not say why. */
  readonly unloaded: readonly string[];
  readonly isPoor: boolean;
}

/** The releases of a composition, sorted: `lab@1.4.2+0a1b2c3d4e5f`. */
export function composedReleases(
  composition: Readonly<Record<string, Pick<Composition[string], 'version'>>>,
) {
  return Object.entries(composition)
    .map(([remote, { version }]) => `${remote}@${version}`)
    .sort();
}
