import type { Composition } from '../page-data';

/** Where browsers send what has become of a page. */
export const viewsPath = '/_views';

/** What a browser says of a page, once (docs/contracts.md). */
export interface ViewReport {
  /** Of the document that the page was made from. */
  readonly token: string;
  /** The releases that the document was composed of, as the shell wrote them: `lab@1.4.2+0a1b2c3d4e5f`. */
  readonly releases: readonly string[];
  /** Those of them whose code the page has asked for. */
  readonly used: readonly string[];
  /** Those of these whose code threw. */
  readonly broken: readonly string[];
  /** Those of them of which a file did not come, or came too late: a browser does not say why. */
  readonly unloaded: readonly string[];
  /** Whether a web vital of the page was poor. */
  readonly isPoor: boolean;
}

/** The releases of a composition, by name: `lab@1.4.2+0a1b2c3d4e5f`, in an order that is always the same. */
export function composedReleases(
  composition: Readonly<Record<string, Pick<Composition[string], 'version'>>>,
) {
  return Object.entries(composition)
    .map(([remote, { version }]) => `${remote}@${version}`)
    .sort();
}
