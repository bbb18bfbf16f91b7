import { ownOrigin } from '@storefront/shared/server/listening';
import type { ReleaseMap } from 'releases/release-map/release-map';
import type { Ports } from './ports';

/**
 * Says of each remote with visitors whose releases are live where its host listened under another HOST, and does not now, how to
 * have them found again.
 *
 * @param host where all hosts listen
 */
export function leftBehind({ microFrontends }: ReleaseMap, { hosts }: Ports, host: string): string[] {
  return Object.entries(microFrontends).flatMap(([remote, live]) => {
    const port = hosts[remote];
    if (port === undefined) return [];
    const origin = ownOrigin(host, port);
    const before = live
      .filter(({ deployment }) => deployment.traffic > 0)
      .map(({ url }) => new URL(url))
      .find((url) => url.port === String(port) && url.origin !== origin)?.origin;
    if (before === undefined) return [];
    return [
      `${remote} is live at ${before}, but its host listens at ${origin}: with the same HOST, pnpm releases rollout ${remote}@… --now moves it.`,
    ];
  });
}
