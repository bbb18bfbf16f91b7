import type { Evidence } from './evidence';
import { inWords } from './in-words';
import { minDocuments } from './open-question';

/**
 * What is said of a canary whose files could not be fetched for some documents of its step; null when they could for as many after
 * these as a step takes. It is no fault of its code, and no reason to give it more visitors.
 */
export function fetchQuestion({ atStep, sinceUnfetched }: Evidence): string | null {
  const { unfetched } = atStep.canary;
  if (unfetched === 0 || sinceUnfetched >= minDocuments) return null;
  return `fetch: its files could not be fetched for ${inWords(unfetched)} documents of this step, and could for ${inWords(sinceUnfetched)} since; it goes on after ${minDocuments}. Look at the release's asset server`;
}
