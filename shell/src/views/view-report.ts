import type { Composition } from '../page-data';

/** Where browsers send view reports. */
export const viewsPath = '/_views';

/** A page's view report (docs/contracts.md). */
export interface ViewReport {
  readonly token: string;
  /** Releases of the document as the shell wrote them: `lab@1.4.2+0a1b2c3d4e5f`. */
  readonly releases: readonly string[];
  /** Those whose code the page asked for. */
  readonly used: readonly string[];
  /** Those of the used whose code threw. */
  readonly broken: readonly string[];
  /** Those of the used of which a file failed to load or came late; a browser does not say why. */
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
