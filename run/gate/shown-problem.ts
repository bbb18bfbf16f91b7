import { listingPaths } from '@storefront/shared/contracts/listing-paths';
import type { Candidate } from 'releases/gate/candidate';
import type { SampleVisit } from './sample-visits';

/** A document as the shop has answered. */
export interface Answered {
  readonly status: number;
  readonly html: string;
}

interface RenderedPlace {
  readonly isOn: (visit: SampleVisit) => boolean;
  /** Whether every remote that wants to fills it, or the first of them. */
  readonly isForAll: boolean;
}

/** The places of the server's HTML; the others are filled in browsers alone. */
const renderedPlaces: Readonly<Record<string, RenderedPlace>> = {
  'header-cart': { isOn: () => true, isForAll: false },
  'page-foot': { isOn: () => true, isForAll: true },
  'listing-foot': {
    isOn: ({ path, cookie }) => cookie.includes('compare=') && listingPaths.some((one) => one === path),
    isForAll: false,
  },
};

/**
 * What is wrong with a document that a release should be in, in a sentence: its page is an error, or another release stands in for it;
 * null when nothing is.
 *
 * @param isSampled whether the backend had an answer for all that it was asked
 */
export function shownProblem(
  visit: SampleVisit,
  { remote, version, release }: Candidate,
  { status, html }: Answered,
  isSampled: boolean,
): string | null {
  const { path, pattern } = visit;
  // A page may send people elsewhere.
  if (status >= 300 && status < 400) return null;
  // Only the remote knows what it has where its pattern leaves something open.
  const isOpen = pattern !== path;
  if (pattern !== null && status >= 400 && !(status === 404 && isOpen) && !(status === 503 && !isSampled))
    return `${path} of ${remote} ${version} is answered with ${status}.`;
  if (pattern !== null && status !== 404 && !isShown(html, remote, version))
    return `${path} is not the page of ${remote} ${version}: another release stands in for it.`;
  const place = Object.keys(renderedPlaces).find(
    (name) =>
      `./${name}` in release.browser.exposes &&
      renderedPlaces[name]?.isOn(visit) &&
      !isShown(html, `${remote}/${name}`, version) &&
      !isAnothers(html, name, remote),
  );
  return place === undefined
    ? null
    : `${place} of ${remote} ${version} is not shown at ${path}: another release stands in for it.`;
}

function isShown(html: string, boundary: string, version: string): boolean {
  return html.includes(`data-boundary="${boundary}" data-release="${version}"`);
}

/** Whether another remote has a place that has room for one. */
function isAnothers(html: string, place: string, remote: string): boolean {
  const [, filler] = new RegExp(`data-boundary="([a-z0-9]+)/${place}"`).exec(html) ?? [];
  return !renderedPlaces[place]?.isForAll && filler !== undefined && filler !== remote;
}
