import { readPublishedRelease } from '@storefront/shared/release/published-releases';
import type { Releases } from '../stores/releases';
import { releaseId } from '../traffic/pick';
import { type Candidate, candidateOf } from './candidate';
import type { Checked } from './check';
import { type GateReport, gateReport } from './gate-report';
import { quickChecks } from './quick-checks';

/** What a release does in a shop, by the names of the checks; throws when there can be none. */
export type DeepChecks = (candidate: Candidate) => Promise<Readonly<Record<string, Checked>>>;

/**
 * Says whether a release may get visitors.
 *
 * @param deep looks at it in a shop, where nothing was found without one; when not given that is all
 * @throws Error in one sentence when the release map cannot be read, or as `deep` does
 */
export async function checkRelease(
  releases: Releases,
  remote: string,
  version: string,
  deep?: DeepChecks,
): Promise<GateReport> {
  const id = releaseId(remote, version);
  const published = await readPublishedRelease(releases.folder, remote, version).catch(
    (error: Error) => error.message,
  );
  if (typeof published === 'string') return gateReport(id, { published: { findings: [published] } });
  const candidate = await candidateOf(releases, published);
  const checked = quickChecks.map(async ({ name, run }) => [name, await run(candidate)] as const);
  const quick = Object.fromEntries<Checked>(await Promise.all(checked));
  const isSound = Object.values(quick).every(({ findings }) => findings.length === 0);
  return gateReport(id, { ...quick, ...(isSound && deep && (await deep(candidate))) });
}
