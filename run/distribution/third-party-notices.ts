import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesInside } from './packages-inside';

/** As `LICENSE`, `LICENCE-MIT.txt`, `COPYING` or `NOTICE.md`. */
const legalFile = /^(licen[cs]e|copying|notice)(?![a-z])[^/]*$/i;

/**
 * The licences of all packages in a distribution, as most of them demand of copies.
 *
 * @param files as `packagesInside` takes them, which may throw
 */
export function thirdPartyNotices(files: readonly string[]): string {
  const parts = packagesInside(files).map(({ folder, name, version, license = 'no licence named' }) => {
    const names = readdirSync(folder).filter((one) => legalFile.test(one));
    const texts = names.sort().map((one) => readFileSync(join(folder, one), 'utf8').trim());
    return [`${name} ${version} (${license})`, ...texts].join('\n\n');
  });
  return `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
