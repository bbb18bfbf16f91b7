import { readPackage } from './read-package';

/** Folder of the package that holds a file. */
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** A package of a registry inside a distribution. */
export interface InsidePackage {
  /** Absolute. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, where the package names one. */
  readonly license: string | undefined;
  /** The package URL. */
  readonly purl: string;
}

/**
 * Packages inside a distribution, each version once, ordered by package URL.
 *
 * @param files absolute paths of files in it, or of folders of packages; those of no package are ours
 * @throws Error when a package has no name or version
 */
export function packagesInside(files: readonly string[]): readonly InsidePackage[] {
  const folders = new Set(files.flatMap((file) => packageFolder.exec(file)?.[0] ?? []));
  const packages = [...folders].sort().map((folder) => {
    const { name, version, license } = readPackage(folder);
    return { folder, name, version, license, purl: `pkg:npm/${name.replace('@', '%40')}@${version}` };
  });
  const byPurl = new Map(packages.map((one) => [one.purl, one]));
  return [...byPurl.keys()].sort().flatMap((purl) => byPurl.get(purl) ?? []);
}
