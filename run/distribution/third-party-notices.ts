import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InsidePackage } from './packages-inside';

/** As `LICENSE`, `LICENCE-MIT.txt`, `COPYING` or `NOTICE.md`. */
const legalFile = /^(licen[cs]e|copying|notice)(?![a-z])[^/]*$/i;

/** The licences of all packages in a distribution, as most of them demand of copies. */
export function thirdPartyNotices(packages: readonly InsidePackage[]): string {
  const parts = packages.map(({ folder, name, version, license = 'no licence named' }) => {
    const names = readdirSync(folder).filter((one) => legalFile.test(one));
    const texts = names.sort().map((one) => readFileSync(join(folder, one), 'utf8').trim());
    return [`${name} ${version} (${license})`, ...texts].join('\n\n');
  });
  return `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
