import type { Composition } from '../page-data';

/** The releases of a composition, by name: `lab@1.4.2+0a1b2c3d4e5f`, in an order that is always the same. */
export function composedReleases(
  composition: Readonly<Record<string, Pick<Composition[string], 'version'>>>,
) {
  return Object.entries(composition)
    .map(([remote, { version }]) => `${remote}@${version}`)
    .sort();
}
