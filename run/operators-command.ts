import { ownOrigin } from '@storefront/shared/server/listening';
import type { Ports } from './ports';

/** The command line, to copy, that operates a shop that is not at the default ports. */
export function operatorsCommand(
  { shell, hosts }: Ports,
  releasesFolder: string,
  host = 'localhost',
): string {
  const origins = Object.entries(hosts).map(
    ([remote, port]) => `${remote.toUpperCase()}_ORIGIN=${ownOrigin(host, port)}`,
  );
  return [
    `RELEASES_FOLDER=${releasesFolder}`,
    `PUBLIC_ORIGIN=${ownOrigin(host, shell)}`,
    ...origins,
    'pnpm releases status',
  ].join(' ');
}
