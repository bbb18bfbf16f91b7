import { listPages } from '@storefront/shared/product/paths';
import { matchPath } from '@storefront/shared/router';
import type { Candidate } from 'releases/gate/candidate';
import { liveRemotes } from 'releases/release-map/release-map';
import { queriesIn, type ShownProduct } from './in-html';
import { type Cookies, requestDocument, type Side, textOf } from './side';

/** An address, with the contents of a visitor's lists. */
export interface Visit {
  readonly path: string;
  /** The release's path pattern. */
  readonly pattern: string;
  /** For a sentence. */
  readonly lists: string;
  readonly cookies: Cookies;
  readonly withoutScripts?: true;
}

/** Lists with several products; only these visits walk through the controls. */
export const several = 'several products';

/** Lines of such a list: more than fit on a screen. */
const severalLines = 8;

/** Path patterns of existing pages: the candidate's and the other remotes'. */
export function assignedPaths({ remote, release, map }: Candidate): readonly string[] {
  const others = liveRemotes(map).filter((other) => other !== remote);
  return [...release.paths, ...others.flatMap((other) => map.paths[other] ?? [])];
}

/**
 * Visits to every address of a release's paths, and to the pages with its slots, each with empty lists, with several products, and with
 * one that no longer exists; products in turn.
 */
export function visitsOf(candidate: Candidate, products: readonly ShownProduct[]): Visit[] {
  const assigned = assignedPaths(candidate);
  const around = ['/shop', listPages.cart, '/quote'].filter((path) => assigned.includes(path));
  const gone = 'no-longer-sold';
  const ids = products.length > 0 ? products.map(({ id }) => id) : ['a', 'b', 'c'];
  const cart = ids.slice(0, severalLines).map((id, nth) => `${id}*${nth < 3 ? 2 : 1}`);
  const kept: readonly Omit<Visit, 'path' | 'pattern'>[] = [
    { lists: 'empty lists', cookies: {} },
    {
      lists: several,
      cookies: {
        cart: cart.join('!'),
        wishlist: ids.slice(0, severalLines).join('!'),
        compare: ids.slice(0, 2).join('!'),
      },
    },
    { lists: 'a product that is gone', cookies: { cart: `${gone}*1`, wishlist: gone, compare: gone } },
  ];
  const patterns = [...new Set([...candidate.release.paths, '/about-us', ...around])];
  let nth = 0;
  return patterns.flatMap((pattern) =>
    kept.map((lists) => {
      const isOfProduct = /:|\*/.test(pattern);
      const path = pattern.replaceAll(/:[\w-]+|\*/g, ids[isOfProduct ? nth++ % ids.length : 0] ?? '');
      return { path, pattern, ...lists };
    }),
  );
}

/** Visits to the same pages by somebody without scripts. */
export function visitsWithoutScripts(visits: readonly Visit[]): Visit[] {
  return visits
    .filter(({ lists, path }) => lists === several && !path.includes('?'))
    .map((visit) => ({ ...visit, lists: `${several}, without scripts`, withoutScripts: true }));
}

/** Visits to a release's pages with a query, as linked by these visits' pages: the first for each query name. */
export async function queriedVisits(
  live: Side,
  { release }: Candidate,
  visits: readonly Visit[],
): Promise<Visit[]> {
  const known = new Set<string>();
  const found: Visit[] = [];
  const left = visits.filter(({ lists }) => lists === several);
  for (let visit = left.shift(); visit; visit = left.shift())
    for (const address of queriesIn(await textOf(await requestDocument(live, visit)))) {
      const { pathname, searchParams } = new URL(address, live.shop);
      const pattern = release.paths.find((one) => matchPath(one, pathname));
      // A page links to more of its own states than others do.
      const from = visit.path.split('?')[0] === pathname ? 'itself' : 'elsewhere';
      const names = [...searchParams.keys()]
        .map((name) => `${name} from ${from}`)
        .filter((name) => !known.has(name));
      if (pattern === undefined || names.length === 0) continue;
      for (const name of names) known.add(name);
      if (found.some(({ path }) => path === address)) continue;
      const next = { ...visit, path: address, pattern };
      found.push(next);
      left.push(next);
    }
  return found;
}
