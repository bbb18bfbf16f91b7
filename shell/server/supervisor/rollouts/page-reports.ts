import type { IncomingMessage, ServerResponse } from 'node:http';
import { networkOf } from '@storefront/shared/server/network-of';
import { LRUCache } from 'lru-cache';
import type { Visitor } from 'releases/rollout/deduplicate';
import { bucketOf } from 'releases/traffic/bucket';
import * as v from 'valibot';
import { type ViewReport, viewsPath } from '../../../src/views/view-report';
import type { ReleaseRef } from '../../containment/mark';
import type { ReleaseCounts } from '../../containment/release-counts';
import { type Refusal, reportOf } from '../../http/body-of';
import { type PublicAddress, visitorAddress } from '../../http/forwarded';
import { isOwnRequest } from '../../http/web-request';
import { viewReportId, viewTokenLifetime } from '../../security/view-token';

/** Most bytes of a body; a report has about three hundred. */
const bodyLimit = 4 * 1024;

const maxReleases = 30;

/** Most reports of one network in a `rateWindow` (milliseconds). A whole office may share one address; an IPv6 network is a /48. */
const maxOfNetwork = 240;
const rateWindow = 60_000;

/** Most networks, and most accepted reports, that are remembered; the oldest go first. */
const remembered = { networks: 10_000, reports: 100_000 };

const release = v.pipe(v.string(), v.maxLength(200), v.regex(/^[^@\s]+@[^@\s]+$/));
const releases = v.pipe(v.array(release), v.maxLength(maxReleases));
const schema = v.object({
  token: v.pipe(v.string(), v.maxLength(100)),
  // Pages of older builds have none.
  view: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
  releases,
  used: releases,
  broken: releases,
  // Pages of older builds list these as broken.
  unloaded: v.optional(releases, []),
  isPoor: v.boolean(),
}) satisfies v.GenericSchema<unknown, ViewReport>;

/** Answers browsers' reports. @returns whether the request was one */
export type AnswerPageReport = (message: IncomingMessage, response: ServerResponse) => Promise<boolean>;

interface PageReportsOptions {
  /** The keys whose tokens are valid. */
  readonly keys: () => readonly Buffer[];
  readonly visible: Pick<PublicAddress, 'trustProxy'>;
  /** Called with the counts of each release in a report, and its visitor. */
  readonly count: (release: ReleaseRef, counts: Partial<ReleaseCounts>, visitor: Visitor) => void;
}

/**
 * Answers browsers' reports about pages. Anybody may send one, so it counts only with the token of a document of this shop, for the
 * releases of that document. It counts once for each view. Pages of other sites cannot have their visitors send reports.
 */
export function createPageReports({ keys, visible, count }: PageReportsOptions): AnswerPageReport {
  const sent = new LRUCache<string, number>({ max: remembered.networks, ttl: rateWindow, noUpdateTTL: true });
  const accepted = new LRUCache<string, true>({ max: remembered.reports, ttl: viewTokenLifetime });

  const refused = ({ headers }: IncomingMessage, address: string): Refusal | null => {
    if (!isOwnRequest(headers)) return [403];
    const network = networkOf(address, 48);
    const number = (sent.get(network) ?? 0) + 1;
    sent.set(network, number);
    return number > maxOfNetwork ? [429] : null;
  };

  const accept = ({ token, view, releases, ...report }: ViewReport, visitor: Visitor) => {
    const about = { releases, view: view || visitor.bucket };
    const ids = keys().map((key) => viewReportId(token, about, key));
    const id = ids.find((one) => one !== null);
    if (!id || accepted.has(id)) return;
    accepted.set(id, true);
    const composed = new Set(releases);
    const broken = new Set(report.broken);
    const unloaded = new Set(report.unloaded);
    for (const name of new Set(report.used)) {
      if (!composed.has(name)) continue;
      const [remote = '', version = ''] = name.split('@');
      const counts = {
        views: 1,
        brokenViews: Number(broken.has(name)),
        unloadedViews: Number(unloaded.has(name)),
        poorViews: Number(report.isPoor),
      };
      count({ remote, version }, counts, visitor);
    }
  };

  return async (message, response) => {
    if (message.url !== viewsPath) return false;
    const address = visitorAddress(message, visible.trustProxy) ?? '';
    const report = await reportOf(message, response, schema, bodyLimit, () => refused(message, address));
    if (report) accept(report, { bucket: bucketOf(message.headers.cookie).id, address });
    return true;
  };
}
