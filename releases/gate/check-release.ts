import { readPublishedRelease } from '@storefront/shared/release/published-releases';
import type { Releases } from '../stores/releases';
import { releaseId } from '../traffic/pick';
import { type Candidate, candidateOf } from './candidate';
import { type Acceptance, type AllChecked, type Checked, type GateReport, gateReport } from './gate-report';
import { compositionOf, keepCheck, readCheck } from './kept-check';
import { quickChecks } from './quick-checks';

/** How a release is looked at in the running shop. */
export interface ShopChecks {
  /** What it does there, by the names of the checks; throws when nothing is known. */
  readonly run: (candidate: Candidate) => Promise<AllChecked>;
  /** Which shop that is, and whether by a browser: what was found by another way is not known of this one. */
  readonly how: string;
  /** Whether it is done although it was done for the same shop. */
  readonly isAnew: boolean;
}

/** What an operator has accepted, by the id of a finding. */
export interface Accepting extends Acceptance {
  readonly ids: readonly string[];
}

/**
 * Says whether a release may get visitors.
 *
 * @param shop looks at it in the running shop, where nothing was found without; when not given that is all
 * @throws Error in one sentence when the release map cannot be read, a finding to accept is none, or as `shop` does
 */
export async function checkRelease(
  releases: Releases,
  remote: string,
  version: string,
  shop?: ShopChecks,
  accepting?: Accepting,
): Promise<GateReport> {
  const id = releaseId(remote, version);
  const published = await readPublishedRelease(releases.folder, remote, version).catch(
    (error: Error) => error.message,
  );
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
    // Somebody may have accepted something meanwhile: it takes minutes.
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
  if (unknown !== undefined) throw new Error(`${unknown} is no finding of ${release} (pnpm releases check).`);
  return Object.fromEntries(ids.map((id) => [id, acceptance]));
}
