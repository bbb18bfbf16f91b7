import { readPublished } from '../published/published-anywhere';
import type { Releases } from '../stores/releases';
import { releaseId } from '../traffic/pick';
import { type Candidate, candidateOf } from './candidate';
import { type Acceptance, type AllChecked, type Checked, type GateReport, gateReport } from './gate-report';
import { compositionOf, keepCheck, readCheck } from './kept-check';
import { quickChecks } from './quick-checks';

/** Checks of a release in the running shop. */
export interface ShopChecks {
  /** Runs the checks, by their names; throws when there is no result. */
  readonly run: (candidate: Candidate) => Promise<AllChecked>;
  /** The shop's origin and whether a browser checked: other results say nothing about this way. */
  readonly how: string;
  /** Whether to check again despite a result for the same shop. */
  readonly isAnew: boolean;
}

/** Findings that an operator accepts, by their ids. */
export interface Accepting extends Acceptance {
  readonly ids: readonly string[];
}

/**
 * Checks whether a release may get visitors.
 *
 * @param shop checks in the running shop, once the quick checks find nothing; undefined for the quick checks only
 * @throws Error in one sentence when the release map cannot be read, an accepted finding does not exist, or as `shop` does
 */
export async function checkRelease(
  releases: Releases,
  remote: string,
  version: string,
  shop?: ShopChecks,
  accepting?: Accepting,
): Promise<GateReport> {
  const id = releaseId(remote, version);
  const published = await readPublished(releases, remote, version).catch((error: Error) => error.message);
  if (typeof published === 'string') return gateReport(id, { published: { findings: [published] } });
  const candidate = await candidateOf(releases, published);
  const made = Object.entries(quickChecks).map(
    async ([name, check]) => [name, await check(candidate)] as const,
  );
  const quick = Object.fromEntries<Checked>(await Promise.all(made));
  let kept = await readCheck(candidate);
  const isSound = gateReport(id, quick, kept.accepted).outcome === 'passed';
  if (isSound && shop) {
    const composition = compositionOf(candidate, shop.how);
    const isKnown = kept.composition === composition && !shop.isAnew;
    const checked = isKnown ? kept.checked : await shop.run(candidate);
    // Read again: the check takes minutes, in which somebody may have accepted a finding.
    kept = { ...(await readCheck(candidate)), composition, checked };
    await keepCheck(candidate, kept);
  }
  const checked = { ...quick, ...(isSound && shop && kept.checked) };
  if (accepting) {
    kept = { ...kept, accepted: { ...kept.accepted, ...acceptedOf(gateReport(id, checked), accepting) } };
    await keepCheck(candidate, kept);
  }
  return gateReport(id, checked, kept.accepted);
}

function acceptedOf({ release, findings }: GateReport, { ids, ...acceptance }: Accepting) {
  const unknown = ids.find((id) => !findings.some((finding) => finding.id === id));
  if (unknown !== undefined)
    throw new Error(`${unknown} is not a finding of ${release}: pnpm releases check lists them.`);
  return Object.fromEntries(ids.map((id) => [id, acceptance]));
}
