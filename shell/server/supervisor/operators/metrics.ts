import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { releaseId } from 'releases/traffic/pick';
import type { BlamedRelease } from '../../containment/blame';
import type { ReleaseCounts } from '../../containment/release-counts';
import type { DocumentsUnderWay } from '../documents-under-way';
import type { FollowedMap } from '../follow-release-map';
import type { Quarantine } from '../quarantine/quarantined';
import type { ReleaseTallies } from '../rollouts/release-tallies';
import type { UploadsUnderWay } from '../uploads-under-way';

const ofRelease = ['remote', 'release'] as const;

/** What is counted of each release, as it is called here. */
const releaseCounters: readonly (readonly [keyof ReleaseCounts, string, string])[] = [
  ['documents', 'documents_total', 'Documents made with the release on the server.'],
  ['failures', 'document_failures_total', 'Of these: its code threw, rejected or was late.'],
  ['fallbacks', 'document_fallbacks_total', 'Of these: without a part of it, or with another release.'],
  ['slow', 'document_slow_total', 'Of these: longer than one second.'],
  ['deaths', 'document_deaths_total', 'Of these: it took a worker of the shell.'],
  ['unfetched', 'unfetched_total', 'Documents and forms for which its files could not be fetched.'],
  ['posts', 'posts_total', 'Forms posted to the release.'],
  ['failedPosts', 'post_failures_total', 'Of these: it failed, or answered with 500 or more.'],
  ['views', 'views_total', 'Pages with the release that browsers reported about.'],
  ['brokenViews', 'broken_views_total', 'Of these: its code threw.'],
  ['unloadedViews', 'unloaded_views_total', 'Of these: a file of the release did not come.'],
  ['poorViews', 'poor_views_total', 'Of these: a web vital of the page was poor.'],
  ['loads', 'loads_total', 'Modules of the release that workers loaded.'],
  ['failedLoads', 'load_failures_total', 'Of these: could not be had or not be evaluated.'],
];

/** Seconds that documents take, and by which a worker's event loop is late. */
const durationBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5];
const delayBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

/** What the supervisor knows of its shell, for Prometheus. */
export interface Metrics {
  /** Takes how many milliseconds documents with a release took. */
  documentsTook(release: BlamedRelease, durations: readonly number[]): void;
  /** Takes by how many milliseconds a worker's event loop was late at most in a second. */
  workerWasLate(delay: number): void;
  workerDied(reason: string): void;
  waitingConnectionClosed(): void;
  /** All of it, in Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** What metrics are made from. */
export interface MetricsOptions {
  readonly releaseMap: Pick<FollowedMap, 'revision' | 'unreadableSince'>;
  readonly quarantine: Pick<Quarantine, 'names'>;
  readonly tallies: ReleaseTallies;
  readonly documents: Pick<DocumentsUnderWay, 'count' | 'turnedAway'>;
  readonly uploads: Pick<UploadsUnderWay, 'refused' | 'dropped'>;
}

/** Makes the metrics. Of releases they have those of the tallies alone, so that their number stays small. */
export function createMetrics({
  releaseMap,
  quarantine,
  tallies,
  documents,
  uploads,
}: MetricsOptions): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  for (const [counted, name, help] of releaseCounters)
    new Counter({
      name: `storefront_${name}`,
      help,
      labelNames: ofRelease,
      registers,
      collect() {
        this.reset();
        for (const { counts, ...release } of tallies.all()) this.inc(labelsOf(release), counts[counted]);
      },
    });
  new Gauge({
    name: 'storefront_release_quarantined',
    help: 'Whether the release is in quarantine and gets no visitors.',
    labelNames: ofRelease,
    registers,
    collect() {
      this.reset();
      const names = quarantine.names();
      for (const release of tallies.all())
        this.set(labelsOf(release), Number(names.includes(releaseId(release.remote, release.version))));
    },
  });

  const timed = new Map<string, BlamedRelease>();
  const duration = new Histogram({
    name: 'storefront_document_duration_seconds',
    help: 'How long documents took that were made with the release.',
    labelNames: ofRelease,
    buckets: durationBuckets,
    registers,
    collect() {
      const known = new Set(tallies.all().map(({ remote, version }) => releaseId(remote, version)));
      for (const [id, release] of timed) {
        if (known.has(id)) continue;
        timed.delete(id);
        this.remove(labelsOf(release));
      }
    },
  });
  const delay = new Histogram({
    name: 'storefront_worker_event_loop_delay_seconds',
    help: 'By how much the event loop of a worker was late at most, of each second of each worker.',
    buckets: delayBuckets,
    registers,
  });
  const deaths = new Counter({
    name: 'storefront_worker_deaths_total',
    help: 'Workers that ended unasked.',
    labelNames: ['reason'],
    registers,
  });

  const gauges = [
    ['documents_under_way', 'Documents that are being made.', documents.count],
    ['release_map_revision', 'Revision of the release map that is in force.', releaseMap.revision],
    [
      'release_map_unreadable_since_timestamp_seconds',
      'Since when the newest release map cannot be read, and the last good one is in force; 0 when it can.',
      () => (releaseMap.unreadableSince() ?? 0) / 1_000,
    ],
  ] as const;
  for (const [name, help, value] of gauges)
    new Gauge({
      name: `storefront_${name}`,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  const refusals = [
    [
      'documents_turned_away_total',
      'Requests for documents that were refused, as too many were being made.',
      documents.turnedAway,
    ],
    [
      'uploads_refused_total',
      'Requests with a body that were refused, as too many of their network or of all were under way.',
      uploads.refused,
    ],
    [
      'uploads_dropped_total',
      'Requests with a body whose connection was closed before they had arrived, for another one.',
      uploads.dropped,
    ],
  ] as const;
  for (const [name, help, value] of refusals)
    new Counter({
      name: `storefront_${name}`,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(value());
      },
    });
  const waitingClosed = new Counter({
    name: 'storefront_waiting_connections_closed_total',
    help: 'Connections that were closed before they had sent a whole request, as too many waited.',
    registers,
  });

  return {
    documentsTook(release, durations) {
      timed.set(releaseId(release.remote, release.version), release);
      for (const milliseconds of durations) duration.observe(labelsOf(release), milliseconds / 1_000);
    },
    workerWasLate: (milliseconds) => delay.observe(milliseconds / 1_000),
    waitingConnectionClosed: () => waitingClosed.inc(),
    workerDied: (reason) => deaths.inc({ reason }),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

const labelsOf = ({ remote, version }: BlamedRelease) => ({ remote, release: version });
