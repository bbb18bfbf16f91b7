import { resolve } from 'node:path';
import { readPackage } from './read-package';

/** Folder of the package that holds a file. */
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/**
 * The CycloneDX document of a distribution, without a time or serial number: the same files give the same text.
 *
 * @param files absolute paths of files in it, or of folders of packages; those of no package are ours
 * @throws Error when a package has no name or version
 */
export function billOfMaterials(files: readonly string[]): string {
  const { name, version } = readPackage(resolve(import.meta.dirname, '../..'));
  const folders = new Set(files.flatMap((file) => packageFolder.exec(file)?.[0] ?? []));
  const components = new Map(
    [...folders].map((folder) => {
      const { name, version, license } = readPackage(folder);
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
      const licenses = license && { licenses: [{ expression: license }] };
      return [purl, { type: 'library', 'bom-ref': purl, name, version, purl, ...licenses }] as const;
    }),
  );
  const document = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'application', name, version } },
    components: [...components.keys()].sort().map((purl) => components.get(purl)),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
