import { listingPaths } from '@storefront/shared/contracts/listing-paths';
import { sampleId } from './sample-backend';

/** A page that somebody asks for. */
export interface SampleVisit {
  readonly path: string;
  /** Pattern of the remote under check that the page is at; null for a page that shows its places alone. */
  readonly pattern: string | null;
  /** What the visitor's lists have. */
  readonly cookie: string;
}

const fullLists = `cart=${sampleId(0)}*2!${sampleId(1)}*1; wishlist=${sampleId(2)}; compare=${sampleId(0)}!${sampleId(3)}`;

/** The page of the shell's own that shows no more than places. */
const plainPage = '/about-us';

/**
 * Visits to all pages of a remote, and to pages with each place of the server's HTML, by somebody without anything and by somebody with
 * something in every list.
 *
 * @param own patterns of the remote
 * @param assigned patterns of all remotes
 */
export function sampleVisits(own: readonly string[], assigned: readonly string[]): SampleVisit[] {
  const listing = listingPaths.find((path) => assigned.includes(path) && !own.includes(path));
  const pages = [
    ...own.map((pattern) => ({ path: samplePath(pattern), pattern })),
    ...[plainPage, ...(listing ? [listing] : [])].map((path) => ({ path, pattern: null })),
  ];
  return pages.flatMap((page) => ['', fullLists].map((cookie) => ({ ...page, cookie })));
}

/** An address that a pattern matches: where it leaves something open, that of a product of the sample backend. */
export function samplePath(pattern: string): string {
  return pattern.replaceAll(/:[\w-]+|\*/g, sampleId(0));
}
