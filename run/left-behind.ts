import { ownOrigin } from '@storefront/shared/server/listening';
import { type ReleaseMap, withVisitors } from 'releases/release-map/release-map';
import type { Ports } from './ports';

/**
 * Sentences about remotes whose live releases are served at a former HOST, each with the command that moves them.
 *
 * @param host address of all asset servers
 */
export function leftBehind({ microFrontends }: ReleaseMap, { hosts }: Ports, host: string): string[] {
  return Object.entries(microFrontends).flatMap(([remote, live]) => {
    const port = hosts[remote];
    if (port === undefined) return [];
    const origin = ownOrigin(host, port);
    const before = withVisitors(live).find(
      ({ url }) => new URL(url).port === String(port) && new URL(url).origin !== origin,
    );
    if (before === undefined) return [];
    const { traffic } = before.deployment;
    const share = traffic === 100 ? '--now' : `--hold ${traffic}%`;
    return [
      `${remote} is live at ${new URL(before.url).origin}, but its asset server now listens at ${origin}. To move it, with the same HOST: pnpm releases rollout ${remote}@${before.metadata.version} ${share}`,
    ];
  });
}
