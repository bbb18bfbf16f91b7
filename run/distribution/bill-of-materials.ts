import { resolve } from 'node:path';
import type { InsidePackage } from './packages-inside';
import { readPackage } from './read-package';

/** The CycloneDX document of a distribution, without a time or serial number: the same files give the same text. */
export function billOfMaterials(packages: readonly InsidePackage[]): string {
  const { name, version } = readPackage(resolve(import.meta.dirname, '../..'));
  const components = packages.map(({ name, version, license, purl }) => ({
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
