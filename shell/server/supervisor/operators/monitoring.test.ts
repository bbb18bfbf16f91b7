import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseMap } from 'releases/testing/release-map';
import { createReleaseTallies } from '../rollouts/release-tallies';
import { createMetrics } from './metrics';

const folder = join(__dirname, '../../../../docs/monitoring');

/** The names of all metrics that the shell gives. */
async function given(): Promise<ReadonlySet<string>> {
  const metrics = createMetrics({
    tallies: createReleaseTallies(() => releaseMap({ lab: { '1.0.0': 100 } })),
    releaseMap: { revision: () => 7, unreadableSince: () => null },
    quarantine: { names: () => [] },
    documents: { count: () => 0, turnedAway: () => 0 },
    uploads: { refused: () => 0, dropped: () => 0 },
  });
  metrics.documentsTook({ remote: 'lab', version: '1.0.0' }, [1]);
  metrics.eventLoopDelay.observe(1);
  metrics.workerDeaths.inc({ reason: 'hung' });
  return new Set(
    [...(await metrics.registry.metrics()).matchAll(/^(\w+)[{ ]/gm)].map(([, name = '']) => name),
  );
}

test.each(['grafana-dashboard.json', 'alerts.yml'])(
  'each metric of %s is one that the shell gives',
  async (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const named = new Set(text.match(/\b(?:storefront|process|nodejs)_\w+/g));
    expect(named.size).toBeGreaterThan(10);
    const known = await given();
    expect([...named].filter((name) => !known.has(name))).toEqual([]);
  },
);

test('the dashboard is JSON, with an id for each panel', () => {
  const { panels } = JSON.parse(readFileSync(join(folder, 'grafana-dashboard.json'), 'utf8'));
  const ids = panels.map(({ id }: { id: number }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
