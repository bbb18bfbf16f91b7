import { readPublishedRelease } from '@storefront/shared/release/published-releases';
import type { Release } from '@storefront/shared/release/release';
import { publishedRelease } from '@storefront/shared/testing/published-release';
import { type Candidate, candidateOf } from '../gate/candidate';
import { releasesIn } from '../stores/releases';

/** Publishes a release in a folder for a test, as the gate's candidate. */
export async function publishedCandidate(
  folder: string,
  remote: string,
  number: string,
  changes: Partial<Release> = {},
): Promise<Candidate> {
  const { version } = await publishedRelease(folder, remote, number, changes);
  return candidateOf(releasesIn(folder), await readPublishedRelease(folder, remote, version));
}
