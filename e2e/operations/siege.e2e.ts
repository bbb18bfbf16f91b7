import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { quarantinedReleases } from 'releases/quarantine/quarantine';
import { address, expect, releases, test } from '../support/storefront-test';
import type { Visit } from '../support/visitor-stream';
import { siegeAttacks } from './siege-attacks';

// Attacks of strangers, one after the other, beside ten visitors a second.

const seconds = 60;
const visitorsASecond = 10;
/** Most milliseconds that a visitor may wait. */
const maxWait = 2_000;

test.describe.configure({ timeout: 240_000 });

test('no attack of strangers costs a visitor a page', async () => {
  const visiting = promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'e2e/support/visitor-stream.ts', address, String(seconds), String(visitorsASecond)],
    { maxBuffer: 2 ** 24 },
  );
  for (const { name, run, answered } of siegeAttacks)
    expect([name, ...new Set(await run())]).toEqual([name, ...answered]);
  visiting.child.stdin?.end();
  const visits: readonly Visit[] = JSON.parse((await visiting).stdout);

  expect(visits.length).toBeGreaterThanOrEqual(seconds * visitorsASecond);
  expect({
    failed: visits.filter(({ status }) => status !== 200 && status !== 303),
    late: visits.filter(({ took }) => took > maxWait),
    quarantined: await quarantinedReleases(releases.store),
  }).toEqual({ failed: [], late: [], quarantined: [] });
});
