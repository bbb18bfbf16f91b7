import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { releaseId } from 'releases/traffic/pick';
import type { ReleaseRef } from '../../containment/mark';
import type { ReleaseCounts } from '../../containment/release-counts';
import type { DocumentLimiter } from '../document-limiter';
import type { FollowedMap } from '../follow-release-map';
import type { Quarantine } from '../quarantine/quarantined';
import type { UploadLimiter } from '../upload-limiter';
import type { OperatorAnswer } from './operator-answers';
import { createReleaseTallies } from './release-tallies';

const labelNames = ['remote', 'release'] as const;
const labelsOf = ({ remote, version }: ReleaseRef) => ({ remote, release: version });

/** The counters of each release: field, metric name and help text. */
const releaseCounters: readonly (readonly [keyof ReleaseCounts, string, string])[] = [
  ['documents', 'documents_total', 'Documents with the release, cached ones included.'],
  ['failures', 'document_failures_total', 'Documents in which the release threw, rejected or timed out.'],
  [
    'fallbacks',
    'document_fallbacks_total',
    'Documents that lack a part of the release, or used another one.',
  ],
  ['slow', 'document_slow_total', 'Documents that took longer than one second.'],
  [
    'deaths',
    'document_deaths_total',
    'Documents in which it ended a worker, or blocked one for half a second.',
  ],
  ['unfetched', 'unfetched_total', 'Documents and forms for which its files could not be fetched.'],
  ['posts', 'posts_total', 'Forms posted to the release.'],
  ['failedPosts', 'post_failures_total', 'Posted forms in which it failed, or answered with 500 or more.'],
  ['views', 'views_total', 'Pages with the release that browsers reported about.'],
  ['brokenViews', 'broken_views_total', 'Reported pages in which its code threw.'],
  ['unloadedViews', 'unloaded_views_total', 'Reported pages that lacked a file of the release.'],
  ['poorViews', 'poor_views_total', 'Reported pages with a poor web vital.'],
  ['loads', 'loads_total', 'Modules of the release that workers loaded.'],
  ['failedLoads', 'load_failures_total', 'Modules of the release that could not be fetched or evaluated.'],
];

/** The sources of the metrics. */
export interface MetricsOptions {
  readonly releaseMap: Pick<FollowedMap, 'map' | 'revision' | 'unreadableSince'>;
  readonly quarantine: Pick<Quarantine, 'names'>;
  readonly documents: Pick<DocumentLimiter, 'count' | 'turnedAway'>;
  readonly uploads: Pick<UploadLimiter, 'refused' | 'dropped'>;
}

/** The metrics of the supervisor's shell, for Prometheus. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Makes the metrics. Only releases in the tallies have any, so that their number stays small. */
export function createMetrics({ releaseMap, quarantine, documents, uploads }: MetricsOptions) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const about = (name: string, help: string) => ({ name: `storefront_${name}`, help, registers: [registry] });
  /** A metric whose value is counted elsewhere. */
  const follow = (Metric: typeof Gauge | typeof Counter, name: string, help: string, value: () => number) =>
    new Metric({
      ...about(name, help),
      collect() {
        this.reset();
        this.inc(value());
      },
    });

  const tallies = createReleaseTallies(releaseMap.map, (gone) => documentDuration.remove(labelsOf(gone)));
  for (const [counted, name, help] of releaseCounters)
    new Counter({
      ...about(name, help),
      labelNames,
      collect() {
        this.reset();
        for (const tally of tallies.all()) this.inc(labelsOf(tally), tally.counts[counted]);
      },
    });
  new Gauge({
    ...about('release_quarantined', 'Whether the release is in quarantine and gets no visitors.'),
    labelNames,
    collect() {
      this.reset();
      const names = quarantine.names();
      for (const release of tallies.all())
        this.set(labelsOf(release), Number(names.includes(releaseId(release.remote, release.version))));
    },
  });
  follow(Gauge, 'documents_under_way', 'Documents that are being made.', documents.count);
  follow(Gauge, 'release_map_revision', 'Revision of the release map that is in force.', releaseMap.revision);
  follow(
    Gauge,
    'release_map_unreadable_since_timestamp_seconds',
    'Since when the newest release map cannot be read, and the last good one is in force; 0 when it can.',
    () => (releaseMap.unreadableSince() ?? 0) / 1_000,
  );
  follow(
    Counter,
    'documents_turned_away_total',
    'Requests for documents refused because too many documents were under way.',
    documents.turnedAway,
  );
  follow(
    Counter,
    'uploads_refused_total',
    'Requests with a body refused because too many, of their network or in all, were under way.',
    uploads.refused,
  );
  follow(
    Counter,
    'uploads_dropped_total',
    'Requests with a body whose connection was closed to make room for another.',
    uploads.dropped,
  );

  const documentDuration = new Histogram({
    ...about('document_duration_seconds', 'How long documents took that were made with the release.'),
    labelNames,
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
  });
  const answer: OperatorAnswer = async (_, response) => {
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  };
  return {
    answer,
    tallies,
    /** Adds to the counts of a release, for Prometheus and the operators' page. @param duration milliseconds, of a document */
    count(release: ReleaseRef, counts: Partial<ReleaseCounts>, duration?: number) {
      if (tallies.add(release, counts, duration) && duration !== undefined)
        documentDuration.observe(labelsOf(release), duration / 1_000);
    },
    eventLoopDelay: new Histogram({
      ...about('worker_event_loop_delay_seconds', 'Longest event-loop delay of a worker in each second.'),
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
    }),
    workerDeaths: new Counter({
      ...about('worker_deaths_total', 'Workers that ended unexpectedly.'),
      labelNames: ['reason'],
    }),
    waitingConnectionsClosed: new Counter(
      about(
        'waiting_connections_closed_total',
        'Connections closed before a complete request, because too many waited.',
      ),
    ),
    registry,
  };
}
