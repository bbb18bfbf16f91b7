import { resolve } from 'node:path';
import { packagesInside } from './packages-inside';
import { readPackage } from './read-package';

/**
 * The CycloneDX document of a distribution, without a time or serial number: the same files give the same text.
 *
 * @param files as `packagesInside` takes them, which may throw
 */
export function billOfMaterials(files: readonly string[]): string {
  const { name, version } = readPackage(resolve(import.meta.dirname, '../..'));
  const components = packagesInside(files).map(({ name, version, license, purl }) => ({
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license && { licenses: [{ expression: license }] }),
  }));
  const document = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'application', name, version } },
    components,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
