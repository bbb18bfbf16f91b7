import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseMap } from 'releases/testing/release-map';
import { createMetrics, type Metrics } from './metrics';

const before = releaseMap({ lab: { '1.0.0': 50, '1.1.0': 50 } });
const after = releaseMap({ lab: { '1.1.0': 100 } });
const old = { remote: 'lab', version: '1.0.0' };

let map = before;
let quarantined: string[];
let unreadableSince: number | null;
let metrics: Metrics;
beforeEach(() => {
  map = before;
  quarantined = [];
  unreadableSince = null;
  metrics = createMetrics({
    releaseMap: { map: () => map, revision: () => 7, unreadableSince: () => unreadableSince },
    quarantine: { names: () => quarantined },
    documents: { count: () => 3, turnedAway: () => 2 },
    uploads: { refused: () => 5, dropped: () => 4 },
  });
});
afterEach(() => jest.restoreAllMocks());

/** The lines of the shop's own metrics that say something of this. */
const linesOf = async (word: string) =>
  (await metrics.registry.metrics())
    .split('\n')
    .filter((line) => line.startsWith('storefront_') && line.includes(word));

test('has the counts of releases from 0, and one collection serves each request', async () => {
  metrics.count(old, { documents: 3, failures: 2, failedLoads: 1 });
  await metrics.registry.metrics();
  expect(await linesOf('_total{remote="lab",release="1.0.0"}')).toEqual([
    'storefront_documents_total{remote="lab",release="1.0.0"} 3',
    'storefront_document_failures_total{remote="lab",release="1.0.0"} 2',
    'storefront_document_fallbacks_total{remote="lab",release="1.0.0"} 0',
    'storefront_document_slow_total{remote="lab",release="1.0.0"} 0',
    'storefront_document_deaths_total{remote="lab",release="1.0.0"} 0',
    'storefront_unfetched_total{remote="lab",release="1.0.0"} 0',
    'storefront_posts_total{remote="lab",release="1.0.0"} 0',
    'storefront_post_failures_total{remote="lab",release="1.0.0"} 0',
    'storefront_views_total{remote="lab",release="1.0.0"} 0',
    'storefront_broken_views_total{remote="lab",release="1.0.0"} 0',
    'storefront_unloaded_views_total{remote="lab",release="1.0.0"} 0',
    'storefront_poor_views_total{remote="lab",release="1.0.0"} 0',
    'storefront_loads_total{remote="lab",release="1.0.0"} 0',
    'storefront_load_failures_total{remote="lab",release="1.0.0"} 1',
  ]);
  expect(await linesOf('documents_total{remote="lab",release="1.1.0"}')).toHaveLength(1);
});

test('gives documents and delays in seconds', async () => {
  for (const duration of [20, 1_500]) metrics.count(old, {}, duration);
  metrics.eventLoopDelay.observe(0.12);
  const took = 'storefront_document_duration_seconds';
  const delay = 'storefront_worker_event_loop_delay_seconds';
  expect(await linesOf('_seconds')).toEqual(
    expect.arrayContaining([
      `${took}_bucket{le="0.025",remote="lab",release="1.0.0"} 1`,
      `${took}_bucket{le="2",remote="lab",release="1.0.0"} 2`,
      `${took}_sum{remote="lab",release="1.0.0"} 1.52`,
      `${delay}_bucket{le="0.25"} 1`,
      `${delay}_sum 0.12`,
    ]),
  );
});

test('leaves out releases that were never in the map or left it long ago', async () => {
  metrics.count(old, {}, 20);
  metrics.count({ ...old, version: '0.9.0' }, {}, 20);
  expect(await linesOf('release="0.9.0"')).toEqual([]);
  expect((await linesOf('release="1.0.0"')).length).toBeGreaterThan(20);
  map = after;
  await metrics.registry.metrics();
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 601_000);
  expect(await linesOf('release="1.0.0"')).toEqual([]);
  expect(await linesOf('release="1.1.0"')).not.toEqual([]);
});

test('lists the releases in quarantine', async () => {
  quarantined = ['lab@1.1.0', 'lab@1.4.0'];
  expect(await linesOf('quarantined')).toEqual([
    'storefront_release_quarantined{remote="lab",release="1.0.0"} 0',
    'storefront_release_quarantined{remote="lab",release="1.1.0"} 1',
  ]);
});

test('counts work under way, refusals and ended workers', async () => {
  metrics.workerDeaths.inc({ reason: 'hung' });
  metrics.workerDeaths.inc({ reason: 'hung' });
  expect(await linesOf('worker_deaths')).toEqual(['storefront_worker_deaths_total{reason="hung"} 2']);
  expect(await linesOf('documents_under_way')).toEqual(['storefront_documents_under_way 3']);
  expect(await linesOf('turned_away')).toEqual(['storefront_documents_turned_away_total 2']);
  metrics.waitingConnectionsClosed.inc();
  expect([...(await linesOf('uploads')), ...(await linesOf('waiting'))]).toEqual([
    'storefront_uploads_refused_total 5',
    'storefront_uploads_dropped_total 4',
    'storefront_waiting_connections_closed_total 1',
  ]);
});

test('names the map in force, and since when it is outdated', async () => {
  const since = 'storefront_release_map_unreadable_since_timestamp_seconds';
  expect(await linesOf('release_map')).toEqual(['storefront_release_map_revision 7', `${since} 0`]);
  unreadableSince = 1_700_000_000_500;
  expect(await linesOf(since)).toEqual([`${since} 1700000000.5`]);
});

const monitoring = join(__dirname, '../../../../docs/monitoring');

test.each(['grafana-dashboard.json', 'alerts.yml'])('the shell gives each metric of %s', async (file) => {
  const named = new Set(
    readFileSync(join(monitoring, file), 'utf8').match(/\b(?:storefront|process|nodejs)_\w+/g),
  );
  expect(named.size).toBeGreaterThan(10);
  metrics.count(old, {}, 1);
  metrics.workerDeaths.inc({ reason: 'hung' });
  const given = (await metrics.registry.metrics()).matchAll(/^(\w+)[{ ]/gm);
  const known = new Set(Array.from(given, ([, name = '']) => name));
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
});

test('the dashboard is JSON, with an id for each panel', () => {
  const { panels } = JSON.parse(readFileSync(join(monitoring, 'grafana-dashboard.json'), 'utf8'));
  const ids = panels.map(({ id }: { id: number }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
