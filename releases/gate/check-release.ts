import { readPublishedRelease } from '@storefront/shared/release/published-releases';
import type { Releases } from '../stores/releases';
import { releaseId } from '../traffic/pick';
import { candidateOf } from './candidate';
import type { Checked } from './check';
import { type GateReport, gateReport } from './gate-report';
import { quickChecks } from './quick-checks';

/**
 * Says whether a release may get visitors, by what can be seen without a shop.
 *
 * @throws Error in one sentence when the release map cannot be read
 */
export async function checkRelease(releases: Releases, remote: string, version: string): Promise<GateReport> {
  const id = releaseId(remote, version);
  const published = await readPublishedRelease(releases.folder, remote, version).catch(
    (error: Error) => error.message,
  );
  if (typeof published === 'string') return gateReport(id, { published: { findings: [published] } });
  const candidate = await candidateOf(releases, published);
  const checked = quickChecks.map(async ({ name, run }) => [name, await run(candidate)] as const);
  return gateReport(id, Object.fromEntries<Checked>(await Promise.all(checked)));
}
