import { listPages } from '@storefront/shared/product/paths';
import type { Candidate } from 'releases/gate/candidate';
import { liveRemotes } from 'releases/release-map/release-map';
import type { Cookies, Side } from './side';

/** An address that somebody asks for, and what their lists have. */
export interface Visit {
  readonly path: string;
  /** The pattern that a release has it by. */
  readonly pattern: string;
  /** For a sentence. */
  readonly lists: string;
  readonly cookies: Cookies;
}

/** Patterns of the pages that there are: those of the release under check, and of the other remotes. */
export function assignedPaths({ remote, release, map }: Candidate): readonly string[] {
  const others = liveRemotes(map).filter((other) => other !== remote);
  return [...release.paths, ...others.flatMap((other) => map.paths[other] ?? [])];
}

/** Ids of products that the shop shows, in the order of its listing. */
export async function shownProducts({ shop, cookies }: Side): Promise<readonly string[]> {
  const html = await (await fetch(`${shop}/shop`, { headers: { cookie: cookieHeader(cookies) } })).text();
  return [...new Set(Array.from(html.matchAll(/name="id" value="([\w.-]+)"/g), ([, id = '']) => id))];
}

/**
 * Every address of a release's paths, and the pages around them on which it has places, each with empty lists, with three products, and
 * with one that no longer exists.
 */
export function visitsOf(
  candidate: Candidate,
  [one = 'a', two = 'b', three = 'c']: readonly string[],
): Visit[] {
  const assigned = assignedPaths(candidate);
  const around = ['/shop', listPages.cart, '/quote'].filter((path) => assigned.includes(path));
  const gone = 'no-longer-sold';
  const kept: readonly Omit<Visit, 'path' | 'pattern'>[] = [
    { lists: 'empty lists', cookies: {} },
    {
      lists: 'three products',
      cookies: { cart: `${one}*2!${two}*1!${three}*1`, wishlist: three, compare: `${one}!${two}` },
    },
    { lists: 'a product that is gone', cookies: { cart: `${gone}*1`, wishlist: gone, compare: gone } },
  ];
  const patterns = [...new Set([...candidate.release.paths, '/about-us', ...around])];
  return patterns.flatMap((pattern) => {
    const path = pattern.replaceAll(/:[\w-]+|\*/g, one);
    return kept.map((lists) => ({ path, pattern, ...lists }));
  });
}

/** A Cookie header with these. */
export function cookieHeader(cookies: Cookies): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
}
